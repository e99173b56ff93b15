import type { PinAnchor } from '@/api/generated/types.gen';
import type { ModelViewer, Point } from './modelViewer';

const copy = ([x, y, z]: Point): [number, number, number] => [x, y, z];

/** What the contract takes for a GlobalId; files that have none get numbers, which the next version gives anew. */
const GUID = /^[0-9A-Za-z_$]{22}$/;

/**
 * Lets somebody pick a place of the model, by a click, or by Enter for the middle of the picture. Escape gives up, and
 * so does the signal.
 *
 * @param onMiss There is nothing at the place that was picked.
 */
export function pickPlace(
  viewer: ModelViewer,
  signal: AbortSignal,
  onMiss: () => void,
): Promise<PinAnchor | null> {
  const { canvas } = viewer;
  return new Promise((resolve) => {
    const end = (anchor: PinAnchor | null) => {
      endPicks();
      canvas.removeEventListener('keydown', onKey);
      canvas.style.cursor = '';
      resolve(anchor);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end(null);
    };
    const endPicks = viewer.onPick((picked) => {
      if (!picked) return onMiss();
      const { position, target } = viewer.getCamera();
      const place = {
        position: copy(picked.point),
        camera: { position: copy(position), target: copy(target) },
      };
      const { element: elementId } = picked;
      end(
        GUID.test(elementId)
          ? { kind: 'element', elementId, ...place }
          : { kind: 'point', ...place },
      );
    });
    canvas.addEventListener('keydown', onKey);
    signal.addEventListener('abort', () => end(null), { once: true });
    canvas.style.cursor = 'crosshair';
    canvas.focus({ preventScroll: true });
  });
}
