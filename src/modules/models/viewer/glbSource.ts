import {
  Box3,
  DoubleSide,
  type Intersection,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Plane,
  Raycaster,
  Vector2,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { ViewerError } from '@/shared/viewer/viewer';
import { groupsOfExtras } from './properties';
import {
  isCutAway,
  type ModelElement,
  type ModelSource,
  SELECTED,
  type SourceOptions,
} from './source';

/** A node with a shape. A node of several materials is a group of meshes. */
interface Part {
  element: ModelElement;
  node: Object3D;
  meshes: Mesh[];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** The storey of a node, where its `extras` do not say: the outermost node that it is in. */
function outermost(node: Object3D, scene: Object3D): string | null {
  let at = node;
  while (at.parent && at.parent !== scene) at = at.parent;
  return at === node ? null : at.name;
}

function partsOf(scene: Object3D): Part[] {
  const parts = new Map<Object3D, Part>();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    // The loader makes a mesh of each material, in a group that has the name and extras of the node.
    const inGroup = object.parent !== null && object.parent.type === 'Group';
    const isPiece =
      inGroup && object.parent !== scene && !object.userData.guid && object.parent?.userData.guid;
    const node = isPiece ? (object.parent as Object3D) : object;
    const known = parts.get(node);
    if (known) return void known.meshes.push(object);
    const { guid, type, storey } = node.userData;
    const element = {
      id: text(guid) ?? `node-${parts.size}`,
      // The loader changes names that are there twice, and keeps the one that was.
      name: text(node.userData.name) ?? (node.name || 'Without a name'),
      type: text(type) ?? 'Object',
      storey: text(storey) ?? outermost(node, scene) ?? 'Model',
    };
    parts.set(node, { element, node, meshes: [object] });
  });
  return [...parts.values()];
}

/**
 * A binary glTF. Its nodes are the elements; what they carry in `extras` is their properties.
 * @throws ViewerError of kind brokenFile
 */
export async function openGlb(
  data: ArrayBuffer,
  { onChange }: SourceOptions,
): Promise<ModelSource> {
  const gltf = await new GLTFLoader().parseAsync(data, '').catch((error: unknown) => {
    throw new ViewerError('brokenFile', error);
  });
  const { scene } = gltf;
  const parts = new Map(partsOf(scene).map((part) => [part.element.id, part] as const));
  const owners = new Map(
    [...parts.values()].flatMap(({ meshes, element }) =>
      meshes.map((mesh) => [mesh as Object3D, element.id] as const),
    ),
  );
  // A cut shows the inside.
  for (const { meshes } of parts.values())
    for (const mesh of meshes) for (const material of materialsOf(mesh)) material.side = DoubleSide;

  const caster = new Raycaster();
  const highlight = new MeshStandardMaterial({ color: SELECTED, roughness: 0.8, side: DoubleSide });
  let planes: readonly Plane[] = [];
  let undo: (() => void) | null = null;

  return {
    object: scene,
    box: new Box3().setFromObject(scene),
    elements: [...parts.values()].map(({ element }) => element),
    async properties(id) {
      const part = parts.get(id);
      return part ? groupsOfExtras(part.element, part.node.userData) : [];
    },
    async hit({ camera, canvas, client }) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const x = ((client.x - left) / width) * 2 - 1;
      const y = 1 - ((client.y - top) / height) * 2;
      caster.setFromCamera(new Vector2(x, y), camera);
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
      undo?.();
      undo = null;
      const part = id === null ? undefined : parts.get(id);
      if (part) {
        const before = part.meshes.map((mesh) => [mesh, mesh.material] as const);
        for (const mesh of part.meshes) mesh.material = highlight;
        undo = () => {
          for (const [mesh, material] of before) mesh.material = material;
        };
      }
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
    async setPlanes(now) {
      planes = now;
      onChange();
    },
    update: () => false,
    dispose() {
      undo?.();
      highlight.dispose();
      scene.traverse((object) => {
        if (!(object instanceof Mesh)) return;
        object.geometry.dispose();
        for (const material of materialsOf(object)) disposeMaterial(material);
      });
    },
  };
}

const materialsOf = ({ material }: Mesh): Material[] =>
  Array.isArray(material) ? material : [material];

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (value && typeof value === 'object' && 'isTexture' in value) value.dispose();
  }
  material.dispose();
}

function isShown(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (!at.visible) return false;
  return true;
}

/** The corners of the triangle that was hit. */
function cornersOf({ object, face }: Intersection): Vector3[] {
  if (!(object instanceof Mesh) || !face) return [];
  const positions = object.geometry.getAttribute('position');
  return [face.a, face.b, face.c].map((index) =>
    new Vector3().fromBufferAttribute(positions, index).applyMatrix4(object.matrixWorld),
  );
}
