import { type Intersection, Mesh, Vector3 } from 'three';

/** Returns the corners of the hit triangle. */
export function cornersOf({ object, face }: Intersection): Vector3[] {
  if (!(object instanceof Mesh) || !face) return [];
  const positions = object.geometry.getAttribute('position');
  return [face.a, face.b, face.c].map((index) =>
    new Vector3().fromBufferAttribute(positions, index).applyMatrix4(object.matrixWorld),
  );
}
