import { mergeAttributes, Node } from '@tiptap/core';
import { dataAttribute, widthAttribute } from './attribute';

/** Returns a picture that the text holds by an id and no address, so hostile addresses do nothing. */
const pictureBlock = (name: string, id: string) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      [id]: dataAttribute(id),
      alt: dataAttribute('alt'),
      width: widthAttribute,
    }),
    parseHTML: () => [{ tag: `figure[data-type=${name}]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'figure',
      mergeAttributes(HTMLAttributes, { 'data-type': name }),
    ],
  });

/** A picture that was uploaded to the page. */
export const Picture = pictureBlock('image', 'fileId');

/** A photo of the project. */
export const PhotoBlock = pictureBlock('photo', 'photoId');

/** A sheet of the plans. */
export const SheetBlock = pictureBlock('sheet', 'sheetId');

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
