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
import { cornersOf } from './corners';
import { type Hit, isCutAway, type Ray, shareOf } from './source';

/** Milliseconds without a change after which a section rests. */
const REST = 150;
/** Milliseconds that finding the caps may take for them to follow a section that is dragged. */
const QUICK = 12;
/** Metres by which a cap lies within what it closes, so that its own section does not cut it away. */
const INSIDE = 0.001;

interface Options {
  /** Where they are drawn. */
  scene: Object3D;
  /** Triangles, three points each, that close the solids where a plane cuts them. */
  capsAt: (plane: Plane) => Promise<readonly Vector3[]>;
  /** Something came, or went: draw again. */
  onChange: () => void;
}

export interface Caps {
  /** Of these planes from now on. */
  setPlanes: (planes: readonly Plane[]) => void;
  /** Other elements are shown than before. */
  renew: () => void;
  /** Whether some are still to come. */
  readonly pending: boolean;
  /** What a ray hits behind a cap is the inside of the solid that the cap closes: then it is the cap that is hit. */
  before: (hit: Hit, ray: Ray) => Hit;
  dispose: () => void;
}

/**
 * What sections cut through, hatched as on a drawing: without that one would look into hollow solids. They follow a
 * section that is dragged where they are found quickly, and else come back when it rests.
 */
export function createCaps({ scene, capsAt, onChange }: Options): Caps {
  const material = hatching();
  const caster = new Raycaster();
  const shown = new Map<string, Mesh>();
  let wanted: readonly Plane[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  /** Goes up with each change, so that an answer which comes too late is known. */
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
    for (const plane of wanted) {
      const key = keyOf(plane);
      if (shown.has(key)) continue;
      // Where that fails one sees what one saw without caps.
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
    pending = wanted.some((plane) => !shown.has(keyOf(plane)));
    if (!pending) return;
    timer = setTimeout(() => void find(mine), took < QUICK ? 0 : REST);
  };

  return {
    setPlanes(planes) {
      wanted = planes;
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
        .find(({ point }) => !isCutAway(point, wanted));
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

/** Light, with lines across in pixels of the screen: told by more than its colour, however far away. */
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

/** Pixels from line to line. */
const LINES = '9.0';
