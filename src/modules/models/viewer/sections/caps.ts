import {
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type Plane,
  Raycaster,
  type Vector3,
} from 'three';
import { cornersOf } from '../format/corners';
import { type Hit, isCutAway, type Ray, shareOf } from '../format/source';

/** Milliseconds without a change after which a section is at rest. */
const REST = 150;
/**
 * Maximum milliseconds for computing caps during a drag. Slower caps wait until the section is at
 * rest.
 */
const QUICK = 12;
/** Meters by which a cap is inside its solid, so that its own section does not cut it away. */
const INSIDE = 0.001;

interface Options {
  /** Where to draw the caps. */
  scene: Object3D;
  /** Computes the triangles, three points each, that close the solids at a plane. */
  capsAt: (plane: Plane) => Promise<readonly Vector3[]>;
  /** Called when caps appear or disappear, to draw a new frame. */
  onChange: () => void;
}

export interface Caps {
  setPlanes: (planes: readonly Plane[]) => void;
  /** Recomputes the caps after elements are shown or hidden. */
  renew: () => void;
  /** Whether some caps are not computed yet. */
  readonly pending: boolean;
  /**
   * Returns the cap if it covers the hit, because the ray then hits the inside of a capped solid.
   */
  before: (hit: Hit, ray: Ray) => Hit;
  dispose: () => void;
}

/**
 * Draws hatched caps where sections cut solids, which would otherwise look hollow. Caps follow a
 * dragged section if they are fast to compute, and otherwise appear when it is at rest.
 */
export function createCaps({ scene, capsAt, onChange }: Options): Caps {
  const material = hatching();
  const caster = new Raycaster();
  const shown = new Map<string, Mesh>();
  let targetPlanes: readonly Plane[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  /** Increases with each change, to detect outdated results. */
  let serial = 0;
  let pending = false;
  let disposed = false;

  const remove = (key: string) => {
    const mesh = shown.get(key);
    if (!mesh) return;
    shown.delete(key);
    scene.remove(mesh);
    mesh.geometry.dispose();
  };
  const find = async (mine: number) => {
    const began = performance.now();
    for (const plane of targetPlanes) {
      const key = keyOf(plane);
      if (shown.has(key)) continue;
      // On failure, the section has no caps.
      const points = await capsAt(plane).catch(() => []);
      if (disposed || mine !== serial) return;
      const mesh = new Mesh(geometryOf(points, plane), material);
      shown.set(key, mesh);
      scene.add(mesh);
    }
    took = performance.now() - began;
    pending = false;
    onChange();
  };
  const later = () => {
    clearTimeout(timer);
    const mine = ++serial;
    pending = targetPlanes.some((plane) => !shown.has(keyOf(plane)));
    if (!pending) return;
    timer = setTimeout(() => void find(mine), took < QUICK ? 0 : REST);
  };

  return {
    setPlanes(planes) {
      targetPlanes = planes;
      const keys = new Set(planes.map(keyOf));
      for (const key of [...shown.keys()]) if (!keys.has(key)) remove(key);
      later();
    },
    renew() {
      for (const key of [...shown.keys()]) remove(key);
      later();
    },
    get pending() {
      return pending;
    },
    before(hit, { camera, canvas, client }) {
      caster.setFromCamera(shareOf(canvas, client), camera);
      const cap = caster
        .intersectObjects([...shown.values()], false)
        .find(({ point }) => !isCutAway(point, targetPlanes));
      const isNearer = cap && cap.distance < caster.ray.origin.distanceTo(hit.point);
      return isNearer ? { ...hit, point: cap.point, corners: cornersOf(cap) } : hit;
    },
    dispose() {
      disposed = true;
      clearTimeout(timer);
      for (const key of [...shown.keys()]) remove(key);
      material.dispose();
    },
  };
}

const keyOf = ({ normal, constant }: Plane) => `${normal.toArray()} ${constant}`;

function geometryOf(points: readonly Vector3[], { normal }: Plane): BufferGeometry {
  const inside = normal.clone().multiplyScalar(INSIDE);
  return new BufferGeometry().setFromPoints(points.map((point) => point.clone().add(inside)));
}

/**
 * Returns a light color with hatching in screen pixels, so that it is recognizable without color and at any
 * distance.
 */
function hatching(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: 0xe8e2d4, side: DoubleSide });
  material.polygonOffset = true;
  material.polygonOffsetFactor = -1;
  material.polygonOffsetUnits = -1;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      if (mod(gl_FragCoord.x + gl_FragCoord.y, ${LINES}) < 2.0) diffuseColor.rgb *= 0.35;`,
    );
  };
  return material;
}

/** Pixels between lines. */
const LINES = '9.0';
