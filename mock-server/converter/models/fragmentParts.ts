import { randomUUID } from 'node:crypto';
import { SingleThreadedFragmentsModel } from '@thatopen/fragments';
import { factsOfItem } from './facts.ts';
import { attributesOf, setsOf, textOf } from './ifcSets.ts';
import type { Part, Surface } from './parts.ts';

type Item = Record<string, unknown>;

const GRAY = { r: 200, g: 200, b: 200, a: 255 };

interface Place {
  type: string;
  storey: number | null;
}

interface TreeNode {
  category: string | null;
  localId: number | null;
  children?: TreeNode[];
}

const none = { attributes: false, relations: false };
const all = { attributes: true, relations: true };
const bare = { attributesDefault: true, relationsDefault: none } as const;

/**
 * Sets of the element and of its type, and its materials. The references back to elements must be
 * left out: with them, each element would be read with all others of its type.
 */
const described = {
  attributesDefault: true,
  relationsDefault: none,
  relations: {
    IsDefinedBy: all,
    HasPropertySets: all,
    HasProperties: all,
    Quantities: all,
    HasAssociations: all,
    ForLayerSet: all,
    ForProfileSet: all,
    MaterialLayers: all,
    MaterialProfiles: all,
    MaterialConstituents: all,
    Materials: all,
    Material: all,
    DefinesOccurrence: none,
    ObjectTypeOf: none,
    AssociatedTo: none,
    IsNestedBy: none,
    Nests: none,
    IsDecomposedBy: none,
    Decomposes: none,
  },
};

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
  const items = model.getItemsData(ids, described);
  const surfacesOf = surfaceReader(model);
  const [x = 0, y = 0, z = 0] = model.getCoordinates();
  const origin = [-x, -y, -z] as const;
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
      origin,
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

/** Reads the triangles of an element, from the origin of the converter: its first element. */
function surfaceReader(model: SingleThreadedFragmentsModel): (localId: number) => Surface[] {
  const materials = model.getMaterials();
  // One pass over all samples: the library has no index of them.
  const materialOf = new Map([...model.getSamples()].map(([id, each]) => [id, each.material]));
  return (localId) =>
    (model.getItemsGeometry([localId])[0] ?? []).flatMap((mesh) => {
      const { positions: local, indices, transform, sampleId } = mesh;
      if (!local || !indices) return [];
      const m = transform.elements as number[];
      const valueAt = (i: number) => m[i] as number;
      const positions = new Float32Array(local.length);
      for (let i = 0; i < local.length; i += 3) {
        const px = local[i] as number;
        const py = local[i + 1] as number;
        const pz = local[i + 2] as number;
        positions[i] = valueAt(0) * px + valueAt(4) * py + valueAt(8) * pz + valueAt(12);
        positions[i + 1] = valueAt(1) * px + valueAt(5) * py + valueAt(9) * pz + valueAt(13);
        positions[i + 2] = valueAt(2) * px + valueAt(6) * py + valueAt(10) * pz + valueAt(14);
      }
      const { r, g, b, a } = materials.get(materialOf.get(sampleId ?? -1) ?? -1) ?? GRAY;
      return { positions, indices, color: [r / 255, g / 255, b / 255], opacity: a / 255 };
    });
}
