import { WebGLRenderer } from 'three';
import { createRenderLoop } from './renderLoop';
import { ViewerError, viewerErrorOf } from './viewer';

interface Options {
  /** Draws one frame. Returns true to request the next frame. */
  draw: (now: number) => boolean;
  /** Called with the size in CSS pixels, first at the start and then after each change. */
  onResize: (width: number, height: number) => void;
  onError: (error: ViewerError) => void;
  antialias?: boolean;
  /** The maximum number of device pixels per CSS pixel. */
  maxPixelRatio?: number;
}

/** A canvas that fills an element, with its three.js renderer. */
export interface Stage {
  renderer: WebGLRenderer;
  canvas: HTMLCanvasElement;
  /** Requests a new frame. */
  request: () => void;
  /**
   * Takes a PNG of the scene. Draws a new frame first, because a canvas clears its buffer after it
   * is shown.
   *
   * @param decorate Draws what overlays the scene, in CSS pixels of the element.
   */
  screenshot: (decorate?: (context: CanvasRenderingContext2D) => void) => Promise<Blob>;
  dispose: () => void;
}

/** @throws ViewerError of kind noWebgl. */
export function createStage(element: HTMLElement, options: Options): Stage {
  const { onResize, onError, antialias = false, maxPixelRatio = 2 } = options;
  const renderer = createRenderer(antialias);
  const canvas = renderer.domElement;
  canvas.tabIndex = 0;
  renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio));
  element.append(canvas);

  let disposed = false;
  let lost = false;
  const draw = (now: number) => {
    try {
      return !lost && options.draw(now);
    } catch (error) {
      onError(viewerErrorOf(error));
      return false;
    }
  };
  const loop = createRenderLoop(draw);
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    onResize(width, height);
    // Draw immediately, because resizing clears a canvas.
    draw(performance.now());
    loop.request();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(element);
  const onLost = (event: Event) => {
    event.preventDefault();
    lost = true;
    if (!disposed) onError(new ViewerError('lostContext'));
  };
  canvas.addEventListener('webglcontextlost', onLost);

  return {
    renderer,
    canvas,
    request: loop.request,
    screenshot(decorate) {
      draw(performance.now());
      const { width, height } = canvas;
      const copy = Object.assign(document.createElement('canvas'), { width, height });
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      context?.scale(width / element.clientWidth, height / element.clientHeight);
      if (context) decorate?.(context);
      return new Promise((resolve, reject) =>
        copy.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture')))),
      );
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      loop.dispose();
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      renderer.dispose();
      // Browsers allow about 16 contexts and release unused ones late.
      if (!lost) renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Creates the context first, because three.js logs errors if it cannot create one. */
function createRenderer(antialias: boolean): WebGLRenderer {
  const canvas = document.createElement('canvas');
  const powerPreference = 'high-performance' as const;
  const context = canvas.getContext('webgl2', { antialias, powerPreference });
  if (!context) throw new ViewerError('noWebgl');
  return new WebGLRenderer({ canvas, context, antialias, powerPreference });
}
