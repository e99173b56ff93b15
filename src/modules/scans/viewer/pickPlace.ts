import type { PinAnchor } from '@/api/generated/types.gen';
import type { PointCloud } from './cloud/createPointCloud';
import type { Vector } from './measure';

/** Maximum movement of a click in CSS pixels. */
const CLICK = 4;

/**
 * Lets the user pick a place: by a click, or by Enter for the center of the view. Escape or the
 * signal cancels. Meanwhile, other tools receive no clicks.
 *
 * @param onMiss Called if there is no point at the picked place.
 */
export function pickPlace(
  viewer: PointCloud,
  signal: AbortSignal,
  onMiss: () => void,
): Promise<PinAnchor | null> {
  const { canvas } = viewer;
  return new Promise((resolve) => {
    const aborter = new AbortController();
    const end = (anchor: PinAnchor | null) => {
      aborter.abort();
      canvas.style.cursor = '';
      resolve(anchor);
    };
    const pick = (x: number, y: number) => {
      const point = viewer.pick(x, y);
      if (!point) return onMiss();
      const { position, target } = viewer.getState().camera;
      const copy = ([x, y, z]: Vector): [number, number, number] => [x, y, z];
      const camera = { position: copy(position), target: copy(target) };
      end({ kind: 'point', position: copy(point), camera });
    };
    let down: { x: number; y: number } | null = null;
    const listen = <K extends 'pointerdown' | 'pointerup' | 'keydown'>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => canvas.addEventListener(type, listener, { signal: aborter.signal, capture: true });

    listen('pointerdown', (event) => {
      down = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    });
    listen('pointerup', (event) => {
      const moved = down && Math.hypot(event.clientX - down.x, event.clientY - down.y);
      if (moved === null || moved > CLICK || event.button !== 0) return;
      const box = canvas.getBoundingClientRect();
      pick(event.clientX - box.left, event.clientY - box.top);
    });
    listen('keydown', (event) => {
      if (event.key === 'Enter') pick(canvas.clientWidth / 2, canvas.clientHeight / 2);
      else if (event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    signal.addEventListener('abort', () => end(null));
    canvas.style.cursor = 'crosshair';
    canvas.focus({ preventScroll: true });
  });
}
