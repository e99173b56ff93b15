import { type Draft, type DraftKey, removeDraft, saveDraft } from './drafts';

/** Milliseconds without a change before a draft is saved. */
const PAUSE_MS = 300;
/** The window tells of these. */
const LEAVING = ['pagehide', 'session-ending', 'session-end'];

/** Saves a draft in one place: shortly after a change, and at once when the page is hidden or left. */
export class DraftWriter {
  readonly #key: DraftKey | null;
  readonly #version: number | undefined;
  #id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  /** Values to save; null removes the draft, undefined means that nothing has changed. */
  #pending: Draft['values'] | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saved = false;
  #ended = false;

  /** @param key Null disables saving. */
  constructor(key: DraftKey | null, version?: number) {
    this.#key = key;
    this.#version = version;
  }

  /** Continues an earlier draft, which is overwritten from now on. */
  adopt({ id }: Draft): void {
    this.#id = id;
    this.#saved = true;
  }

  /** @param values The values to save; null if there are none left. */
  change(values: Draft['values'] | null): void {
    if (this.#ended) return;
    this.#pending = values;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Saves pending changes. @returns Whether the draft is saved. */
  flush(): boolean {
    clearTimeout(this.#timer);
    const values = this.#pending;
    this.#pending = undefined;
    if (!this.#key || values === undefined) return this.#saved;
    if (values === null) {
      removeDraft(this.#key, this.#id);
      this.#saved = false;
    } else {
      const draft = { id: this.#id, savedAt: Date.now(), values };
      this.#saved = saveDraft(
        this.#key,
        this.#version === undefined ? draft : { ...draft, version: this.#version },
      );
    }
    return this.#saved;
  }

  /** Removes the draft after it was sent or discarded, and ignores later changes. */
  end(): void {
    this.change(null);
    this.flush();
    this.#ended = true;
  }

  /** Starts again after `end`, for a form that stays open after sending. */
  begin(): void {
    this.#id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    this.#ended = false;
  }

  /**
   * Also saves when the page is hidden or closed, and before and when a session ends. On a phone these are the last events that
   * a page receives.
   */
  followPage(): () => void {
    const onLeave = () => void this.flush();
    for (const name of LEAVING) addEventListener(name, onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      for (const name of LEAVING) removeEventListener(name, onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      this.flush();
    };
  }
}
