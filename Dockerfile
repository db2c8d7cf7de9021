# An image with nothing in it but the static command: `docker build -t sci . && docker run --rm sci 'sin(30)*2'`. It has not been built here.
FROM swift:6.2-noble AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends make git libmpfr-dev libgmp-dev zlib1g-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /sci
COPY . .
RUN make build && install -s .build/release/sci /usr/local/bin/sci

FROM scratch
LABEL org.opencontainers.image.title="sci" \
      org.opencontainers.image.description="A scientific calculator whose digits are right" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.source="https://example.com/you/sci" \
      org.opencontainers.image.licenses="MIT AND LGPL-3.0-or-later"
COPY --from=build /sci/LICENSE /sci/LICENSE-UNICODE.txt /sci/LICENSE-DEJAVU.txt /licenses/
COPY --from=build /usr/local/bin/sci /sci
# Nobody, by number: there is no list of users.
USER 65534:65534
ENTRYPOINT ["/sci"]
