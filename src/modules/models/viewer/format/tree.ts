import { plain } from '@/shared/format/fold';
import { wordsFinder } from '@/shared/format/matchesWords';
import { typeName } from './properties';
import type { ModelElement } from './source';

/** A row of the tree: a storey, a type or an element. */
export interface TreeRow {
  /** `storey`, `storey/type` or the id of an element. */
  key: string;
  level: 1 | 2 | 3;
  label: string;
  /** The elements in the row. For an element, only itself. */
  elements: readonly string[];
  /** Null for elements, which have no children. */
  expanded: boolean | null;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

interface Group {
  key: string;
  label: string;
  elements: ModelElement[];
}

function grouped(
  elements: readonly ModelElement[],
  keyOf: (element: ModelElement) => string,
  labelOf: (element: ModelElement) => string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key) ?? { key, label: labelOf(element), elements: [] };
    group.elements.push(element);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Finds the elements with all words in their name, type and storey, or with exactly this id.
 */
export function search(elements: readonly ModelElement[], q: string): readonly ModelElement[] {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length === 0) return elements;
  const finds = wordsFinder(q);
  return elements.filter(
    ({ name, type, storey, id }) =>
      finds(name, typeName(type), storey) || words.every((word) => plain(word) === plain(id)),
  );
}

export const storeyKey = ({ storey }: ModelElement) => `storey ${storey}`;
export const typeKey = ({ storey, type }: ModelElement) => `type ${storey}/${type}`;

/**
 * Returns the visible rows: storeys, the types of expanded storeys, and the elements of expanded types,
 * sorted by name.
 */
export function rowsOf(
  elements: readonly ModelElement[],
  isOpen: (key: string) => boolean,
): TreeRow[] {
  const idsOf = (group: Group) => group.elements.map(({ id }) => id);
  const storeys = grouped(elements, storeyKey, ({ storey }) => storey);
  return storeys.flatMap((storey, i) => {
    const open = isOpen(storey.key);
    const row = rowOf(storey, 1, idsOf(storey), open, i, storeys.length);
    if (!open) return [row];
    const types = grouped(storey.elements, typeKey, ({ type }) => typeName(type)).toSorted((a, b) =>
      a.label.localeCompare(b.label),
    );
    return [row, ...types.flatMap((type, k) => typeRows(type, isOpen(type.key), k, types.length))];
  });

  function typeRows(type: Group, open: boolean, i: number, siblings: number): TreeRow[] {
    const row = rowOf(type, 2, idsOf(type), open, i, siblings);
    if (!open) return [row];
    const sorted = type.elements.toSorted((a, b) =>
      a.name.localeCompare(b.name, undefined, { numeric: true }),
    );
    return [
      row,
      ...sorted.map(({ id, name }, k) =>
        rowOf({ key: id, label: name }, 3, [id], null, k, sorted.length),
      ),
    ];
  }
}

const rowOf = (
  { key, label }: Pick<Group, 'key' | 'label'>,
  level: TreeRow['level'],
  elements: readonly string[],
  expanded: boolean | null,
  index: number,
  siblings: number,
): TreeRow => ({ key, label, level, elements, expanded, position: index + 1, siblings });
