/** What may keep a viewer from showing what it is for. */
export type ViewerErrorKind =
  /** The browser has no WebGL 2, or will not give a context. */
  | 'noWebgl'
  /** The graphics card took the context away, as after sleep or a crash of its driver. */
  | 'lostContext'
  /** The data is not what its format says. */
  | 'brokenFile'
  /** A file of the data, or the whole record, is not there (404). */
  | 'missing'
  /** Signed in, but not for this (403). */
  | 'forbidden'
  /** The server has the record, and its data is still being prepared (409). */
  | 'notReady'
  /** No answer, or one that a repeated call may mend (5xx). */
  | 'network'
  | 'outOfMemory';

/** The one form in which a viewer reports a failure. */
export class ViewerError extends Error {
  override readonly name = 'ViewerError';
  readonly kind: ViewerErrorKind;
  /** Whether what is shown already can stay, as when only a part of the data is missing. */
  readonly usable: boolean;

  constructor(kind: ViewerErrorKind, cause?: unknown, usable = false) {
    super(`${kind}: ${cause instanceof Error ? cause.message : String(cause ?? '')}`, { cause });
    this.kind = kind;
    this.usable = usable;
  }
}

/** Browsers word it differently: Chromium, Firefox, Safari. */
const NO_MEMORY = /allocation (?:failed|size overflow)|failed to allocate|out of memory/i;

/** A failure of any kind as a viewer reports it; one of allocating is a lack of memory. */
export function viewerErrorOf(error: unknown, usable = false): ViewerError {
  if (error instanceof ViewerError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new ViewerError(NO_MEMORY.test(text) ? 'outOfMemory' : 'brokenFile', error, usable);
}

/** How much has come so far. */
export interface ViewerProgress {
  /** Bytes of the answers, and of how many, where that is known. */
  loadedBytes: number;
  totalBytes: number | null;
  /** Parts (nodes, files) that are shown, and how many are wanted for what is in view. */
  parts: number;
  wantedParts: number | null;
  /** Whether more is on its way. */
  busy: boolean;
}

/** What a viewer tells while it runs. It may do so as often as it likes; nothing after `dispose`. */
export interface ViewerEvents {
  onProgress: (progress: ViewerProgress) => void;
  /** Something can be seen. */
  onReady: () => void;
  onError: (error: ViewerError) => void;
  /** Aborted when the viewer is no longer wanted, which may be before it has opened. */
  signal: AbortSignal;
}

/** What every viewer can do; each kind adds its own. */
export interface Viewer {
  /** Frees all: canvas, context, workers, listeners, requests. May be called twice. */
  dispose: () => void;
  /** What is seen now, as PNG. */
  screenshot: () => Promise<Blob>;
}

/**
 * Builds a viewer into an element that is its own. Plain code, without React.
 * @throws ViewerError when there is nothing to show
 */
export type OpenViewer<V extends Viewer> = (
  element: HTMLElement,
  events: ViewerEvents,
) => Promise<V>;
