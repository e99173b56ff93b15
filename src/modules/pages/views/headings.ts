import type { Editor } from '@tiptap/core';

interface Heading {
  /** Its place among the headings. */
  index: number;
  level: number;
  text: string;
}

/** Returns the headings of a text in their order. Those without a text are left out. */
export function headingsOf(editor: Editor): Heading[] {
  const found: Heading[] = [];
  let index = 0;
  editor.state.doc.descendants((node) => {
    if (node.type.name !== 'heading') return !node.isTextblock;
    const text = node.textContent.trim();
    if (text) found.push({ index, level: Number(node.attrs.level), text });
    index += 1;
    return false;
  });
  return found;
}

/** Scrolls to a heading and puts the cursor there. */
export function showHeading(editor: Editor, wanted: number): void {
  let index = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'heading') return !node.isTextblock;
    if (index === wanted) {
      editor
        .chain()
        .setTextSelection(position + 1)
        .scrollIntoView()
        .focus()
        .run();
    }
    index += 1;
    return false;
  });
}
