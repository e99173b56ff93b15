import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/apiError';
import { type OpenViewer, type Viewer, ViewerError, type ViewerProgress } from './viewer';

export interface ViewerStatus {
  phase: 'loading' | 'ready' | 'failed';
  progress: ViewerProgress | null;
  /** What it failed with; with the phase `ready`, what was put aside. */
  error: ViewerError | null;
}

const loading: ViewerStatus = { phase: 'loading', progress: null, error: null };

const asViewerError = (error: unknown) =>
  error instanceof ViewerError ? error : new ViewerError('brokenFile', error);

/**
 * Keeps one viewer in an element for as long as the element is there.
 *
 * @param open Builds the viewer. Another function is another viewer: keep it with `useCallback`.
 * @returns `stage` is the ref of the element. `reopen` builds the viewer anew, as after a failure; `carryOn` puts a
 *   failure aside that left something to see.
 */
export function useViewer<V extends Viewer>(open: OpenViewer<V>) {
  const [element, stage] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [viewer, setViewer] = useState<V | null>(null);
  const [status, setStatus] = useState(loading);
  const current = useRef<V | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens anew
  useEffect(() => {
    if (!element) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const tell = (change: (before: ViewerStatus) => ViewerStatus) => {
      if (!signal.aborted) setStatus(change);
    };
    const fail = (error: unknown) => {
      if (isAbort(error)) return;
      tell((before) => ({ ...before, phase: 'failed', error: asViewerError(error) }));
    };
    setStatus(loading);
    open(element, {
      signal,
      onProgress: (progress) => tell((before) => ({ ...before, progress })),
      onReady: () =>
        tell((before) => (before.phase === 'loading' ? { ...before, phase: 'ready' } : before)),
      onError: fail,
    }).then((opened) => {
      // It was slower than who wanted it.
      if (signal.aborted) return opened.dispose();
      current.current = opened;
      setViewer(opened);
    }, fail);
    return () => {
      aborter.abort();
      current.current?.dispose();
      current.current = null;
      setViewer(null);
    };
  }, [element, open, attempt]);

  const reopen = useCallback(() => setAttempt((before) => before + 1), []);
  const carryOn = useCallback(() => setStatus((before) => ({ ...before, phase: 'ready' })), []);
  return { stage, viewer, status, reopen, carryOn };
}
