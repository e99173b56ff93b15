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

/** Where one looks, and how close: zoom of 0 to 100. */
export interface Look extends Direction {
  zoom: number;
}

export interface TourViewer extends Viewer, Sphere {
  /** Goes to another panorama; looks where told, or in the direction that one looks now. */
  show: (scene: Scene, look?: Partial<Look>) => Promise<void>;
  look: () => Look;
  /** The same at once, as when another view is followed. */
  follow: (look: Look) => void;
  /** Leaves the right half, or on a narrow element the lower one, to another view. */
  split: (on: boolean) => void;
  zoomBy: (step: number) => void;
}

/**
 * A viewer of equirectangular pictures.
 * @throws ViewerError when the first picture cannot be shown
 */
export async function openTour(
  element: HTMLElement,
  first: Scene,
  start: Partial<Look>,
  { onProgress, onReady, onError, signal }: ViewerEvents,
): Promise<TourViewer> {
  const nothing = { totalBytes: null, wantedParts: null, parts: 0 };
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
      wantedParts: 100,
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
  let asked = first;
  const show: TourViewer['show'] = async (scene, look) => {
    const to = look && {
      position: radians(look),
      ...(look.zoom !== undefined && { zoom: look.zoom }),
    };
    // Of several that are asked for at once, the last one is shown.
    asked = scene;
    let url: string | null = null;
    try {
      url = await addressOf(scene);
      if (disposed || asked !== scene) return;
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

  const own = sphereOf(sphere);
  return {
    ...own,
    show,
    dispose,
    look: () => ({ ...own.middle(), zoom: Math.round(sphere.getZoomLevel()) }),
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
      // Its own keys for zooming stay; turning is with the arrows.
      keyboardActions: undefined,
      defaultZoomLvl: 20,
      maxFov: 95,
      // For screenshots: a canvas forgets its picture once it is on the screen.
      rendererParameters: { alpha: true, antialias: true, preserveDrawingBuffer: true },
      lang: { littlePlanetButton: '', loadError: '', webglError: '' },
    });
  } catch (error) {
    throw new ViewerError('noWebgl', error);
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Why a picture could not be shown, by what three.js's loader and the browser say of it. */
function failureOf(error: unknown): ViewerError {
  if (error instanceof PSVError && /webgl/i.test(error.message)) {
    return new ViewerError('noWebgl', error);
  }
  // What was fetched with a bearer; a visit that is over is told by the page around the viewer.
  if (error instanceof ApiError) {
    return new ViewerError(error.status === 404 ? 'missing' : 'network', error);
  }
  if (error instanceof Error && 'response' in error && error.response instanceof Response) {
    return new ViewerError(error.response.status === 404 ? 'missing' : 'network', error);
  }
  // What fetch says when there is no answer; a picture that cannot be decoded fails otherwise.
  return new ViewerError(error instanceof TypeError ? 'network' : 'brokenFile', error);
}
