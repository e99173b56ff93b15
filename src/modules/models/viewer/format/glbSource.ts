import {
  Box3,
  DoubleSide,
  Line,
  LineBasicMaterial,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Plane,
  Points,
  PointsMaterial,
  Raycaster,
} from 'three';
import { GLTFLoader, type GLTFParser } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { ViewerError } from '@/shared/viewer/viewer';
import { noColors } from '../changeColors';
import { cornersOf } from './corners';
import { groupsOfExtras } from './properties';
import { slice } from './slice';
import {
  isCutAway,
  type ModelElement,
  type ModelSource,
  SELECTED,
  type SourceOptions,
  shareOf,
} from './source';

/** Streets and surveys are lines and points. */
type Drawn = Mesh | Line | Points;

const isDrawn = (object: Object3D): object is Drawn =>
  object instanceof Mesh || object instanceof Line || object instanceof Points;

/** A node with a shape. */
interface Part {
  element: ModelElement;
  node: Object3D;
  meshes: Drawn[];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** Returns the storey of a node without one in its `extras`: its outermost ancestor. */
function outermost(node: Object3D, scene: Object3D): string | null {
  let ancestor = node;
  while (ancestor.parent && ancestor.parent !== scene) ancestor = ancestor.parent;
  return ancestor === node ? null : (text(ancestor.userData.name) ?? text(ancestor.name));
}

/** Returns the file's node of a scene object. A node with several materials has one mesh for each. */
function nodeOf(
  object: Object3D,
  { associations }: GLTFParser,
): readonly [Object3D, number] | null {
  for (let ancestor: Object3D | null = object; ancestor; ancestor = ancestor.parent) {
    const index = associations.get(ancestor)?.nodes;
    if (index !== undefined) return [ancestor, index];
  }
  return null;
}

function partsOf(scene: Object3D, parser: GLTFParser): Part[] {
  const nodes = new Map<number, { node: Object3D; meshes: Drawn[] }>();
  scene.traverse((object) => {
    const found = isDrawn(object) ? nodeOf(object, parser) : null;
    if (!found || !isDrawn(object)) return;
    const [node, index] = found;
    const known = nodes.get(index);
    if (known) known.meshes.push(object);
    else nodes.set(index, { node, meshes: [object] });
  });
  const idOf = idsByName();
  const inOrder = [...nodes].toSorted(([a], [b]) => a - b);
  return inOrder.map(([, { node, meshes }]) => {
    const { guid, type, storey } = node.userData;
    // The loader renames duplicates and stores the original name.
    const name = text(node.userData.name) ?? '';
    const element = {
      id: text(guid) ?? idOf(name),
      name: name || 'Unnamed',
      type: text(type) ?? 'Object',
      storey: text(storey) ?? outermost(node, scene) ?? 'Model',
    };
    return { element, node, meshes };
  });
}

/**
 * Returns a function that creates ids for nodes without a GlobalId, as in the contract: names with
 * a counter for duplicates, so that most ids stay the same in the next version.
 */
function idsByName(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? `node-${name}` : `node-${name}-${count}`;
  };
}

/**
 * Opens a binary glTF. Its nodes are the elements, and their `extras` are the properties.
 *
 * @throws ViewerError of kind brokenFile.
 */
