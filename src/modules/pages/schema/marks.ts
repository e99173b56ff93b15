import { Mark, mergeAttributes } from '@tiptap/core';
import { dataAttribute } from './attribute';

/** The place of a thread of comments. Threads may overlap. */
export const CommentMark = Mark.create({
  name: 'comment',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ threadId: dataAttribute('threadId') }),
  // Copied text does not take the thread along.
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-comment': '' }),
    0,
  ],
});

const suggestion = (name: 'insertion' | 'deletion', tag: 'ins' | 'del') =>
  Mark.create({
    name,
    excludes: name === 'insertion' ? 'deletion' : 'insertion',
    inclusive: name === 'insertion',
    addAttributes: () => ({
      id: dataAttribute('id'),
      userId: dataAttribute('userId'),
      at: dataAttribute('at'),
    }),
    parseHTML: () => [{ tag: `${tag}[data-suggestion]` }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, { 'data-suggestion': '' }),
      0,
    ],
  });

/** Text that somebody suggests to add. */
export const Insertion = suggestion('insertion', 'ins');
/** Text that somebody suggests to take away. */
export const Deletion = suggestion('deletion', 'del');
