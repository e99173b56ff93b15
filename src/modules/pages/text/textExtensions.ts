import type { Extensions } from '@tiptap/core';
import Collaboration from '@tiptap/extension-collaboration';
import CollaborationCaret from '@tiptap/extension-collaboration-caret';
import { Placeholder } from '@tiptap/extensions';
import { personColor } from '../collab/personColor';
import type { Collab } from '../collab/provider';
import { FindText } from '../find/findText';
import { type MenuSource, type MenuStore, triggerMenus } from '../menu/triggerMenu';
import { PeopleNames } from '../schema/peopleNames';
import { Suggesting } from '../suggest/suggesting';
import { shownExtensions } from '../views/extensions';
import { TextKeys } from './textKeys';
import { TypeText } from './typeText';

interface Options {
  collab: Collab;
  user: { id: string; name: string };
  sources: readonly MenuSource[];
  menu: MenuStore;
  onComment: () => void;
  onFind: () => void;
  onPunch: () => void;
}

/** Returns the text of a page as people write it together. */
export const textExtensions = ({ collab, user, sources, menu, ...keys }: Options): Extensions => [
  ...shownExtensions,
  Collaboration.configure({ document: collab.doc }),
  CollaborationCaret.configure({
    provider: collab,
    user: { id: user.id, name: user.name, color: personColor(user.id) },
  }),
  Placeholder.configure({
    placeholder: ({ node }) =>
      node.type.name === 'heading' ? 'Heading' : 'Write, or type / for more',
  }),
  TextKeys.configure(keys),
  TypeText,
  FindText,
  PeopleNames,
  Suggesting.configure({ userId: user.id }),
  ...triggerMenus(sources, menu),
];
