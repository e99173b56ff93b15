import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { PointCloud } from './createPointCloud';
import { eyeFragment, eyeOfFragment } from './viewState';

/** The settings of a viewer, and again after each change. */
export const useSettings = (viewer: PointCloud) =>
  useSyncExternalStore(viewer.onSettings, () => viewer.settings);

/** The same while there may be no viewer yet. */
export const useSettingsIfAny = (viewer: PointCloud | null) =>
  useSyncExternalStore(viewer?.onSettings ?? nothing, () => viewer?.settings ?? null);

const nothing = () => () => {};

export const useQuality = (viewer: PointCloud) =>
  useSyncExternalStore(viewer.onSettings, () => viewer.quality);

/** Renders anew with each frame that the viewer draws, for what lies over the points. */
export function useFrames(viewer: PointCloud, wanted: boolean): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (wanted ? viewer.onFrame(rerender) : undefined), [viewer, wanted]);
}

/** Milliseconds after which a camera counts as at rest. */
const REST = 400;

/** Keeps the camera in the fragment of the address, and goes to that of a link that is opened. */
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
    const read = () => {
      const eye = eyeOfFragment(location.hash);
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
