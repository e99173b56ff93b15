import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textHitsIn } from '@/shared/format/fold';

export interface Hit {
  from: number;
  to: number;
}

export interface FindState {
  query: string;
  hits: readonly Hit[];
  current: number;
}

type Found = FindState & { decorations: DecorationSet };

export const findKey = new PluginKey<Found>('findText');

/** The places of a text as it was typed, however its letters are written. A hit may cross marks, and no blocks. */
export function hitsIn(doc: Node, query: string): Hit[] {
  if (!query) return [];
  const hits: Hit[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    // What is no text, such as a chip, takes one place and matches nothing.
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const [from, to] of textHitsIn(text, query)) {
      hits.push({ from: position + 1 + from, to: position + 1 + to });
    }
    return false;
  });
  return hits;
}

/** Shows the hits of a search. */
export const FindText = Extension.create({
  name: 'findText',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key: findKey,
      state: {
        init: (): Found => ({ query: '', hits: [], current: 0, decorations: DecorationSet.empty }),
        apply: (transaction, before) => {
          const asked = transaction.getMeta(findKey) as Partial<FindState> | undefined;
          if (!asked && (!before.query || !transaction.docChanged)) return before;
          const query = asked?.query ?? before.query;
          const hits = hitsIn(transaction.doc, query);
          const wanted = asked?.current ?? (asked?.query === undefined ? before.current : 0);
          const current = hits.length > 0 ? (wanted + hits.length) % hits.length : 0;
          const decorations = DecorationSet.create(
            transaction.doc,
            hits.map(({ from, to }, index) =>
              Decoration.inline(from, to, { class: index === current ? 'hit current' : 'hit' }),
            ),
          );
          return { query, hits, current, decorations };
        },
      },
      props: { decorations: (state) => findKey.getState(state)?.decorations },
    }),
  ],
});

/** Puts another text in the place of hits, the last one first, so that the others stay where they are. */
export function replaceHits(transaction: Transaction, hits: readonly Hit[], text: string) {
  for (const { from, to } of [...hits].reverse()) {
    if (text) transaction.insertText(text, from, to);
    else transaction.delete(from, to);
  }
  return transaction;
}
