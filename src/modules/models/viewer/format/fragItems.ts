import type { FragmentsModels } from '@thatopen/fragments';
import { walk } from './fragTree';
import { type MeasureText, measureText } from './ifcUnits';
import { fromBottom, type Level } from './levels';
import type { ModelElement } from './source';

export type Fragments = Awaited<ReturnType<FragmentsModels['load']>>;

/** An element and its local id in the file. */
export interface Item extends ModelElement {
  localId: number;
}

/** Returns the elements with a shape, by storey from bottom to top, and by class. */
export async function itemsOf(model: Fragments): Promise<Item[]> {
  const [tree, withShape] = await Promise.all([
    model.getSpatialStructure(),
    model.getItemsIdsWithGeometry(),
  ]);
  const places = new Map<number, { type: string; storey: number | null }>();
  walk(tree, null, null, (localId, type, storey) => places.set(localId, { type, storey }));
  const storeys = [...new Set([...places.values()].flatMap(({ storey }) => storey ?? []))];
  const [names, guids, levels] = await Promise.all([
    namesOf(model, withShape),
    model.getGuidsByLocalIds(withShape),
    levelsOf(model, storeys),
  ]);
  const levelById = new Map(levels.map((level, i) => [level.localId, { ...level, i }] as const));
  const items = withShape.map((localId, i) => {
    const place = places.get(localId);
    const level = levelById.get(place?.storey ?? -1);
    return {
      localId,
      id: guids[i] ?? `node-${localId}`,
      name: names[i] ?? 'Unnamed',
      type: place?.type ?? 'IFCELEMENT',
      storey: level ? (level.name ?? 'Unnamed level') : 'No level',
      // Elements without a level come last.
      at: level?.i ?? levels.length,
    };
  });
  const order = new Map([...places.keys()].map((localId, i) => [localId, i] as const));
  return items.toSorted(
    (a, b) => a.at - b.at || (order.get(a.localId) ?? 0) - (order.get(b.localId) ?? 0),
  );
}

const contentOf = (attribute: unknown): unknown =>
  typeof attribute === 'object' && attribute !== null && 'value' in attribute
    ? attribute.value
    : null;

/** Returns the storeys from bottom to top. The converter writes absolute elevations in meters. */
async function levelsOf(model: Fragments, ids: number[]): Promise<Level[]> {
  if (ids.length === 0) return [];
  const data = await model.getItemsData(ids, {
    attributesDefault: false,
    attributes: ['Name', 'Elevation'],
    relationsDefault: { attributes: false, relations: false },
  });
  return fromBottom(
    ids.map((localId, i) => {
      const [name, elevation] = [contentOf(data[i]?.Name), contentOf(data[i]?.Elevation)];
      return {
        localId,
        name: typeof name === 'string' && name ? name : null,
        elevation: typeof elevation === 'number' ? elevation : null,
      };
    }),
  );
}

/** Reads the units of the file. */
export async function measureOf(model: Fragments): Promise<MeasureText> {
  const found = await model.getItemsOfCategories([/^IFCUNITASSIGNMENT$/]);
  const assignments = await model.getItemsData(Object.values(found).flat(), {
    attributesDefault: true,
    relations: { Units: { attributes: true, relations: false } },
    relationsDefault: { attributes: false, relations: false },
  });
  return measureText(
    assignments.flatMap(({ Units: units }) => (Array.isArray(units) ? units : [])),
  );
}

async function namesOf(model: Fragments, ids: number[]): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const data = await model.getItemsData(ids, {
    attributesDefault: false,
    attributes: ['Name'],
    relationsDefault: { attributes: false, relations: false },
  });
  return data.map(({ Name: name }) => {
    const text = contentOf(name);
    return typeof text === 'string' ? text : null;
  });
}
