import type { Editor } from '@tiptap/core';
import { hitsIn } from '../find/findText';

/** A comment that is being written. */
export interface CommentDraft {
  /** The name of its mark in the text. */
  anchor: string;
  quote: string;
  from: number;
  to: number;
}

const LONGEST_QUOTE = 500;

/** Begins a comment on what is selected. Null if nothing is. */
export function draftAt({ state }: Editor): CommentDraft | null {
  const { from, to, empty } = state.selection;
  const quote = state.doc.textBetween(from, to, ' ', ' ').trim().slice(0, LONGEST_QUOTE);
  if (empty || !quote) return null;
  return { anchor: `thr_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`, quote, from, to };
}

/** Marks the place of a comment. The text may have moved since it was begun. */
export function markDraft(editor: Editor, { anchor, quote, from, to }: CommentDraft): void {
  const { doc, schema, tr } = editor.state;
  const isThere =
    to <= doc.content.size && doc.textBetween(from, to, ' ', ' ').trim().startsWith(quote);
  const [closest] = hitsIn(doc, quote).sort(
    (a, b) => Math.abs(a.from - from) - Math.abs(b.from - from),
  );
  const place = isThere ? { from, to } : closest;
  const mark = schema.marks.comment?.create({ threadId: anchor });
  if (place && mark) editor.view.dispatch(tr.addMark(place.from, place.to, mark));
}

/** Takes the mark of a thread out of the text. */
export function unmark(editor: Editor, anchor: string): void {
  const { doc, tr } = editor.state;
  doc.descendants((node, position) => {
    for (const mark of node.marks) {
      if (mark.type.name === 'comment' && mark.attrs.threadId === anchor) {
        tr.removeMark(position, position + node.nodeSize, mark);
      }
    }
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}

/** The places of threads in the text, by their marks. */
export function placesOf({ state: { doc } }: Editor): Map<string, number> {
  const places = new Map<string, number>();
  doc.descendants((node, position) => {
    for (const { type, attrs } of node.marks) {
      const anchor = String(attrs.threadId);
      if (type.name === 'comment' && !places.has(anchor)) places.set(anchor, position);
    }
  });
  return places;
}

/** Returns the thread at a position. The mark that began last wins. */
export function threadAt({ state: { doc } }: Editor, position: number): string | null {
  const marks = doc.resolve(position).marks();
  const mark = marks.findLast(({ type }) => type.name === 'comment');
  return mark ? String(mark.attrs.threadId) : null;
}

/** Brings the place of a thread into view. */
export function showPlace(editor: Editor, anchor: string): void {
  editor.view.dom
    .querySelector(`[data-thread-id="${CSS.escape(anchor)}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
