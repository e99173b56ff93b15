import { type PerspectiveCamera, type Vector2, Vector3 } from 'three';
import type { Hit } from './format/source';

/** Meters, z up, as in construction. */
export type Point = readonly [x: number, y: number, z: number];

export interface CameraState {
  position: Point;
  target: Point;
}

export interface Picked {
  element: string;
  point: Point;
  /** Whether the point snapped to a nearby corner. */
  snapped: boolean;
}

/** CSS pixels from the upper left corner of the picture. */
export interface Projected {
  x: number;
  y: number;
  visible: boolean;
  /** Whether it is in front of the camera, inside or outside the picture. */
  front: boolean;
}

/** Distance in pixels within which a point snaps to a corner. */
const SNAP_PIXELS = 14;

export const toConstruction = ({ x, y, z }: Vector3): Point => [x, z === 0 ? 0 : -z, y];
export const toScene = ([x, y, z]: Point): Vector3 => new Vector3(x, z, -y);

/** Returns where points are in the picture, and which point a click means. */
export function projection(camera: PerspectiveCamera, canvas: HTMLCanvasElement) {
  const project = (point: Point): Projected => {
    const projected = toScene(point).project(camera);
    const { clientWidth, clientHeight } = canvas;
    return {
      x: ((projected.x + 1) / 2) * clientWidth,
      y: ((1 - projected.y) / 2) * clientHeight,
      visible: Math.abs(projected.x) <= 1 && Math.abs(projected.y) <= 1 && projected.z < 1,
      front: projected.z < 1,
    };
  };

  function pickedOf({ element: id, point, corners }: Hit, client: Vector2): Picked {
    const { left, top } = canvas.getBoundingClientRect();
    const distanceTo = (corner: Vector3) => {
      const { x, y } = project(toConstruction(corner));
      return Math.hypot(x - (client.x - left), y - (client.y - top));
    };
    const [nearest] = [...corners].sort((a, b) => distanceTo(a) - distanceTo(b));
    const snapped = nearest !== undefined && distanceTo(nearest) <= SNAP_PIXELS;
    return { element: id, point: toConstruction(snapped ? nearest : point), snapped };
  }

  return { project, pickedOf };
}
