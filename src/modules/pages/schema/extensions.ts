import type { Extensions } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import { TaskList } from '@tiptap/extension-list';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout, Column, Columns, LiveList, Toc } from './blocks';
import { Mention, RecordChip } from './inline';
import { SafeLink } from './link';
import { CommentMark, Deletion, Insertion } from './marks';
import { FileBlock, PhotoBlock, Picture, SheetBlock } from './media';
import { Task } from './tasks';

/** Each block follows the direction of its first letters. */
const auto = { dir: 'auto' };

/** What a page can hold. The host refuses anything else. */
export const schemaExtensions: Extensions = [
  StarterKit.configure({
    // Undo is that of the shared document: everybody takes back what they wrote themselves.
    undoRedo: false,
    heading: { levels: [1, 2, 3], HTMLAttributes: auto },
    paragraph: { HTMLAttributes: auto },
    listItem: { HTMLAttributes: auto },
    link: false,
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  SafeLink,
  Highlight,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: true, lastColumnResizable: false } }),
  TaskList,
  Task,
  Callout,
  Columns,
  Column,
  Toc,
  LiveList,
  Picture,
  FileBlock,
  PhotoBlock,
  SheetBlock,
  Mention,
  RecordChip,
  CommentMark,
  Insertion,
  Deletion,
];
