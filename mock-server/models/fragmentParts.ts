import { randomUUID } from 'node:crypto';
import { SingleThreadedFragmentsModel } from '@thatopen/fragments';
import { factsOfItem } from './facts.ts';
import type { Part, Surface } from './parts.ts';

type Item = Record<string, unknown>;

interface Place {
  type: string;
  storey: number | null;
}

interface TreeNode {
  category: string | null;
  localId: number | null;
  children?: TreeNode[];
}

const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Returns the attributes of an item, which have the form `{ value }`. Line numbers and ids of sets
 * differ in each export.
 */
const attributesOf = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name, each]) => !name.startsWith('_') && isRecord(each) && 'value' in each)
      .map(([name, each]) => [name, (each as { value: unknown }).value]),
  );

const textOf = (item: Item | undefined, name: string): string | null => {
  const value = item && attributesOf(item)[name];
  return typeof value === 'string' && value ? value : null;
};

/** Returns property sets and quantities without the back references to their elements. */
const setsOf = (item: Item) =>
  listOf(item.IsDefinedBy)
    .map((set) => ({
      name: textOf(set, 'Name'),
      values: [...listOf(set.HasProperties), ...listOf(set.Quantities)].map(attributesOf),
    }))
    .sort((a, b) => String(a.name).localeCompare(String(b.name)));

const bare = {
  attributesDefault: true,
  relationsDefault: { attributes: false, relations: false },
} as const;

/**
 * Reads the elements with a mesh of a model converted from IFC.
 * @param data is consumed
 */
export function readFragments<T>(data: Uint8Array, use: (parts: readonly Part[]) => T): T {
  // The library caches meshes by model name, so each file needs its own name.
  const model = new SingleThreadedFragmentsModel(randomUUID(), data);
  try {
    return use(partsOf(model));
  } finally {
    model.dispose();
  }
}

function partsOf(model: SingleThreadedFragmentsModel): Part[] {
  const ids = model.getItemsIdsWithGeometry();
  if (ids.length === 0) return [];
  const guids = model.getGuidsByLocalIds(ids);
  const places = new Map<number, Place>();
  walk(model.getSpatialStructure(), null, null, places);
  const storeys = [...new Set([...places.values()].flatMap(({ storey }) => storey ?? []))];
  const storeyItems = storeys.length > 0 ? model.getItemsData(storeys, bare) : [];
  const storeyNames = new Map(storeys.map((id, i) => [id, textOf(storeyItems[i], 'Name')]));
  const items = model.getItemsData(ids, {
    ...bare,
    relations: { IsDefinedBy: { attributes: true, relations: true } },
  });
  const surfacesOf = surfaceReader(model);
  return ids.map((localId, i) => {
    const item: Item = items[i] ?? {};
    const place = places.get(localId);
    const { Name: name, ...attributes } = attributesOf(item);
    const sets = setsOf(item);
    return {
      id: guids[i] ?? `node-${localId}`,
      name: typeof name === 'string' && name ? name : 'Unnamed',
      type: place?.type ?? 'IFCELEMENT',
      storey: storeyNames.get(place?.storey ?? -1) ?? 'No level',
      properties: { attributes, sets },
      facts: factsOfItem(attributes, sets),
      surfaces: () => surfacesOf(localId),
    };
  });
}

/** Nodes with a class alternate with nodes with a number. */
function walk(
  node: TreeNode,
  type: string | null,
  storey: number | null,
  places: Map<number, Place>,
): void {
  const { category, localId, children = [] } = node;
  const kind = category ?? type;
  const level = kind === 'IFCBUILDINGSTOREY' && localId !== null ? localId : storey;
  if (localId !== null && kind) places.set(localId, { type: kind, storey: level });
  for (const child of children) walk(child, kind, level, places);
}

/**
 * Reads the triangles of an element, moved from the converter's origin to the file's coordinates.
 */
function surfaceReader(model: SingleThreadedFragmentsModel): (localId: number) => Surface[] {
  const [x = 0, y = 0, z = 0] = model.getCoordinates();
  const materials = model.getMaterials();
  return (localId) =>
    (model.getItemsGeometry([localId])[0] ?? []).flatMap((mesh) => {
      const { positions: local, indices, transform, sampleId } = mesh;
      if (!local || !indices) return [];
      const m = transform.elements as number[];
      const at = (i: number) => m[i] as number;
      const positions = new Float32Array(local.length);
      for (let i = 0; i < local.length; i += 3) {
        const [px = 0, py = 0, pz = 0] = local.subarray(i, i + 3) as Iterable<number>;
        positions[i] = at(0) * px + at(4) * py + at(8) * pz + at(12) - x;
        positions[i + 1] = at(1) * px + at(5) * py + at(9) * pz + at(13) - y;
        positions[i + 2] = at(2) * px + at(6) * py + at(10) * pz + at(14) - z;
      }
      const sample =
        sampleId === undefined ? undefined : model.getSamples([sampleId]).get(sampleId);
      const { r, g, b, a } = materials.get(sample?.material ?? -1) ?? {
        r: 200,
        g: 200,
        b: 200,
        a: 255,
      };
      return { positions, indices, color: [r / 255, g / 255, b / 255], opacity: a / 255 };
    });
}
