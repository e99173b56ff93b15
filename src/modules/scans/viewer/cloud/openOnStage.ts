import { createStage } from '@/shared/viewer/stage';
import type { ViewerError, ViewerEvents } from '@/shared/viewer/viewer';
import { Cameras } from './cameras';
import type { CloudSource } from './cloudSource';
import { openCloud } from './openCloud';

interface Listeners {
  onBytes: (bytes: number) => void;
  onError: (error: ViewerError) => void;
}

/** Makes the stage, and opens a cloud for it. Who draws and takes in points becomes known later. */
export async function openOnStage(
  element: HTMLElement,
  { source, signal, onError }: Pick<ViewerEvents, 'signal' | 'onError'> & { source: CloudSource },
  listeners: Listeners,
) {
  const cameras = new Cameras();
  const late: { draw?: (now: number) => boolean; takeIn?: () => void } = {};
  const stage = createStage(element, {
    maxPixelRatio: 1.5,
    draw: (now) => late.draw?.(now) ?? false,
    onResize: (width, height) => {
      cameras.aspect = width / height;
    },
    onError,
  });
  cameras.aspect = element.clientWidth / Math.max(element.clientHeight, 1);
  const opened = await openCloud({
    ...{ source, signal, ...listeners },
    onArrival: () => {
      late.takeIn?.();
      stage.request();
    },
  }).catch((error) => {
    stage.dispose();
    throw error;
  });
  return { stage, cameras, opened, late };
}

/** Tells whether the memory ran out, which the driver reports only once and only on request. */
export const isOutOfMemory = (gl: WebGLRenderingContext | WebGL2RenderingContext): boolean =>
  gl.getError() === gl.OUT_OF_MEMORY;
