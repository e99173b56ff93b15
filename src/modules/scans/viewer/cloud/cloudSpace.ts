import type { PointCloudOctree } from 'potree-core';
import { Raycaster, Vector2, Vector3, type WebGLRenderer } from 'three';
import type { Vector } from '../measure';
import type { SceneCamera } from './cameras';
import { hideClassesInPick } from './material';

/** Hit radius around the pointer, as the size of a square in CSS pixels. */
const PICK_WINDOW = 17;

interface Parts {
  element: HTMLElement;
  /** Returns the current camera. */
  camera: () => SceneCamera;
  renderer: WebGLRenderer;
  octree: PointCloudOctree;
  origin: Vector;
}

/**
 * Converts between the coordinates of the cloud, of the scene, and of the element in CSS pixels.
 */
export function cloudSpace({ element, camera: current, renderer, octree, origin }: Parts) {
  const corner = new Vector3(...origin);
  const local = (point: Vector) => new Vector3(...point).sub(corner);
  const world = ({ x, y, z }: Vector3): Vector => [x + origin[0], y + origin[1], z + origin[2]];

  /** Projects a point. Null if it is behind the camera. */
  function project(point: Vector): { x: number; y: number } | null {
    const camera = current();
    const seen = local(point).applyMatrix4(camera.matrixWorldInverse);
    if (seen.z > -camera.near) return null;
    seen.applyMatrix4(camera.projectionMatrix);
    const { clientWidth, clientHeight } = element;
    return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
  }

  /** Finds the visible point at a position. Null if there is none. */
  function pick(x: number, y: number): Vector | null {
    const { clientWidth, clientHeight } = element;
    const camera = current();
    const place = new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(place, camera);
    // The library computes the pixel from the ray only for perspective cameras.
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
      // The library cannot distinguish more than 255 nodes in one line of sight.
      return null;
    }
  }

  return { local, world, project, pick };
}
