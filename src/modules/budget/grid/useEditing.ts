import { useEffect, useState } from 'react';
import { type ColumnId, type GridColumn, isEditable } from './columns';
import { textOf } from './edits';
import type { GridProps } from './gridProps';
import type { GridRow } from './rows';
import type { Change, Sheet } from './sheet';

interface Editing {
  row: string;
  column: ColumnId;
  text: string;
  isTyped: boolean;
  version: number | undefined;
}

/** Enters texts into cells. */
export function enter(
  sheet: Sheet,
  changes: readonly Change[],
  seen?: ReadonlyMap<string, number>,
): void {
  // The sheet keeps what fails, and the call tells why.
  if (changes.length > 0) sheet.change(changes, seen).catch(() => {});
}

/** Returns the text that is being typed into the active cell. */
export function useEditing(
  { mayEdit, sheet, state, onToggle, onOpen }: GridProps,
  row: GridRow | undefined,
  column: GridColumn | undefined,
) {
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Begins with a text, or with the one of the cell. What cannot be edited opens. */
  const edit = (text: string | null) => {
    if (!row || !column) return;
    if (row.kind === 'group' && text === null) return onToggle(row.key);
    const canEdit = mayEdit && isEditable(column) && (row.kind === 'line' || row.kind === 'draft');
    if (!canEdit) {
      if (text === null) onOpen(row, column);
      return;
    }
    const refused = state.faults.get(row.key)?.get(column.id)?.text;
    setEditing({
      row: row.key,
      column: column.id,
      text: text ?? refused ?? textOf(row, column),
      isTyped: text !== null,
      version: row.kind === 'line' ? row.line.version : undefined,
    });
  };
  const finish = () => {
    if (!editing || !row || !column) return;
    const before = textOf(row, column);
    const { text, version } = editing;
    const isRefused = state.faults.get(editing.row)?.has(editing.column) === true;
    if (text !== before || isRefused) {
      enter(
        sheet,
        [{ row: editing.row, column: editing.column as Change['column'], text }],
        version === undefined ? undefined : new Map([[editing.row, version]]),
      );
    }
    setEditing(null);
  };
  const isTyping =
    editing !== null &&
    row !== undefined &&
    column !== undefined &&
    editing.text !== textOf(row, column);
  useEffect(() => {
    sheet.typing(isTyping);
    return () => sheet.typing(false);
  }, [sheet, isTyping]);
  return {
    editing,
    edit,
    finish,
    type: (text: string) => setEditing((before) => before && { ...before, text }),
    cancel: () => setEditing(null),
  };
}
