import { mergeAttributes, Node } from '@tiptap/core';
import { dataAttribute } from './attribute';
import { namesIn } from './peopleNames';

/** A person of the project. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: dataAttribute('id'), label: dataAttribute('label') }),
  parseHTML: () => [{ tag: 'span[data-type=mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-type': 'mention' }),
    `@${node.attrs.label ?? ''}`,
  ],
  // The text that is copied.
  renderText({ node }) {
    const { id, label } = node.attrs;
    return `@${this.editor ? (namesIn(this.editor.state)[id] ?? '') : label}`;
  },
});

/** A record of the project, with its status as it is now. Number and title are for exports and for copied text. */
export const RecordChip = Node.create({
  name: 'recordChip',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    recordType: dataAttribute('recordType'),
    recordId: dataAttribute('recordId'),
    label: dataAttribute('label'),
  }),
  parseHTML: () => [{ tag: 'span[data-type=record]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-type': 'record' }),
    String(node.attrs.label ?? ''),
  ],
  renderText: ({ node }) => String(node.attrs.label ?? ''),
});
