import { mergeAttributes, Node } from '@tiptap/core';
import { dataAttribute } from './attribute';

/** A box that stands out. Its kind is info, success, warning or danger. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ kind: dataAttribute('kind', 'info') }),
  parseHTML: () => [{ tag: 'div[data-type=callout]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-type': 'callout' }),
    0,
  ],
});

/** Two or three columns side by side, which stand below each other on a phone. */
export const Columns = Node.create({
  name: 'columns',
  group: 'block',
  content: 'column{2,3}',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'div[data-type=columns]' }],
  renderHTML: () => ['div', { 'data-type': 'columns' }, 0],
});

export const Column = Node.create({
  name: 'column',
  content: 'block+',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-type=column]' }],
  renderHTML: () => ['div', { 'data-type': 'column' }, 0],
});

/** The headings of the page. */
export const Toc = Node.create({
  name: 'toc',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: 'nav[data-type=toc]' }],
  renderHTML: () => ['nav', { 'data-type': 'toc' }],
});

/** The records of a filter, as they are now. */
export const LiveList = Node.create({
  name: 'liveList',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    recordType: dataAttribute('recordType', 'rfi'),
    status: dataAttribute('status', 'open'),
    discipline: dataAttribute('discipline'),
  }),
  parseHTML: () => [{ tag: 'div[data-type=live-list]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-type': 'live-list' }),
  ],
});
