import { type Draft, keepDraft, removeDraft } from './drafts';

/** Long enough to write while somebody pauses and not at each letter. */
const PAUSE_MS = 300;

/** Keeps what is being written in one place: soon after it changes, and at once when the page goes away. */
export class DraftKeeper {
  readonly #key: string | null;
  readonly #version: number | undefined;
  #id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  /** What is to be written; null removes, undefined is nothing to do. */
  #waiting: Draft['values'] | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = false;
  #over = false;

  /** @param key Null keeps nothing. */
  constructor(key: string | null, version?: number) {
    this.#key = key;
    this.#version = version;
  }

  /** Goes on with what was left earlier, which is overwritten from now on. */
  adopt({ id }: Draft): void {
    this.#id = id;
    this.#kept = true;
  }

  /** @param values What there is to keep; null when there is nothing any more. */
  change(values: Draft['values'] | null): void {
    if (this.#over) return;
    this.#waiting = values;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Writes what waits. @returns Whether what was written by the person is kept now. */
  flush(): boolean {
    clearTimeout(this.#timer);
    const values = this.#waiting;
    this.#waiting = undefined;
    if (!this.#key || values === undefined) return this.#kept;
    if (values === null) {
      removeDraft(this.#key, this.#id);
      this.#kept = false;
    } else {
      const draft = { id: this.#id, savedAt: Date.now(), values };
      this.#kept = keepDraft(
        this.#key,
        this.#version === undefined ? draft : { ...draft, version: this.#version },
      );
    }
    return this.#kept;
  }

  /** It has been sent, or is not wanted: nothing is kept of it, whatever still comes. */
  end(): void {
    this.change(null);
    this.flush();
    this.#over = true;
  }

  /** For a form that is written in again after it was sent. */
  begin(): void {
    this.#id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    this.#over = false;
  }

  /** Writes also when the page is left, closed or put aside: on a phone that is the last that a page hears. */
  followPage(): () => void {
    const onLeave = () => void this.flush();
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      this.flush();
    };
  }
}
