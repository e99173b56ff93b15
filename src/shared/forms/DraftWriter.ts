import { type Draft, type DraftKey, type KeptFiles, removeDraft, saveDraft } from './drafts';

/** Milliseconds without a change before a draft is saved. */
const PAUSE_MS = 300;
/** The window tells of these. */
const LEAVING = ['pagehide', 'session-ending', 'session-end'];
const NONE: readonly File[] = [];

/** Most drafts have no files. */
const filesCode = () => import('./draftFiles');

/** Saves a draft in one place: shortly after a change, and at once when the page is hidden or left. */
export class DraftWriter {
  readonly #key: DraftKey | null;
  readonly #version: number | undefined;
  readonly #onKept: (isKept: boolean) => void;
  #id = newId();
  /** Values to save; null removes the draft, undefined means that nothing has changed. */
  #pending: Draft['values'] | null | undefined;
  #values: Draft['values'] | null = null;
  #files = NONE;
  #kept: KeptFiles | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saved = false;
  #ended = false;

  /**
   * @param key Null disables saving.
   * @param onKept Told whether this browser keeps all that there is, whenever it has tried to.
   */
  constructor(key: DraftKey | null, version?: number, onKept = (_: boolean) => {}) {
    this.#key = key;
    this.#version = version;
    this.#onKept = onKept;
  }

  /** Continues an earlier draft, which is overwritten from now on. @param files those that it has kept */
  adopt({ id, files: kept }: Draft, files = NONE): void {
    this.#id = id;
    this.#saved = true;
    this.#files = files;
    this.#kept = kept;
  }

  /** @param values The values to save; null if there are none left. */
  change(values: Draft['values'] | null, files = NONE): void {
    if (this.#ended) return;
    if (files !== this.#files) void this.#keep(files);
    this.#pending = values;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  async #keep(files: readonly File[]): Promise<void> {
    this.#files = files;
    if (!this.#key || (files.length === 0 && !this.#kept)) return;
    this.#onKept(false);
    const id = this.#id;
    const { keepFiles, dropFiles } = await filesCode();
    const kept = files.length > 0 ? await keepFiles(id, files) : await dropFiles(id);
    // Other files were chosen meanwhile, or it was sent.
    if (files !== this.#files || id !== this.#id || this.#ended) return;
    this.#kept = kept ?? undefined;
    this.#pending ??= this.#values;
    this.flush();
  }

  /** What the draft has kept beside its values. */
  get files(): KeptFiles | undefined {
    return this.#kept;
  }

  /** Saves pending changes. @returns Whether the draft is saved. */
  flush(): boolean {
    clearTimeout(this.#timer);
    const values = this.#pending;
    this.#pending = undefined;
    if (!this.#key || values === undefined) return this.#saved;
    this.#values = values;
    if (values === null) {
      removeDraft(this.#key, this.#id);
      this.#saved = false;
    } else {
      const draft: Draft = { id: this.#id, savedAt: Date.now(), values };
      if (this.#version !== undefined) draft.version = this.#version;
      if (this.#kept) draft.files = this.#kept;
      this.#saved = saveDraft(this.#key, draft);
      const { photos, others, lost } = this.#kept ?? { photos: 0, others: 0, lost: 0 };
      this.#onKept(this.#saved && lost === 0 && photos + others === this.#files.length);
    }
    return this.#saved;
  }

  /** Removes the draft after it was sent or discarded, and ignores later changes. */
  end(): void {
    const id = this.#id;
    if (this.#kept || this.#files.length > 0) void filesCode().then((code) => code.dropFiles(id));
    this.#files = NONE;
    this.#kept = undefined;
    this.change(null);
    this.flush();
    this.#ended = true;
  }

  /** Starts again after `end`, for a form that stays open after sending. */
  begin(): void {
    this.#id = newId();
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

const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