export async function openGlb(
  data: ArrayBuffer,
  { onChange }: SourceOptions,
): Promise<ModelSource> {
  const gltf = await new GLTFLoader().parseAsync(data, '').catch((error: unknown) => {
    throw new ViewerError('brokenFile', error);
  });
  const { scene, parser } = gltf;
  const parts = new Map(partsOf(scene, parser).map((part) => [part.element.id, part] as const));
  const owners = new Map(
    [...parts.values()].flatMap(({ meshes, element }) =>
      meshes.map((mesh) => [mesh as Object3D, element.id] as const),
    ),
  );
  // Sections show the inside of solids.
  for (const { meshes } of parts.values())
    for (const mesh of meshes) for (const material of materialsOf(mesh)) material.side = DoubleSide;

  const caster = new Raycaster();
  const paints = new Map<string, Material>();
  const paintOf = (color: number, drawn: Drawn) => {
    const kind = drawn instanceof Mesh ? 'mesh' : drawn instanceof Line ? 'line' : 'points';
    const key = `${kind} ${color}`;
    const paint = paints.get(key) ?? newPaint(color, drawn);
    paints.set(key, paint);
    return paint;
  };
  let planes: readonly Plane[] = [];
  let selected: string | null = null;
  let colors = noColors;
  const originals = new Map<Drawn, Drawn['material']>();
  /** Gives an element the color of the selection or of its change, or those of the file. */
  const recolor = (id: string) => {
    const color = id === selected ? SELECTED : colors.get(id);
    for (const mesh of parts.get(id)?.meshes ?? []) {
      const original = originals.get(mesh) ?? mesh.material;
      originals.set(mesh, original);
      mesh.material = color === undefined ? original : paintOf(color, mesh);
    }
  };

  return {
    object: scene,
    box: new Box3().setFromObject(scene),
    boxes: async () => [...parts.values()].map(({ node }) => new Box3().setFromObject(node)),
    elements: [...parts.values()].map(({ element }) => element),
    async properties(id) {
      const part = parts.get(id);
      return part ? groupsOfExtras(part.element, part.node.userData) : [];
    },
    async hit({ camera, canvas, client }) {
      caster.setFromCamera(shareOf(canvas, client), camera);
      const found = caster
        .intersectObject(scene, true)
        .find(({ object, point }) => isShown(object) && !isCutAway(point, planes));
      const element = found && owners.get(found.object);
      return found && element !== undefined
        ? { element, point: found.point, corners: cornersOf(found) }
        : null;
    },
    async setHidden(hidden) {
      for (const [id, { node }] of parts) node.visible = !hidden.has(id);
      onChange();
    },
    async setSelected(id) {
      const before = selected;
      selected = id;
      if (before !== null) recolor(before);
      if (id !== null) recolor(id);
      onChange();
    },
    async setColors(now) {
      const touched = new Set([...colors.keys(), ...now.keys()]);
      colors = now;
      for (const id of touched) recolor(id);
      onChange();
    },
    async boxOf(ids) {
      const box = new Box3();
      for (const id of ids) {
        const part = parts.get(id);
        if (part) box.expandByObject(part.node);
      }
      return box;
    },
    async capsAt(plane) {
      return [...parts.values()].flatMap(({ node, meshes }) => {
        const isCut = isShown(node) && new Box3().setFromObject(node).intersectsPlane(plane);
        const solids = meshes.filter((mesh) => mesh instanceof Mesh);
        return isCut ? slice(solids, plane) : [];
      });
    },
    async setPlanes(now) {
      planes = now;
      onChange();
    },
    update: () => false,
    dispose() {
      for (const [mesh, material] of originals) mesh.material = material;
      for (const paint of paints.values()) paint.dispose();
      scene.traverse((object) => {
        if (!isDrawn(object)) return;
        object.geometry.dispose();
        for (const material of materialsOf(object)) disposeMaterial(material);
      });
    },
  };
}

function newPaint(color: number, drawn: Drawn): Material {
  if (drawn instanceof Line) return new LineBasicMaterial({ color });
  if (drawn instanceof Points)
    return new PointsMaterial({ color, size: 3, sizeAttenuation: false });
  return new MeshStandardMaterial({ color, roughness: 0.8, side: DoubleSide });
}

const materialsOf = ({ material }: Drawn): Material[] =>
  Array.isArray(material) ? material : [material];

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (value && typeof value === 'object' && 'isTexture' in value) value.dispose();
  }
  material.dispose();
}

function isShown(object: Object3D): boolean {
  for (let ancestor: Object3D | null = object; ancestor; ancestor = ancestor.parent)
    if (!ancestor.visible) return false;
  return true;
}
