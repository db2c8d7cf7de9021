#!/usr/bin/env python3
"""Kills `sci note` at random moments: the file must be the old one or the new one, never a part.

    scripts/note_kill.py .build/release/sci [KILLS]
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def main() -> None:
    command, kills = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    numbers = random.Random(1)
    old = "".join(f"x{k} = {k}^2 + 1/3 =>\r\n" if k % 3 else f"# line {k}: é\n" for k in range(2000)).encode()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "document.sci"
        path.write_bytes(old)
        start = time.monotonic()
        subprocess.run([command, "note", path], check=True)
        duration = time.monotonic() - start
        new = path.read_bytes()
        assert new != old
        outcomes = {old: 0, new: 0}
        for _ in range(kills):
            path.write_bytes(old)
            process = subprocess.Popen([command, "note", path], stderr=subprocess.DEVNULL)
            # Mostly near the end, where the file is written.
            time.sleep(duration * (numbers.uniform(0.9, 1.1) if numbers.random() < 0.7 else numbers.random()))
            process.kill()
            process.wait()
            content = path.read_bytes()
            if content not in outcomes:
                sys.exit(f"the file has {len(content)} bytes, neither {len(old)} nor {len(new)}")
            outcomes[content] += 1
        print(f"{kills} kills: {outcomes[old]} times the old document, {outcomes[new]} times the new one")


main()
