import { Vector2 } from 'three';

/** Maximum movement of a click in pixels. */
const STILL = 5;

/**
 * Handles clicks that are not drags, and Enter as a click in the center.
 *
 * @returns A function that unsubscribes.
 */
export function onClick(canvas: HTMLCanvasElement, act: (client: Vector2) => void): () => void {
  const down = new Vector2();
  const onDown = ({ clientX, clientY }: PointerEvent) => down.set(clientX, clientY);
  const onUp = ({ button, clientX, clientY }: PointerEvent) => {
    const up = new Vector2(clientX, clientY);
    if (button === 0 && up.distanceTo(down) <= STILL) act(up);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    act(new Vector2(left + width / 2, top + height / 2));
  };
  canvas.addEventListener('pointerdown', onDown);
  canvas.addEventListener('pointerup', onUp);
  canvas.addEventListener('keydown', onKey);
  return () => {
    canvas.removeEventListener('pointerdown', onDown);
    canvas.removeEventListener('pointerup', onUp);
    canvas.removeEventListener('keydown', onKey);
  };
}
