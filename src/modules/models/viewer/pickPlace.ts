import type { PinAnchor } from '@/api/generated/types.gen';
import type { ModelViewer } from './modelViewer';
import type { Point } from './projection';

const copy = ([x, y, z]: Point): [number, number, number] => [x, y, z];

/**
 * A GlobalId by the contract. Files without GlobalIds use numbers, which change in the next
 * version.
 */
const GUID = /^[0-9A-Za-z_$]{22}$/;

/**
 * Lets the user pick a place of the model: by a click, or by Enter for the center of the picture.
 * Escape or the signal cancels.
 *
 * @param onMiss Called if there is nothing at the picked place.
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
