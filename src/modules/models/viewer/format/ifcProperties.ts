import { type MeasureText, textInOwn } from './ifcUnits';
import { identity, isRecord, named, type Row, row, words } from './properties';
import type { ModelElement, PropertyGroup } from './source';

type Item = Record<string, unknown>;

const all = { attributes: true, relations: true };
const none = { attributes: false, relations: false };

/**
 * What to read with an item. The references back to other elements must be left out: with them the
 * library would read every element of the same type.
 */
export const described = {
  attributesDefault: true,
  relationsDefault: none,
  relations: {
    IsDefinedBy: all,
    HasPropertySets: all,
    HasProperties: all,
    Quantities: all,
    Unit: all,
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

/** Attributes of fragment items are `{ value, type }`. */
const contentOf = (attribute: unknown): unknown =>
  isRecord(attribute) ? attribute.value : undefined;

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const nameOf = (item: Item | undefined): string | null => words(contentOf(item?.Name));

const isType = (item: Item) => /TYPE$|STYLE$/.test(String(contentOf(item._category)));

/**
 * The attributes, type, materials, and property sets of a fragment item. `IsDefinedBy` has the
 * type and the sets. A property of the element overrides that of its type.
 */
export function groupsOfItem(
  element: ModelElement,
  item: Item,
  measure: MeasureText = () => null,
): PropertyGroup[] {
  const attributes = ['ObjectType', 'Description', 'Tag', 'PredefinedType'].flatMap((name) =>
    row(name, contentOf(item[name])),
  );
  const { name, rows } = identity(element);
  const definitions = listOf(item.IsDefinedBy);
  const types = definitions.filter(isType);
  const typeRows = types.flatMap((type) => row('Type name', nameOf(type)));
  const associations = [item, ...types].map((each) => listOf(each.HasAssociations));
  const materials = associations.map((each) =>
    each.flatMap((association) => materialRows(association, measure)),
  );
  return [
    { name, rows: [...rows, ...typeRows, ...attributes] },
    // The materials of the element override those of its type.
    ...named('Materials', materials.find((each) => each.length > 0) ?? []),
    ...merged([
      ...definitions.filter((each) => !isType(each)),
      ...types.flatMap((type) => listOf(type.HasPropertySets)),
    ]),
  ];

  function merged(sets: readonly Item[]): PropertyGroup[] {
    const groups = new Map<string, Map<string, Row>>();
    for (const set of sets) {
      const title = nameOf(set) ?? 'Properties';
      const known = groups.get(title) ?? new Map<string, Row>();
      groups.set(title, known);
      for (const property of [...listOf(set.HasProperties), ...listOf(set.Quantities)])
        for (const each of rowOfProperty(property, measure))
          if (!known.has(each[0])) known.set(each[0], each);
    }
    return [...groups].flatMap(([title, rows]) => named(title, [...rows.values()]));
  }
}

function rowOfProperty(property: Item, measure: MeasureText): Row[] {
  const name = nameOf(property);
  const key = Object.keys(property).find((each) => /Value$/.test(each));
  return name && key
    ? row(name, textOfValue(property[key], measure, listOf(property.Unit)[0]))
    : [];
}

function textOfValue(attribute: unknown, measure: MeasureText, unit?: Item): unknown {
  const value = contentOf(attribute);
  if (typeof value !== 'number' || !isRecord(attribute)) return value;
  const inUnit = unit ? textInOwn(unit, value) : measure(value, String(attribute.type));
  return inUnit ?? value;
}

/** The rows of a material, a list, or a set of layers, profiles or constituents. */
function materialRows(item: Item, measure: MeasureText): Row[] {
  const sets = [...listOf(item.ForLayerSet), ...listOf(item.ForProfileSet)];
  if (sets.length > 0) return sets.flatMap((set) => materialRows(set, measure));
  const parts = [
    ...listOf(item.MaterialLayers).map((part) => ['Layer', part] as const),
    ...listOf(item.MaterialProfiles).map((part) => ['Profile', part] as const),
    ...listOf(item.MaterialConstituents).map((part) => ['Constituent', part] as const),
  ];
  if (parts.length > 0)
    return parts.flatMap(([kind, part], i) => {
      const thickness = words(textOfValue(part.LayerThickness, measure));
      const said = [nameOf(listOf(part.Material)[0]) ?? nameOf(part), thickness].filter(Boolean);
      return row(`${kind} ${i + 1}`, said.join(', '));
    });
  const listed = listOf(item.Materials);
  if (listed.length > 0) return listed.flatMap((each) => row('Material', nameOf(each)));
  return /^IFCMATERIAL$/.test(String(contentOf(item._category)))
    ? row('Material', nameOf(item))
    : [];
}
