/** Why a viewer cannot show its content. */
export type ViewerErrorKind =
  /** The browser has no WebGL 2, or refuses a context. */
  | 'noWebgl'
  /** The GPU context was lost, for example after sleep or a driver crash. */
  | 'lostContext'
  /** The data does not match its format. */
  | 'brokenFile'
  /** A data file or the whole record does not exist (404). */
  | 'missing'
  /** The user is signed in, but not allowed to see this (403). */
  | 'forbidden'
  /** The record exists, but its data is still being prepared (409). */
  | 'notReady'
  /** There was no answer, or one that a retry may fix (5xx). */
  | 'network'
  | 'outOfMemory';

/** The one error type that viewers report. */
export class ViewerError extends Error {
  override readonly name = 'ViewerError';
  readonly kind: ViewerErrorKind;
  /**
   * True if the content that is visible so far can stay, for example when only some data is
   * missing.
   */
  readonly usable: boolean;

  constructor(kind: ViewerErrorKind, cause?: unknown, usable = false) {
    super(`${kind}: ${cause instanceof Error ? cause.message : String(cause ?? '')}`, { cause });
    this.kind = kind;
    this.usable = usable;
  }
}

/** The messages of Chromium, Firefox and Safari. */
const NO_MEMORY = /allocation (?:failed|size overflow)|failed to allocate|out of memory/i;

/** Converts any error to a ViewerError. Allocation failures become kind noMemory. */
export function viewerErrorOf(error: unknown, usable = false): ViewerError {
  if (error instanceof ViewerError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new ViewerError(NO_MEMORY.test(text) ? 'outOfMemory' : 'brokenFile', error, usable);
}

/** The loading progress. */
export interface ViewerProgress {
  /** Received bytes, and the total if it is known. */
  loadedBytes: number;
  totalBytes: number | null;
  /** Parts (nodes, files) that are shown, and the number needed for the current view. */
  parts: number;
  neededParts: number | null;
  /** True while more data is loading. */
  busy: boolean;
}

/** The events of a viewer. It may fire them as often as it likes, but never after `dispose`. */
export interface ViewerEvents {
  onProgress: (progress: ViewerProgress) => void;
  /** The first content is visible. */
  onReady: () => void;
  onError: (error: ViewerError) => void;
  /** Aborted when the viewer is no longer needed, possibly before it has opened. */
  signal: AbortSignal;
}

/** What every viewer supports. Each kind adds its own methods. */
export interface Viewer {
  /** Frees the canvas, context, workers, listeners and requests. Safe to call twice. */
  dispose: () => void;
  /** The current view as a PNG. */
  screenshot: () => Promise<Blob>;
}

/**
 * Builds a viewer in its own element. Plain code without React.
 *
 * @throws ViewerError if there is nothing to show.
 */
export type OpenViewer<V extends Viewer> = (
  element: HTMLElement,
  events: ViewerEvents,
) => Promise<V>;
