import { ImageRun, type ParagraphChild, TextRun } from 'docx';
import { readFile } from '@/api/transfer';
import type { PageFile } from '../views/PageContext';
import type { Json } from './json';

interface Picture {
  data: ArrayBuffer;
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

/** The pictures of a text by the ids of their files. */
export type Pictures = ReadonlyMap<string, Picture>;

/** The width of the text of a sheet, in pixels. */
const TEXT_WIDTH = 600;

/** The id of the file or of the photo that a node shows. */
const idOf = ({ attrs = {} }: Json): unknown => attrs.fileId ?? attrs.photoId;

const idsIn = (node: Json): string[] => {
  const id = node.type === 'image' || node.type === 'photo' ? idOf(node) : undefined;
  return [...(typeof id === 'string' ? [id] : []), ...(node.content ?? []).flatMap(idsIn)];
};

/** Word knows PNG and JPEG; others are drawn again. */
async function readPicture({ url, fileName, mime }: PageFile): Promise<Picture> {
  const blob = await readFile(url, fileName);
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const size = { width, height };
  if (mime === 'image/jpeg' || mime === 'image/png') {
    const type = mime === 'image/png' ? 'png' : 'jpg';
    return { data: await blob.arrayBuffer(), type, ...size };
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const drawn = await canvas.convertToBlob({ type: 'image/png' });
  return { data: await drawn.arrayBuffer(), type: 'png', ...size };
}

/** Reads the pictures of a text. One that cannot be read is named in the file. */
export async function readPictures(doc: Json, files: readonly PageFile[]): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const id of new Set(idsIn(doc))) {
    const file = files.find((one) => one.id === id);
    if (!file) continue;
    try {
      pictures.set(id, await readPicture(file));
    } catch {
      // Its name stands in its place.
    }
  }
  return pictures;
}

/** A picture in the width that it has in the text. */
export function pictureRun(node: Json, pictures: Pictures): ParagraphChild[] {
  const { attrs = {} } = node;
  const picture = pictures.get(String(idOf(node)));
  if (!picture) return [new TextRun({ text: `[${attrs.alt ?? 'Picture'}]`, italics: true })];
  const share = typeof attrs.width === 'number' ? attrs.width / 100 : 1;
  const width = Math.min(picture.width, TEXT_WIDTH * share);
  const height = (picture.height / picture.width) * width;
  return [
    new ImageRun({
      type: picture.type,
      data: picture.data,
      transformation: { width, height },
      altText: { name: String(attrs.alt ?? ''), description: String(attrs.alt ?? ''), title: '' },
    }),
  ];
}
