import { formatNumber } from '../format/format';
import classes from './DataTable.module.css';
import type { RowGroup } from './rowTypes';

/** Returns the lines of a table: the index of each loaded row, and each group before its first row. */
export function linesOf(
  loaded: number,
  groups: readonly RowGroup[] = [],
): readonly (number | RowGroup)[] {
  const starts = new Map<number, RowGroup>();
  let start = 0;
  for (const group of groups) {
    starts.set(start, group);
    start += group.count;
  }
  return Array.from({ length: loaded }, (_, index) => {
    const group = starts.get(index);
    return group ? [group, index] : [index];
  }).flat();
}

/** Identifies a line of a table, for as long as its row or group is loaded. */
export const keyOfLine = (
  line: number | RowGroup | undefined,
  rows: readonly { id: string }[],
): string | undefined => (typeof line === 'number' ? rows[line]?.id : line && `group ${line.id}`);

interface Props {
  group: RowGroup;
  /** Offset from the top and height in pixels. */
  start: number;
  rowHeight: number;
}

/** Shows the head of a group, with the number of its rows. */
export const GroupRow = ({ group, start, rowHeight }: Props) => (
  <tr
    className={`absolute flex w-full ${classes.group}`}
    style={{ transform: `translateY(${start}px)`, height: rowHeight }}
  >
    <th scope="colgroup" className={`text-sm strong nowrap ${classes.groupName}`}>
      <GroupName group={group} />
    </th>
  </tr>
);

/** The name of a group and the number of its rows. */
export const GroupName = ({ group: { name, count } }: Pick<Props, 'group'>) => (
  <>
    {name || 'None'} <span className="quiet regular">{formatNumber(count)}</span>
  </>
);
