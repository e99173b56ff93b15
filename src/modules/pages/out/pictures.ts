import { ImageRun, type ParagraphChild, TextRun } from 'docx';
import { readFile } from '@/api/transfer';
import { withPicture } from '@/shared/files/picture';
import type { PageFile } from '../views/PageContext';
import { type Json, pictureId } from './json';

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

const idsIn = (node: Json): string[] =>
  [pictureId(node) ?? [], (node.content ?? []).flatMap(idsIn)].flat();

/** More pixels than this make the file heavy, and a sheet of paper no sharper. */
const MOST_WIDE = 1600;

/** Word knows PNG and JPEG. Others, and large ones, are drawn again on white. */
async function readPicture({ url, fileName, mime }: PageFile): Promise<Picture> {
  const blob = await readFile(url, fileName);
  const bitmap = await withPicture(blob, () => createImageBitmap(blob));
  if ((mime === 'image/jpeg' || mime === 'image/png') && bitmap.width <= MOST_WIDE) {
    const { width, height } = bitmap;
    const type = mime === 'image/png' ? 'png' : 'jpg';
    return { data: await blob.arrayBuffer(), type, width, height };
  }
  const scale = Math.min(1, MOST_WIDE / bitmap.width);
  const canvas = new OffscreenCanvas(
    Math.ceil(bitmap.width * scale),
    Math.ceil(bitmap.height * scale),
  );
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const size = { width: canvas.width, height: canvas.height };
  return { data: await drawn.arrayBuffer(), type: 'jpg', ...size };
}

/** Reads the pictures of a text. One that cannot be read is named in the file. */
export async function readPictures(doc: Json, files: readonly PageFile[]): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const id of new Set(idsIn(doc))) {
    const file = files.find((pageFile) => pageFile.id === id);
    if (!file) continue;
    try {
      pictures.set(id, await readPicture(file));
    } catch {
      // Its name stands in its place.
    }
  }
  return pictures;
}

/** Returns a picture in the width that it has in the text. */
export function pictureRun(node: Json, pictures: Pictures): ParagraphChild[] {
  const { attrs = {} } = node;
  const picture = pictures.get(pictureId(node) ?? '');
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
