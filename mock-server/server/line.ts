/**
 * Where requests wait for their turn: one begins in each turn of the event loop. Node.js accepts one connection a turn, so that
 * a turn with the requests of all open connections would keep new connections waiting for many seconds.
 */
export class Line {
  readonly #waiting: (() => void)[] = [];

  enter(begin: () => void): void {
    this.#waiting.push(begin);
    if (this.#waiting.length === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    // The next turn is certain before this one begins, which may throw.
    if (this.#waiting.length > 1) setImmediate(this.#next);
    this.#waiting.shift()?.();
  };
}
