import { type Box3, Matrix4, type PerspectiveCamera, Sphere, Vector3 } from 'three';

export type Side = 'home' | 'top' | 'front';

/** Directions from the center of the model to the camera. y is up; the front view looks north. */
const directions: Record<Side, Vector3> = {
  home: new Vector3(0.62, 0.5, 0.75).normalize(),
  // Slightly tilted, because straight down has no up direction.
  top: new Vector3(0, 1, 0.001).normalize(),
  front: new Vector3(0, 0.02, 1).normalize(),
};

interface Placed {
  position: Vector3;
  target: Vector3;
}

function placed(box: Box3, direction: Vector3, { fov, aspect }: PerspectiveCamera): Placed {
  const { center, radius } = box.getBoundingSphere(new Sphere());
  // In a narrow picture, the width limits the view.
  const half = Math.atan(Math.tan((fov * Math.PI) / 360) * Math.min(1, aspect));
  const distance = Math.max(radius, 0.25) / Math.sin(half);
  return {
    target: center,
    position: direction.clone().multiplyScalar(distance).add(center),
  };
}

/** The farthest that a camera sees at least, in meters. */
const FAR_M = 5000;
/** What a depth buffer can tell apart: the farthest by the nearest. */
const DEPTHS = 100_000;

/**
 * Lets a camera see the whole of a model from anywhere around it, also of one without units that is kilometers long.
 */
export function seeWhole(camera: PerspectiveCamera, box: Box3): void {
  const { radius } = box.getBoundingSphere(new Sphere());
  camera.far = Math.max(FAR_M, radius * 8);
  camera.near = camera.far / DEPTHS;
  camera.updateProjectionMatrix();
}

/** Returns the camera that shows a whole box from a side. */
export const lookFrom = (side: Side, box: Box3, camera: PerspectiveCamera): Placed =>
  placed(box, directions[side], camera);

/** Returns the camera that shows a whole box from its current direction. */
export function fittedCamera(camera: PerspectiveCamera, target: Vector3, box: Box3): Placed {
  const direction = camera.position.clone().sub(target).normalize();
  return placed(box, direction, camera);
}

/** Returns a function that checks whether the camera has moved since its last call. */
export function movesOf(camera: PerspectiveCamera): () => boolean {
  const last = new Matrix4();
  const now = new Matrix4();
  return () => {
    camera.updateMatrixWorld();
    now.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    if (now.equals(last)) return false;
    last.copy(now);
    return true;
  };
}
