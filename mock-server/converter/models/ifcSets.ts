type Item = Record<string, unknown>;

/** A property set, or the layers of a material. */
export interface IfcSet {
  name: string | null;
  values: Item[];
}

const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Returns the attributes of an item, which have the form `{ value }`. Line numbers and ids of sets
 * differ in each export.
 */
export const attributesOf = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name, each]) => !name.startsWith('_') && isRecord(each) && 'value' in each)
      .map(([name, each]) => [name, (each as { value: unknown }).value]),
  );

export const textOf = (item: Item | undefined, name: string): string | null => {
  const value = item && attributesOf(item)[name];
  return typeof value === 'string' && value ? value : null;
};

const isType = (item: Item) =>
  isRecord(item._category) && /(?:TYPE|STYLE)$/.test(String(item._category.value));

const valuesOf = (set: Item): IfcSet => ({
  name: textOf(set, 'Name'),
  values: [...listOf(set.HasProperties), ...listOf(set.Quantities)].map(attributesOf),
});

/**
 * Returns the property sets, quantities and materials of an element and its type, by name. A
 * property of the element overrides that of its type.
 */
export function setsOf(item: Item): IfcSet[] {
  const definitions = listOf(item.IsDefinedBy);
  const types = definitions.filter(isType);
  const materials = [item, ...types]
    .map((each) => listOf(each.HasAssociations).flatMap(materialsOf))
    .find((each) => each.length > 0);
  const named = types.flatMap((type) => textOf(type, 'Name') ?? []);
  const sets = [
    ...definitions.filter((each) => !isType(each)).map(valuesOf),
    ...types.flatMap((type) => listOf(type.HasPropertySets).map(valuesOf)),
    { name: 'Type', values: named.map((name) => ({ Name: 'Name', NominalValue: name })) },
    { name: 'Materials', values: materials ?? [] },
  ];
  const byName = new Map<string | null, Map<unknown, Item>>();
  for (const { name, values } of sets) {
    const known = byName.get(name) ?? new Map<unknown, Item>();
    byName.set(name, known);
    for (const value of values) if (!known.has(value.Name)) known.set(value.Name, value);
  }
  return [...byName]
    .map(([name, values]) => ({ name, values: [...values.values()] }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => String(a.name).localeCompare(String(b.name)));
}

/** Returns a material, or the parts of a set, in the form of property values. */
function materialsOf(item: Item): Item[] {
  const sets = [...listOf(item.ForLayerSet), ...listOf(item.ForProfileSet)];
  if (sets.length > 0) return sets.flatMap(materialsOf);
  const parts = [
    ...listOf(item.MaterialLayers),
    ...listOf(item.MaterialProfiles),
    ...listOf(item.MaterialConstituents),
  ];
  if (parts.length > 0)
    return parts.flatMap((part, i) => {
      const { LayerThickness: thickness } = attributesOf(part);
      const name = textOf(listOf(part.Material)[0], 'Name') ?? textOf(part, 'Name') ?? '';
      return [
        { Name: `Part ${i + 1}`, NominalValue: name },
        { Name: `Thickness of part ${i + 1}`, NominalValue: thickness },
      ];
    });
  const listed = listOf(item.Materials);
  if (listed.length > 0) return listed.flatMap(materialsOf);
  const name = textOf(item, 'Name');
  return name ? [{ Name: 'Material', NominalValue: name }] : [];
}
