import { Button } from '@mantine/core';
import type { BudgetLine } from '@/api/generated/types.gen';
import { count, formatClock } from '@/shared/format/format';
import classes from '../Budget.module.css';
import { faultText } from '../grid/cells';
import { type CellId, COLUMNS, type ColumnId, shownText } from '../grid/columns';
import type { Sheet } from '../grid/sheet';
import type { SheetState } from '../grid/sheetState';

interface Props {
  /** When what is not saved was kept, if it was. */
  keptAt: number | null;
  sheet: Sheet;
  state: SheetState;
  lines: readonly BudgetLine[];
  /** The active cell. */
  row: string | undefined;
  column: ColumnId | undefined;
  onGo: (row: string, column: ColumnId) => void;
}

/** Says how saving goes: what was refused, and why the active cell was. */
export function FaultBar({ keptAt, sheet, state, lines, row, column, onGo }: Props) {
  const all = [...state.faults].flatMap(([key, columns]) =>
    [...columns.keys()].map((id) => ({ row: key, column: id })),
  );
  const fault = row && column ? state.faults.get(row)?.get(column) : undefined;
  const index = all.findIndex((candidate) => candidate.row === row && candidate.column === column);
  const next = all[(index + 1) % Math.max(1, all.length)];
  const unsaved = state.drafts.filter(({ texts }) => Object.keys(texts).length > 0).length;
  const line = lines.find(({ id }) => id === row);
  const theirs = COLUMNS.find(({ id }) => id === column);
  return (
    <div
      className={`row wrap gap-8-12 text-sm ${classes.faults}`}
      data-bad={all.length > 0 || undefined}
    >
      <p role="status">
        {state.isSaving && 'Saving…'}
        {!state.isSaving && all.length > 0 && `${count(all.length, 'cell')} refused. `}
        {!state.isSaving && all.length === 0 && unsaved > 0 && (
          <span>
            {count(unsaved, 'new line')} not saved yet: a line needs a code, a description and a
            cost type.
          </span>
        )}
        {!state.isSaving && keptAt !== null && all.length + unsaved > 0 && (
          <span> Kept from {formatClock(keptAt)}. </span>
        )}
        {!state.isSaving && fault && column && <span>{faultText(column, fault.code)}.</span>}
        {!state.isSaving && fault?.code === 'stale' && line && theirs && (
          <span> Theirs: {shownText(line, theirs) || 'empty'}.</span>
        )}
      </p>
      <span className="grow" />
      {fault?.code === 'stale' && row && column && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void sheet.change([{ row, column: column as CellId, text: fault.text }]).catch(() => {})
          }
        >
          Save mine
        </Button>
      )}
      {fault && row && column && (
        <Button size="compact-sm" variant="default" onClick={() => sheet.forget(row, column)}>
          {fault.code === 'stale' ? 'Keep theirs' : 'Discard mine'}
        </Button>
      )}
      {next && all.length > (fault ? 1 : 0) && (
        <Button size="compact-sm" variant="default" onClick={() => onGo(next.row, next.column)}>
          Next refusal
        </Button>
      )}
      {(all.length > 1 || unsaved > 0) && !state.isSaving && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => sheet.forget()}>
          Discard all
        </Button>
      )}
    </div>
  );
}
