import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { loseContext } from '@/shared/viewer/webgl';

interface Options {
  url: string;
  label: string;
  /** The picture cannot be shown, for want of WebGL or of the picture. */
  onFailure: () => void;
}

/**
 * Shows an equirectangular picture from within. A viewer that is destroyed while it loads throws afterwards: until it
 * is ready, it is only taken out of sight.
 */
export function createPanorama(container: HTMLElement, { url, label, onFailure }: Options) {
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
  // StrictMode makes and takes away the first one at once.
  const timer = setTimeout(() => {
    try {
      viewer = new Viewer({
        container,
        panorama: url,
        navbar: ['zoom', 'move', 'fullscreen'],
        keyboard: 'always',
        mousewheelCtrlKey: false,
        loadingTxt: label,
        defaultZoomLvl: 20,
      });
      canvas = container.querySelector('canvas');
      viewer.addEventListener('ready', settle, { once: true });
      viewer.addEventListener(
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
