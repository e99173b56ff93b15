import { WebGLRenderer } from 'three';
import { createRenderLoop } from './renderLoop';
import { ViewerError, viewerErrorOf } from './viewer';

interface Options {
  /** Draws one frame; answers whether the next one is wanted as well. */
  draw: (now: number) => boolean;
  /** The size in CSS pixels, at first and whenever it changes. */
  onResize: (width: number, height: number) => void;
  onError: (error: ViewerError) => void;
  antialias?: boolean;
  /** Device pixels for a CSS pixel, at most. */
  maxPixelRatio?: number;
}

/** A canvas that fills an element, with the renderer of three.js and what belongs to it. */
export interface Stage {
  renderer: WebGLRenderer;
  canvas: HTMLCanvasElement;
  /** Asks for a new frame. */
  request: () => void;
  /**
   * The scene as PNG: draws it anew, since a canvas forgets its picture once it is on the screen.
   * @param decorate adds what lies over the scene, in CSS pixels of the element
   */
  screenshot: (decorate?: (context: CanvasRenderingContext2D) => void) => Promise<Blob>;
  dispose: () => void;
}

/**
 * @throws ViewerError of kind noWebgl
 */
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
    // At once: a canvas that has another size is empty.
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
      // Browsers keep about 16 contexts, and give them back only when they get to it.
      if (!lost) renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Asks for the context first: three.js would fill the console with its complaints. */
function createRenderer(antialias: boolean): WebGLRenderer {
  const canvas = document.createElement('canvas');
  const powerPreference = 'high-performance' as const;
  const context = canvas.getContext('webgl2', { antialias, powerPreference });
  if (!context) throw new ViewerError('noWebgl');
  return new WebGLRenderer({ canvas, context, antialias, powerPreference });
}
