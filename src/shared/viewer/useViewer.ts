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
  /** The failure. In phase `ready`, the failure that the user dismissed. */
  error: ViewerError | null;
}

const nothing = () => {};
const loading: ViewerStatus = { phase: 'loading', progress: null, error: null };

/**
 * Mounts one viewer in an element.
 *
 * @param open Builds the viewer. A new function builds a new viewer, so memoize it with
 * `useCallback`.
 * @param onClose Called before a viewer is disposed, to keep its state for the next one.
 * @returns `stage` is the ref of the element. `reopen` builds the viewer again, for example after a
 * failure. `carryOn` dismisses a failure that left part of the scene visible.
 */
export function useViewer<V extends Viewer>(
  open: OpenViewer<V>,
  onClose: (viewer: V) => void = nothing,
) {
  const [element, stage] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [viewer, setViewer] = useState<V | null>(null);
  const [status, setStatus] = useState(loading);
  const current = useRef<V | null>(null);
  const closing = useRef(onClose);
  closing.current = onClose;

  // A layout effect cleans up while the element is still in the document. Later, three.js controls
  // could not remove their document listeners, which would leak the whole scene.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens a new viewer
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
      // The component unmounted while the viewer was opening.
      if (signal.aborted) return opened.dispose();
      current.current = opened;
      setViewer(opened);
    }, fail);
    return () => {
      aborter.abort();
      if (current.current) {
        closing.current(current.current);
        current.current.dispose();
      }
      current.current = null;
      setViewer(null);
    };
  }, [element, open, attempt]);

  const reopen = useCallback(() => setAttempt((before) => before + 1), []);
  const carryOn = useCallback(() => setStatus((before) => ({ ...before, phase: 'ready' })), []);
  return { stage, viewer, status, reopen, carryOn };
}
