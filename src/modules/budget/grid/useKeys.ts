import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { toast } from '@/shared/feedback/toast';
import { pastedCells } from '@/shared/files/cells';
import { TooLarge } from '@/shared/files/tooLarge';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { writeTsv } from '@/shared/format/tsv';
import { clearing, filling, pasting, textsIn } from './edits';
import type { GridProps } from './gridProps';
import { pageOf } from './scrolling';
import { type Area, moved, type Place, tabbed } from './selection';
import { enter } from './useEditing';

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  active: Place;
  area: Area;
  go: (place: Place | null, extends_?: boolean) => void;
  edit: (text: string | null) => void;
}

/** What the keys and the clipboard do in the grid. */
export function useKeys(
  { rows, columns, sheet, mayEdit, onSelect }: GridProps,
  { scroller, active, area, go, edit }: Options,
) {
  const size = { rows: rows.length, columns: columns.length };
  // After Escape, Tab leaves the grid.
  const leaves = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey } = event;
    const hasMod = event.ctrlKey || event.metaKey;
    const took = commandOf(event);
    if (key !== 'Tab' && key !== 'Shift') leaves.current = key === 'Escape';
    if (took) {
      event.preventDefault();
      return run(took);
    }
    if (key === 'Tab') {
      const next = leaves.current ? null : tabbed(active, size, shiftKey);
      if (!next) return;
      event.preventDefault();
      return go(next);
    }
    const next = moved(active, size, { key, jump: hasMod, page: pageOf(scroller.current) });
    if (next) {
      event.preventDefault();
      go(next, shiftKey);
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      edit(null);
    } else if ((key === 'Delete' || key === 'Backspace') && mayEdit) {
      event.preventDefault();
      enter(sheet, clearing(area, rows, columns));
    } else if (key.length === 1 && !hasMod && !event.altKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      edit(key);
    }
  };
  const run = (command: 'fill' | 'undo' | 'redo' | 'all') => {
    if (command === 'all') {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first && last)
        onSelect({ row: last.key, column: columns.length - 1 }, { row: first.key, column: 0 });
    } else if (!mayEdit) return;
    else if (command === 'fill') enter(sheet, filling(area, rows, columns));
    else if (!sheet.state()[command === 'undo' ? 'canUndo' : 'canRedo']) {
      toast.info(`Nothing to ${command}`);
    } else sheet[command]().catch(() => {});
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(textsIn(area, rows, columns)));
    if (event.type === 'cut' && mayEdit) enter(sheet, clearing(area, rows, columns));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (!mayEdit || text === '') return;
    const cells = cellsIn(text);
    if (!cells) return;
    enter(
      sheet,
      pasting(cells, area, rows, columns, (count) => sheet.takeDrafts(count)),
    );
  };
  return { onKeyDown, onCopy, onCut: onCopy, onPaste };
}

/** A budget has no more lines, and a file of lines no more columns. */
const MOST_PASTED = { rows: 5_000, columns: 100 };

/** Returns the copied cells. Null if they are too many, which it tells. */
function cellsIn(text: string): string[][] | null {
  try {
    return pastedCells(text, MOST_PASTED);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    toast.error('The cells could not be pasted', {
      reason: tooLargeText(error, 'What you copied'),
    });
    return null;
  }
}

function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'd') return 'fill';
  if (letter === 'a') return 'all';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
