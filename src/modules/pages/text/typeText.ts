import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';

/**
 * Writes typed letters into the text itself. The browser takes twice as long for it in a text of 200 screens. What comes
 * without the press of a key, such as an input method or dictation, is written by the browser as usual.
 */
export const TypeText = Extension.create({
  name: 'typeText',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyPress: (view, { charCode, ctrlKey, altKey, metaKey }) => {
          const { selection } = view.state;
          const isShortcut = (ctrlKey && !altKey) || metaKey;
          if (charCode < 32 || isShortcut || view.composing) return false;
          if (!(selection instanceof TextSelection)) return false;
          const text = String.fromCodePoint(charCode);
          const write = () => view.state.tr.insertText(text).scrollIntoView();
          const { from, to } = selection;
          // Shortcuts of Markdown, the menus and suggestions come first.
          if (!view.someProp('handleTextInput', (take) => take(view, from, to, text, write))) {
            view.dispatch(write());
          }
          return true;
        },
      },
    }),
  ],
});
