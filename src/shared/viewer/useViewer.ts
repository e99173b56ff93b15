import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/apiError';
import {
  type OpenViewer,
  type Viewer,
  type ViewerError,
  type ViewerProgress,
  viewerErrorOf,
} from './viewer';

export interface ViewerStatus {
  phase: 'loading' | 'ready' | 'failed';
  progress: ViewerProgress | null;
  /** What it failed with; with the phase `ready`, what was put aside. */
  error: ViewerError | null;
}

const loading: ViewerStatus = { phase: 'loading', progress: null, error: null };

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

  // A layout effect ends while the element is still in the document: controls of three.js that are taken apart later
  // do not find the document to take their listeners from, and would keep the whole scene.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens anew
  useLayoutEffect(() => {
    if (!element) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const tell = (change: (before: ViewerStatus) => ViewerStatus) => {
      if (!signal.aborted) setStatus(change);
    };
    const fail = (error: unknown) => {
      if (isAbort(error)) return;
      tell((before) => ({ ...before, phase: 'failed', error: viewerErrorOf(error) }));
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
