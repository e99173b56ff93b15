import { type Object3D, OrthographicCamera, PerspectiveCamera, type Vector3 } from 'three';
import type { Projection } from './viewState';

/** Vertical field of view in degrees. */
export const FIELD_OF_VIEW = 60;

export type SceneCamera = PerspectiveCamera | OrthographicCamera;

/**
 * The perspective camera that the controls move, and a parallel camera for plans that looks from
 * the same side. The target has the same size in both, so a position and a target describe the
 * whole view.
 */
export class Cameras {
  readonly moved = new PerspectiveCamera(FIELD_OF_VIEW);
  projection: Projection = 'perspective';
  private readonly parallel = new OrthographicCamera();
  private size = 1;

  constructor() {
    this.moved.up.set(0, 0, 1);
  }

  set aspect(aspect: number) {
    this.moved.aspect = aspect;
    this.moved.updateProjectionMatrix();
  }

  /** @param size Size of the scene in meters. */
  fit(size: number): void {
    this.size = size;
    this.moved.near = Math.max(size / 5000, 0.02);
    this.moved.far = size * 20;
    this.moved.updateProjectionMatrix();
  }

  /**
   * The camera to draw with.
   *
   * @param target The target of the controls.
   */
  current(target: Vector3): SceneCamera {
    const { moved, parallel } = this;
    if (this.projection === 'perspective') return upToDate(moved);
    const distance = moved.position.distanceTo(target);
    const half = this.halfHeight(target);
    parallel.top = half;
    parallel.bottom = -half;
    parallel.right = half * moved.aspect;
    parallel.left = -parallel.right;
    // Move back so far that nothing is behind the camera. In parallel projection, distance changes
    // only the scale.
    const back = Math.max(distance, this.size * 2);
    parallel.far = back + this.size * 20;
    parallel.quaternion.copy(moved.quaternion);
    parallel.position.copy(moved.position).sub(target).setLength(back).add(target);
    parallel.updateProjectionMatrix();
    return upToDate(parallel);
  }

  /** Half the height of the view at the target, in meters. */
  halfHeight(target: Vector3): number {
    return Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * this.moved.position.distanceTo(target);
  }
}

function upToDate<T extends Object3D>(camera: T): T {
  camera.updateMatrixWorld();
  return camera;
}
