/** What a column needs of a table's width. Widths are in pixels. */
export interface ColumnWidth {
  id: string;
  /** The wished width. */
  size: number;
  /** The width below which it is of no use. By default, wide columns can give a quarter, and narrow ones nothing. */
  least?: number;
  /** Columns with the lowest priority leave a narrow table first, of equal ones the last. One with Infinity never leaves. */
  priority?: number;
  /** Takes the room that is left. Without one, the last column that stays in view does. */
  grows?: boolean;
  /** Never leaves the table. */
  sticky?: boolean;
}

/** The widest column that has nothing to give, such as one of dates. */
const NARROW = 140;

const leastOf = ({ size, least = size > NARROW ? Math.round(size * 0.75) : size }: ColumnWidth) =>
  least;

/**
 * Chooses the columns that fit into a table, and their widths. Columns leave whole. A width that the user has set stays, and
 * makes no other column leave: then the table scrolls sideways.
 *
 * @param room The width of the table; null while unknown, such as on paper.
 * @param chosen The widths that the user has set.
 */
export function fitColumns(
  columns: readonly ColumnWidth[],
  room: number | null,
  chosen: Readonly<Record<string, number>>,
): { widths: Record<string, number>; hidden: readonly string[] } {
  const kept = room === null ? [...columns] : fitting(columns, room, chosen);
  const base = kept.map((column) => chosen[column.id] ?? leastOf(column));
  const wished = kept.map(({ id, size }) => chosen[id] ?? size);
  const need = sum(wished) - sum(base);
  const left = room === null ? need : Math.max(0, room - sum(base));
  const share = need > 0 ? Math.min(1, left / need) : 0;
  const widths = base.map((width, i) => Math.floor(width + ((wished[i] ?? width) - width) * share));
  const grows = growing(kept);
  const at = grows && chosen[grows.id] === undefined ? kept.indexOf(grows) : -1;
  const rest = room === null ? 0 : Math.max(0, room - sum(widths));
  return {
    widths: Object.fromEntries(
      kept.map(({ id }, i) => [id, (widths[i] ?? 0) + (i === at ? rest : 0)]),
    ),
    hidden: columns.filter((column) => !kept.includes(column)).map(({ id }) => id),
  };
}

function fitting(
  columns: readonly ColumnWidth[],
  room: number,
  chosen: Readonly<Record<string, number>>,
): ColumnWidth[] {
  const needOf = (column: ColumnWidth) =>
    Math.min(leastOf(column), chosen[column.id] ?? leastOf(column));
  const priorityOf = ({ priority = 0 }: ColumnWidth) => priority;
  const grows = growing(columns);
  const kept = [...columns];
  while (sum(kept.map(needOf)) > room) {
    const movable = kept.filter(
      (column) => !column.sticky && column !== grows && priorityOf(column) !== Infinity,
    );
    const lowest = Math.min(...movable.map(priorityOf));
    const leaving = movable.findLast((column) => priorityOf(column) === lowest);
    if (!leaving) break;
    kept.splice(kept.indexOf(leaving), 1);
  }
  return kept;
}

const growing = (columns: readonly ColumnWidth[]): ColumnWidth | undefined =>
  columns.find(({ grows }) => grows) ?? columns.findLast(({ sticky }) => sticky) ?? columns[0];

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
