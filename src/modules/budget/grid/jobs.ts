import type { BudgetLineItem, BudgetLineOutcome } from '@/api/generated/types.gen';
import { COLUMNS, type ColumnId } from './columns';
import type { CellFault } from './marks';

/** One item of a call, with the cells that it comes from. */
export interface Job {
  item: BudgetLineItem;
  row: string;
  /** What was typed, to keep it if the host refuses it. */
  texts: ReadonlyMap<ColumnId, string>;
}

const known = new Set<string>(COLUMNS.map(({ id }) => id));

/** Returns the faults of an item by column. A refusal without a cell belongs to all cells that were sent. */
export function faultsOf({ texts }: Job, { problem }: BudgetLineOutcome): [ColumnId, CellFault][] {
  const textOf = (column: ColumnId) => texts.get(column) ?? '';
  const found = (problem?.errors ?? []).flatMap(({ pointer, code }): [ColumnId, CellFault][] => {
    const [, place, name = ''] = /\/items\/\d+\/(cells|clear)\/(\w+)$/.exec(pointer) ?? [];
    const empty = [...texts].find(([, text]) => text.trim() === '')?.[0];
    const column =
      place === 'clear'
        ? empty
        : known.has(name)
          ? name
          : name.startsWith('forecast')
            ? 'forecast'
            : undefined;
    if (!column) return [];
    const isTaken = problem?.code === 'NAME_TAKEN';
    return [
      [column as ColumnId, { text: textOf(column as ColumnId), code: isTaken ? 'taken' : code }],
    ];
  });
  if (found.length > 0) return found;
  const codes: Partial<Record<string, string>> = {
    STALE_VERSION: 'stale',
    NOT_FOUND: 'missing',
    WRONG_STATE: 'inUse',
    NAME_TAKEN: 'taken',
  };
  const code = codes[problem?.code ?? ''] ?? 'failed';
  return [...texts].map(([column, text]) => [column, { text, code }]);
}

/** The contract knows no id for a creation: it only serves to find the restored line. */
export const withoutLocalIds = (items: readonly BudgetLineItem[]): BudgetLineItem[] =>
  items.map((item) => {
    if (item.action !== 'create') return item;
    const { id: _, version: __, ...rest } = item;
    return rest;
  });
