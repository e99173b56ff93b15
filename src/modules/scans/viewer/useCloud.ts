import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { PointCloud } from './cloud/createPointCloud';
import { eyeFragment, eyeOfFragment } from './cloud/viewState';

/** Returns the current settings of a viewer. Renders on each change. */
export const useSettings = (viewer: PointCloud) =>
  useSyncExternalStore(viewer.onSettings, () => viewer.settings);

/** The same, but the viewer may be missing. */
export const useSettingsIfAny = (viewer: PointCloud | null) =>
  useSyncExternalStore(viewer?.onSettings ?? nothing, () => viewer?.settings ?? null);

const nothing = () => () => {};

export const useQuality = (viewer: PointCloud) =>
  useSyncExternalStore(viewer.onSettings, () => viewer.quality);

/** Renders on each frame of the viewer, for overlays. */
export function useFrames(viewer: PointCloud, enabled: boolean): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (enabled ? viewer.onFrame(rerender) : undefined), [viewer, enabled]);
}

/** Milliseconds without movement after which the camera is at rest. */
const REST = 400;

/** Stores the camera in the address fragment, and applies the fragment of an opened link. */
export function useCameraAddress(viewer: PointCloud | null): void {
  useEffect(() => {
    if (!viewer) return;
    const first = eyeFragment(viewer.getState());
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      const fragment = eyeFragment(viewer.getState());
      if (fragment === location.hash || (fragment === first && !location.hash)) return;
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
    };
    const stop = viewer.onFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(write, REST);
    });
    // By the time of the event, `write` may have put the old camera back into the address.
    const read = ({ newURL }: HashChangeEvent) => {
      const eye = eyeOfFragment(new URL(newURL).hash);
      if (eye) viewer.setState(eye);
    };
    addEventListener('hashchange', read);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('hashchange', read);
    };
  }, [viewer]);
}
