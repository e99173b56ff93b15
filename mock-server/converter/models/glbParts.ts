import { type Material, type Node, type Primitive, WebIO } from '@gltf-transform/core';
import { factsOfExtras } from './facts.ts';
import { idsByName, type Origin, type Part, type Surface } from './parts.ts';

const TRIANGLES = 4;
const GRAY = [0.8, 0.8, 0.8] as const;

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/**
 * Reads the nodes with a mesh of a GLB, in file order, with their `extras`.
 *
 * Rejects if the file violates glTF 2.0.
 */
export async function partsOfGlb(data: Uint8Array): Promise<Part[]> {
  const io = new WebIO();
  const file = await io.binaryToJSON(data);
  // Extensions that affect only the look of a surface are ignored.
  delete file.json.extensionsRequired;
  const root = (await io.readJSON(file)).getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const shown = new Set<Node>();
  scene?.traverse((node) => void shown.add(node));
  const idOf = idsByName();
  const [, , , , , , , , , , , , x = 0, y = 0, z = 0] =
    [...shown].find((node) => node.getMesh())?.getWorldMatrix() ?? [];
  const origin = [x, y, z] as const;
  return root.listNodes().flatMap((node) => {
    const mesh = shown.has(node) ? node.getMesh() : null;
    if (!mesh) return [];
    const { guid, type, storey, name: _, ...properties } = node.getExtras();
    const name = node.getName();
    return {
      id: text(guid) ?? idOf(name),
      name: name || 'Unnamed',
      type: text(type) ?? 'Object',
      storey: text(storey) ?? outermost(node) ?? 'Model',
      properties,
      facts: factsOfExtras(properties),
      origin,
      surfaces: () => mesh.listPrimitives().flatMap((each) => surfaceOf(each, node, origin)),
    };
  });
}

/** Returns the name of the outermost ancestor of a node. */
function outermost(node: Node): string | null {
  let ancestor = node.getParentNode();
  for (let next = ancestor; next; next = next.getParentNode()) ancestor = next;
  return ancestor?.getName() || null;
}

function surfaceOf(primitive: Primitive, node: Node, origin: Origin): Surface[] {
  const corners = primitive.getAttribute('POSITION');
  if (primitive.getMode() !== TRIANGLES || !corners) return [];
  const m = node.getWorldMatrix();
  const positions = new Float32Array(corners.getCount() * 3);
  const corner: number[] = [];
  for (let i = 0; i < corners.getCount(); i++) {
    const [x = 0, y = 0, z = 0] = corners.getElement(i, corner);
    for (const row of [0, 1, 2] as const)
      positions[i * 3 + row] =
        m[row] * x +
        m[(row + 4) as 4] * y +
        m[(row + 8) as 8] * z +
        m[(row + 12) as 12] -
        origin[row];
  }
  const indices =
    primitive.getIndices()?.getArray() ?? Array.from({ length: corners.getCount() }, (_, i) => i);
  return [{ positions, indices, ...lookOf(primitive.getMaterial()) }];
}

/** glTF has linear colors; screens expect sRGB. */
const screen = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function lookOf(material: Material | null): Pick<Surface, 'color' | 'opacity'> {
  if (!material) return { color: GRAY, opacity: 1 };
  const [r, g, b, alpha] = material.getBaseColorFactor();
  return {
    color: [screen(r), screen(g), screen(b)],
    opacity: material.getAlphaMode() === 'BLEND' ? alpha : 1,
  };
}
