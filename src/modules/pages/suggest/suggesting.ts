import { Extension } from '@tiptap/core';
import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { suggestionsIn } from './decide';

interface Options {
  userId: string;
}

/** How long what one person suggests in a row is one suggestion, in milliseconds. */
const TOGETHER_MS = 30_000;

export const suggestKey = new PluginKey<{ on: boolean }>('suggesting');

let current = { id: '', at: '', latest: 0 };

/** The marks of a suggestion that is made now. */
function marksOf({ schema }: EditorState, userId: string) {
  const now = Date.now();
  if (now - current.latest > TOGETHER_MS) {
    const id = `sug_${crypto.randomUUID().slice(0, 13)}`;
    current = { id, at: new Date(now).toISOString(), latest: now };
  }
  current.latest = now;
  const attrs = { id: current.id, userId, at: current.at };
  return {
    insertion: schema.marks.insertion?.create(attrs),
    deletion: schema.marks.deletion?.create(attrs),
  };
}

const has = ({ marks }: Node, type: string) => marks.some((mark) => mark.type.name === type);

/** Marks a range as to be deleted. What was only suggested is really deleted. */
function strike(tr: Transaction, from: number, to: number, deletion: Mark): void {
  const ownRanges: { from: number; to: number }[] = [];
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    const range = { from: Math.max(from, position), to: Math.min(to, position + node.nodeSize) };
    if (has(node, 'insertion')) ownRanges.push(range);
    else tr.addMark(range.from, range.to, deletion);
  });
  for (const range of ownRanges.reverse()) tr.delete(range.from, range.to);
}

function eachText(fragment: Fragment, change: (text: Node) => Node): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    nodes.push(node.isText ? change(node) : node.copy(eachText(node.content, change)));
  });
  return Fragment.fromArray(nodes);
}

const withMark = (fragment: Fragment, mark: Mark | undefined): Fragment =>
  eachText(fragment, (text) => (mark ? text.mark(mark.addToSet(text.marks)) : text));

/** Makes suggestions that the text does not have those of the person who pastes them, because nobody suggests for others. */
const taken = (fragment: Fragment, own: ReturnType<typeof marksOf>, known: ReadonlySet<string>) =>
  eachText(fragment, (text) =>
    text.mark(
      text.marks.map((mark) => {
        const { name } = mark.type;
        const isForeign =
          (name === 'insertion' || name === 'deletion') && !known.has(mark.attrs.id);
        return (isForeign && own[name]) || mark;
      }),
    ),
  );

/** Puts text in the place of what is selected, both as a suggestion. */
function suggestText(state: EditorState, userId: string, from: number, to: number, text: string) {
  const { insertion, deletion } = marksOf(state, userId);
  if (!insertion || !deletion) return null;
  const { tr } = state;
  const kept = state.doc
    .resolve(to)
    .marks()
    .filter(({ type }) => type.name !== 'deletion');
  tr.insert(to, state.schema.text(text, insertion.addToSet(kept)));
  if (from < to) strike(tr, from, to, deletion);
  const end = tr.mapping.map(to, 1);
  return tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView();
}

/** Returns what is selected. The editor hears of a selection a moment after the browser has made it. */
function selectedIn(view: EditorView): { from: number; to: number } | null {
  const { selection } = view.state;
  const dom = getSelection();
  if (!selection.empty || !dom?.anchorNode || !dom.focusNode) return selection;
  if (dom.isCollapsed || !view.dom.contains(dom.anchorNode)) return null;
  const ends = [
    view.posAtDOM(dom.anchorNode, dom.anchorOffset),
    view.posAtDOM(dom.focusNode, dom.focusOffset),
  ];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/** Marks what is selected as to be deleted, and puts the cursor behind it. @returns what it was; null if nothing is */
function strikeSelection(view: EditorView, userId: string): Slice | null {
  const { tr, doc } = view.state;
  const { from, to } = selectedIn(view) ?? { from: 0, to: 0 };
  const { deletion } = marksOf(view.state, userId);
  if (from === to || !deletion) return null;
  strike(tr, from, to, deletion);
  const end = tr.mapping.map(to);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  return doc.slice(from, to);
}

/** The range that Backspace or Delete would remove: one character, within its block. */
function rangeOf({ selection, doc }: EditorState, isForward: boolean) {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to };
  const position = isForward ? from : from - 1;
  if (position < $from.start() || position >= $from.end()) return null;
  const character = doc.textBetween(position, position + 1);
  // Half of a pair, such as an emoji, does not stand alone.
  const isPair = isForward ? /[\uD800-\uDBFF]/.test(character) : /[\uDC00-\uDFFF]/.test(character);
  if (!isPair) return { from: position, to: position + 1 };
  return isForward
    ? { from: position, to: position + 2 }
    : { from: position - 1, to: position + 1 };
}

/** While it is on, text that the user writes or deletes is a suggestion. Others accept or reject it. */
export const Suggesting = Extension.create<Options>({
  name: 'suggesting',
  priority: 1000,
  addOptions: () => ({ userId: '' }),
  addProseMirrorPlugins() {
    const { userId } = this.options;
    const isOn = (state: EditorState) => suggestKey.getState(state)?.on ?? false;
    return [
      new Plugin({
        key: suggestKey,
        state: {
          init: () => ({ on: false }),
          apply: (transaction, before) =>
            (transaction.getMeta(suggestKey) as { on: boolean } | undefined) ?? before,
        },
        props: {
          handleTextInput: (view, from, to, text) => {
            if (!isOn(view.state)) return false;
            const tr = suggestText(view.state, userId, from, to, text);
            if (tr) view.dispatch(tr);
            return tr !== null;
          },
          handleKeyDown: (view, event) => {
            const isForward = event.key === 'Delete';
            if (!isOn(view.state) || (!isForward && event.key !== 'Backspace')) return false;
            const range = rangeOf(view.state, isForward);
            const { deletion } = marksOf(view.state, userId);
            if (!range || !deletion) return false;
            const { tr } = view.state;
            strike(tr, range.from, range.to, deletion);
            const end = tr.mapping.map(isForward ? range.to : range.from);
            view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
            return true;
          },
          // What is pasted goes behind what it takes the place of.
          handlePaste: (view) => {
            if (isOn(view.state)) strikeSelection(view, userId);
            return false;
          },
          handleDOMEvents: {
            cut: (view, event) => {
              const cut = isOn(view.state) && strikeSelection(view, userId);
              if (!cut || !event.clipboardData) return false;
              const { dom, text } = view.serializeForClipboard(cut);
              event.preventDefault();
              event.clipboardData.setData('text/html', dom.innerHTML);
              event.clipboardData.setData('text/plain', text);
              return true;
            },
          },
          transformPasted: ({ content, openStart, openEnd }, { state }) => {
            const own = marksOf(state, userId);
            const marked = isOn(state)
              ? withMark(content, own.insertion)
              : taken(content, own, new Set(suggestionsIn(state.doc).map(({ id }) => id)));
            return new Slice(marked, openStart, openEnd);
          },
        },
      }),
    ];
  },
});
