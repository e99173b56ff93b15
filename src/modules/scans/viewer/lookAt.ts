import type { PinAnchor } from '@/api/generated/types.gen';
import type { PointCloud } from './createPointCloud';
import type { Vector } from './measure';

/** Metres from which a place is looked at that nobody has looked at yet. */
const DISTANCE = 5;

const vector = (values: readonly number[]): Vector => {
  const [x = 0, y = 0, z = 0] = values;
  return [x, y, z];
};

/** The place of an anchor in a cloud; null for one that is of something else. */
export const placeOf = (anchor: PinAnchor): Vector | null =>
  anchor.kind === 'point' || anchor.kind === 'element' ? vector(anchor.position) : null;

/** Goes to where somebody stood who pinned something; else to before it, without turning. */
export function lookAt(viewer: PointCloud, anchor: PinAnchor): void {
  const target = placeOf(anchor);
  if (!target) return;
  if ('camera' in anchor && anchor.camera) {
    const { camera } = anchor;
    viewer.setState({ camera: { position: vector(camera.position), target } });
    return;
  }
  const now = viewer.getState().camera;
  const [dx, dy, dz] = [0, 1, 2].map((i) => (now.position[i] ?? 0) - (now.target[i] ?? 0)) as [
    number,
    number,
    number,
  ];
  const length = Math.hypot(dx, dy, dz) || 1;
  const back = Math.min(DISTANCE, length);
  const [x, y, z] = target;
  const position: Vector = [
    x + (dx / length) * back,
    y + (dy / length) * back,
    z + (dz / length) * back,
  ];
  viewer.setState({ camera: { position, target } });
}
