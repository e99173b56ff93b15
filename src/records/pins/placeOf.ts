import type { PinAnchor } from '@/api/generated/types.gen';

type Vector = readonly [x: number, y: number, z: number];

interface CameraState {
  position: Vector;
  target: Vector;
}

/** The default distance in meters from the camera to a place. */
const DISTANCE = 5;

const vector = (values: readonly number[]): Vector => {
  const [x = 0, y = 0, z = 0] = values;
  return [x, y, z];
};

/** The point of an anchor in space. Null for anchors of other kinds. */
export const placeOf = (anchor: PinAnchor): Vector | null =>
  anchor.kind === 'point' || anchor.kind === 'element' ? vector(anchor.position) : null;

/**
 * Returns the camera from which the pin was created. If there is none, a camera in front of the point that
 * keeps the current direction.
 */
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
