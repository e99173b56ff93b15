import type { PointCloudOctree } from 'potree-core';
import { Raycaster, Vector2, Vector3, type WebGLRenderer } from 'three';
import type { SceneCamera } from './cameras';
import { hideClassesInPick } from './material';
import type { Vector } from './measure';

/** CSS pixels around the pointer in which a point counts as hit. */
const PICK_WINDOW = 17;

interface Parts {
  element: HTMLElement;
  /** The one that draws, as it is now. */
  camera: () => SceneCamera;
  renderer: WebGLRenderer;
  octree: PointCloudOctree;
  origin: Vector;
}

/** Ways between the coordinates of the cloud, those of the scene, and places of the element in CSS pixels. */
export function cloudSpace({ element, camera: current, renderer, octree, origin }: Parts) {
  const corner = new Vector3(...origin);
  const local = (point: Vector) => new Vector3(...point).sub(corner);
  const world = ({ x, y, z }: Vector3): Vector => [x + origin[0], y + origin[1], z + origin[2]];

  /** The place of a point; null behind the camera. */
  function project(point: Vector): { x: number; y: number } | null {
    const camera = current();
    const at = local(point).applyMatrix4(camera.matrixWorldInverse);
    if (at.z > -camera.near) return null;
    at.applyMatrix4(camera.projectionMatrix);
    const { clientWidth, clientHeight } = element;
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  /** The point that is seen at a place; null where there is none. */
  function pick(x: number, y: number): Vector | null {
    const { clientWidth, clientHeight } = element;
    const camera = current();
    const place = new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(place, camera);
    // From the ray the library finds the pixel for cameras with perspective only.
    const ratio = renderer.getPixelRatio();
    const pixelPosition = new Vector3(x * ratio, (clientHeight - y) * ratio, 0);
    try {
      const hit = octree.pick(renderer, camera, caster.ray, {
        pixelPosition,
        pickWindowSize: PICK_WINDOW,
        onBeforePickRender: hideClassesInPick,
      });
      return hit?.position ? world(hit.position) : null;
    } catch {
      // The library can tell no more than 255 parts on one line of sight apart.
      return null;
    }
  }

  return { local, world, project, pick };
}
