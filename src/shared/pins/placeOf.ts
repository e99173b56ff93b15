import type { PinAnchor } from '@/api/generated/types.gen';

type Vector = readonly [x: number, y: number, z: number];

interface CameraState {
  position: Vector;
  target: Vector;
}

/** Metres from which a place is looked at that nobody has looked at yet. */
const DISTANCE = 5;

const vector = (values: readonly number[]): Vector => {
  const [x = 0, y = 0, z = 0] = values;
  return [x, y, z];
};

/** The place of an anchor in space; null for one that is of something else. */
export const placeOf = (anchor: PinAnchor): Vector | null =>
  anchor.kind === 'point' || anchor.kind === 'element' ? vector(anchor.position) : null;

/** The camera of somebody who pinned something; else one before it, turned as the present one. */
export function cameraAt(anchor: PinAnchor, now: CameraState): CameraState | null {
  const target = placeOf(anchor);
  if (!target) return null;
  if ('camera' in anchor && anchor.camera)
    return { position: vector(anchor.camera.position), target };
  const [dx, dy, dz] = vector([0, 1, 2].map((i) => (now.position[i] ?? 0) - (now.target[i] ?? 0)));
  const length = Math.hypot(dx, dy, dz) || 1;
  const back = Math.min(DISTANCE, length) / length;
  const [x, y, z] = target;
  return { position: [x + dx * back, y + dy * back, z + dz * back], target };
}
