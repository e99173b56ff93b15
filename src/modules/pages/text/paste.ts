import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { toast } from '@/shared/feedback/toast';
import { pastedCells } from '@/shared/files/cells';
import { TooLarge } from '@/shared/files/tooLarge';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { checkText } from '../out/textLimits';

/** A longer text is inserted in several steps, because the host takes an update of 512 KiB at the most. */
const PART = 50_000;

/** Refuses a pasted or dropped text that is too long for a page, in words. @returns whether it did */
export function refuseLong(event: Event, data: DataTransfer | null): boolean {
  try {
    for (const type of ['text/plain', 'text/html'] as const) {
      checkText(data?.getData(type) ?? '', type);
    }
    return false;
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    event.preventDefault();
    toast.error('It is too long for a page', { reason: tooLargeText(error, 'The text') });
    return true;
  }
}

/** A larger table is no longer one to read. */
const MOST_SIDES = { rows: 1000, columns: 50 };
const MOST_CELLS = 10_000;

/** Cells that a spreadsheet has copied as text, as a table. Null if the text is no such thing, or too large for a page. */
export function tableOf(text: string, schema: Schema): Slice | null {
  if (!text.includes('\t')) return null;
  const rows = cellsOf(text);
  if (!rows) return null;
  const width = rows[0]?.length ?? 0;
  // An indented line has a tab, too. Rows of a table have the same number of cells.
  if (width < 2 || width * rows.length > MOST_CELLS || rows.some(({ length }) => length !== width))
    return null;
  const table = schema.nodeFromJSON({
    type: 'table',
    content: rows.map((cells) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({
        type: 'tableCell',
        content: [{ type: 'paragraph', ...(cell && { content: [{ type: 'text', text: cell }] }) }],
      })),
    })),
  });
  return new Slice(Fragment.from(table), 0, 0);
}

function cellsOf(text: string): string[][] | null {
  try {
    return pastedCells(text, MOST_SIDES);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/** Inserts a long text block by block. @returns whether it did; a short text is inserted as usual */
export function pasteInParts(view: EditorView, { content }: Slice): boolean {
  const { doc, selection } = view.state;
  const isPlain = content.content.every(({ type }) => doc.type.contentMatch.matchType(type));
  if (content.size < PART || !isPlain || selection.$from.depth !== 1) return false;
  const tr = view.state.tr.deleteSelection();
  const { $from } = tr.selection;
  const { parent, parentOffset, pos } = $from;
  let start = pos + 1;
  let end = start;
  if (parent.content.size === 0) {
    // The empty block that the cursor is in makes room.
    start = $from.before();
    end = $from.after();
  } else if (parentOffset < parent.content.size) tr.split(pos);
  view.dispatch(tr);
  for (const part of partsOf(content)) {
    const step = view.state.tr.replaceWith(start, end, part);
    start += part.size;
    end = start;
    view.dispatch(step.setSelection(TextSelection.near(step.doc.resolve(end), -1)));
  }
  view.dispatch(view.state.tr.scrollIntoView());
  return true;
}

/** Groups blocks so that the groups are of a moderate size. */
function partsOf(content: Fragment): Fragment[] {
  const parts: Node[][] = [];
  let size = PART;
  content.forEach((block) => {
    if (size + block.nodeSize > PART) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(block);
    size += block.nodeSize;
  });
  return parts.map((blocks) => Fragment.from(blocks));
}
