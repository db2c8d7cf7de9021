// Questions that are asked again and again, of which only the newest is worth an answer.

/** A question that is asked again with each key: only one is on its way at a time. */
export class NewestQuestion {
  #ask;
  #isAsking = false;
  #next;

  constructor(ask) {
    this.#ask = ask;
  }

  /** The answer; nothing if there was a newer question before this one's turn. */
  ask(...words) {
    this.cancel();
    const answer = new Promise((resolve) => {
      this.#next = { words, resolve };
    });
    if (!this.#isAsking) this.#askAll();
    return answer;
  }

  /** Forgets the question that waits. */
  cancel() {
    this.#next?.resolve(undefined);
    this.#next = undefined;
  }

  async #askAll() {
    this.#isAsking = true;
    try {
      while (this.#next) {
        const { words, resolve } = this.#next;
        this.#next = undefined;
        resolve(await this.#ask(...words));
      }
    } finally {
      this.#isAsking = false;
    }
  }
}
