import {
  EquirectangularAdapter,
  events,
  Viewer as Panorama,
  PSVError,
} from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { ApiError } from '@/api/apiError';
import { type Direction, radians, type Sphere, sphereOf } from '@/shared/viewer/sphere';
import { type Viewer, ViewerError, type ViewerEvents } from '@/shared/viewer/viewer';
import { hasWebgl, loseContext } from '@/shared/viewer/webgl';
import type { Scene } from './scenes';
import classes from './tourViewer.module.css';

/** A direction with a zoom from 0 to 100. */
export interface Look extends Direction {
  zoom: number;
}

export interface TourViewer extends Viewer, Sphere {
  /** Opens another panorama in the given direction, by default the current one. */
  show: (scene: Scene, look?: Partial<Look>) => Promise<void>;
  look: () => Look;
  /** The same without animation, to follow another view. */
  follow: (look: Look) => void;
  /** Leaves the right half (on narrow elements the lower half) to another view. */
  split: (on: boolean) => void;
  zoomBy: (step: number) => void;
}

/**
 * Opens a viewer of equirectangular pictures.
 *
 * @throws ViewerError if the first picture cannot be shown.
 */
export async function openTour(
  element: HTMLElement,
  first: Scene,
  start: Partial<Look>,
  { onProgress, onReady, onError, signal }: ViewerEvents,
): Promise<TourViewer> {
  const nothing = { totalBytes: null, neededParts: null, parts: 0 };
  const pane = document.createElement('div');
  pane.className = classes.pane ?? '';
  element.append(pane);
  const sphere = createSphere(pane);
  const canvas = pane.querySelector('canvas');
  const observer = new ResizeObserver(() => sphere.autoSize());
  observer.observe(pane);
  let disposed = false;
  const dispose = () => {
    if (disposed) return;
    disposed = true;
    observer.disconnect();
    sphere.destroy();
    pane.remove();
    loseContext(canvas);
  };
  signal.addEventListener('abort', dispose, { once: true });
  canvas?.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    if (!disposed) onError(new ViewerError('lostContext'));
  });
  sphere.addEventListener(events.LoadProgressEvent.type, ({ progress }) => {
    onProgress({
      ...nothing,
      loadedBytes: 0,
      parts: Math.round(progress),
      neededParts: 100,
      busy: progress < 100,
    });
  });

  const addressOf = async (scene: Scene): Promise<string> => {
    if ('panoramaUrl' in scene) return scene.panoramaUrl;
    const picture = await scene.fetchPanorama(signal, (loadedBytes, totalBytes) =>
      onProgress({ ...nothing, loadedBytes, totalBytes, busy: true }),
    );
    return URL.createObjectURL(picture);
  };
  let requested = first;
  const show: TourViewer['show'] = async (scene, look) => {
    const to = look && {
      position: radians(look),
      ...(look.zoom !== undefined && { zoom: look.zoom }),
    };
    // Of several concurrent requests, the last one wins.
    requested = scene;
    let url: string | null = null;
    try {
      url = await addressOf(scene);
      if (disposed || requested !== scene) return;
      await sphere.setPanorama(url, {
        ...to,
        showLoader: false,
        transition: transition(),
      });
    } catch (error) {
      if (disposed || isAborted(error)) return;
      throw failureOf(error);
    } finally {
      if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    }
  };
  await show(first, start);
  signal.throwIfAborted();
  onReady();

  const ownSphere = sphereOf(sphere);
  return {
    ...ownSphere,
    show,
    dispose,
    look: () => ({ ...ownSphere.middle(), zoom: Math.round(sphere.getZoomLevel()) }),
    follow: (look) => {
      sphere.rotate(radians(look));
      sphere.zoom(look.zoom);
    },
    split(on) {
      pane.toggleAttribute('data-split', on);
    },
    zoomBy: (step) => sphere.zoom(sphere.getZoomLevel() + step),
    screenshot: () =>
      new Promise((resolve, reject) =>
        canvas?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture')))),
      ),
  };
}

const transition = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? false : { effect: 'fade' as const, rotation: false, speed: 500 };
};

function createSphere(container: HTMLElement): Panorama {
  if (!hasWebgl()) throw new ViewerError('noWebgl');
  try {
    return new Panorama({
      container,
      adapter: EquirectangularAdapter,
      navbar: false,
      keyboard: 'always',
      // Zoom keys keep their defaults. Arrow keys turn the view.
      keyboardActions: undefined,
      defaultZoomLvl: 20,
      maxFov: 95,
      // Screenshots need this, because a canvas clears its buffer after it is shown.
      rendererParameters: { alpha: true, antialias: true, preserveDrawingBuffer: true },
      lang: { littlePlanetButton: '', loadError: '', webglError: '' },
    });
  } catch (error) {
    throw new ViewerError('noWebgl', error);
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Finds out why a picture could not be shown, from the errors of the three.js loader and the
 * browser.
 */
function failureOf(error: unknown): ViewerError {
  if (error instanceof PSVError && /webgl/i.test(error.message)) {
    return new ViewerError('noWebgl', error);
  }
  // The page around the viewer handles a visit that has ended.
  if (error instanceof ApiError) {
    return new ViewerError(error.status === 404 ? 'missing' : 'network', error);
  }
  if (error instanceof Error && 'response' in error && error.response instanceof Response) {
    return new ViewerError(error.response.status === 404 ? 'missing' : 'network', error);
  }
  // fetch throws a TypeError if there is no answer. Decoding failures are other errors.
  return new ViewerError(error instanceof TypeError ? 'network' : 'brokenFile', error);
}
