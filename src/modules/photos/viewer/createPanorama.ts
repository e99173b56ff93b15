import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { type Sphere, sphereOf } from '@/shared/viewer/sphere';
import { loseContext } from '@/shared/viewer/webgl';

interface Options {
  url: string;
  label: string;
  /** Called if WebGL or the picture is not available. */
  onFailure: () => void;
  onReady: (sphere: Sphere) => void;
}

/**
 * Shows an equirectangular picture from the inside. Destroying a viewer while it loads makes it
 * throw later, so until it is ready it is only hidden.
 */
export function createPanorama(container: HTMLElement, options: Options) {
  const { url, label, onFailure, onReady } = options;
  let isSettled = false;
  let isGone = false;
  let viewer: Viewer | undefined;
  let canvas: HTMLCanvasElement | null = null;
  const destroy = () => {
    viewer?.destroy();
    loseContext(canvas);
  };
  const settle = () => {
    isSettled = true;
    if (isGone) destroy();
  };
  // StrictMode mounts and unmounts the first one at once.
  const timer = setTimeout(() => {
    try {
      const made = new Viewer({
        container,
        panorama: url,
        navbar: ['zoom', 'move', 'fullscreen'],
        keyboard: 'always',
        mousewheelCtrlKey: false,
        loadingTxt: label,
        defaultZoomLvl: 20,
      });
      viewer = made;
      canvas = container.querySelector('canvas');
      made.addEventListener(
        'ready',
        () => {
          settle();
          if (!isGone) onReady(sphereOf(made));
        },
        { once: true },
      );
      made.addEventListener(
        'panorama-error',
        () => {
          settle();
          if (!isGone) onFailure();
        },
        { once: true },
      );
    } catch {
      onFailure();
    }
  });
  return {
    dispose() {
      clearTimeout(timer);
      isGone = true;
      if (isSettled) destroy();
    },
  };
}
