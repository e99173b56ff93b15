import { Extension } from '@tiptap/core';

interface Options {
  onComment: () => void;
  onFind: () => void;
  onPunch: () => void;
}

const nothing = () => {};

/** The keys of the editor beside those of the marks and blocks. */
export const TextKeys = Extension.create<Options>({
  name: 'textKeys',
  addOptions: () => ({ onComment: nothing, onFind: nothing, onPunch: nothing }),
  addKeyboardShortcuts() {
    const call = (key: keyof Options) => () => {
      this.options[key]();
      return true;
    };
    return {
      'Mod-Alt-m': call('onComment'),
      'Mod-f': call('onFind'),
      'Mod-Alt-p': call('onPunch'),
    };
  },
});
