import { mergeAttributes, Node } from '@tiptap/core';
import { dataAttribute, widthAttribute } from './attribute';

/** A picture that was uploaded to the page. The text holds its id and no address, so hostile addresses do nothing. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: dataAttribute('fileId'),
    alt: dataAttribute('alt'),
    width: widthAttribute,
  }),
  parseHTML: () => [{ tag: 'figure[data-type=image]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    mergeAttributes(HTMLAttributes, { 'data-type': 'image' }),
  ],
});

/** Another file that was uploaded to the page. */
export const FileBlock = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: dataAttribute('fileId'), name: dataAttribute('name') }),
  parseHTML: () => [{ tag: 'div[data-type=file]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-type': 'file' }),
  ],
});

/** A photo of the project. */
export const PhotoBlock = Node.create({
  name: 'photo',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    photoId: dataAttribute('photoId'),
    alt: dataAttribute('alt'),
    width: widthAttribute,
  }),
  parseHTML: () => [{ tag: 'figure[data-type=photo]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    mergeAttributes(HTMLAttributes, { 'data-type': 'photo' }),
  ],
});

/** A sheet of the plans. */
export const SheetBlock = Node.create({
  name: 'sheet',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    sheetId: dataAttribute('sheetId'),
    alt: dataAttribute('alt'),
    width: widthAttribute,
  }),
  parseHTML: () => [{ tag: 'figure[data-type=sheet]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    mergeAttributes(HTMLAttributes, { 'data-type': 'sheet' }),
  ],
});
