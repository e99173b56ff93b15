import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** A part of the text that somebody suggests to add or to take away. */
export interface Suggested {
  id: string;
  kind: 'insertion' | 'deletion';
  from: number;
  to: number;
}

/** Returns the suggestions in a text, in its order. */
export function suggestionsIn(doc: Node): Suggested[] {
  const found: Suggested[] = [];
  doc.descendants((node, from) => {
    for (const { type, attrs } of node.marks) {
      if (type.name === 'insertion' || type.name === 'deletion') {
        found.push({ id: String(attrs.id), kind: type.name, from, to: from + node.nodeSize });
      }
    }
  });
  return found;
}

/** Accepts or rejects suggestions: what is not wanted goes, and what stays is plain text. */
export function decide(
  tr: Transaction,
  suggestions: readonly Suggested[],
  isAccepted: boolean,
): Transaction {
  for (const { kind, from, to } of [...suggestions].reverse()) {
    const stays = (kind === 'insertion') === isAccepted;
    const type = tr.doc.type.schema.marks[kind];
    if (!stays) tr.delete(from, to);
    else if (type) tr.removeMark(from, to, type);
  }
  return tr;
}
