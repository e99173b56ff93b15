import { writeFileSync } from 'node:fs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { open } from '../pdf/open.ts';
import type { Work } from '../workers/work.ts';
import type { Similarity } from './alignment.ts';
import type { Comparison, Page, Reading, ReadPage, Result, Task } from './read.ts';
import { readCallouts, readTitle, type Word } from './titleBlock.ts';

/** The canvas that pdf.js brings on Node.js: that of @napi-rs/canvas. */
interface Canvas {
  width: number;
  height: number;
  toBuffer(type: 'image/jpeg', quality: number): Uint8Array;
  getContext(type: '2d'): {
    drawImage(picture: Canvas, x: number, y: number, width: number, height: number): void;
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

/** More are a mistake, or an attack. */
const MAX_PAGES = 2000;
const THUMBNAIL = 480;
const PREVIEW = 2000;
const QUALITY = 78;
/** Width of the pictures that are compared, in pixels. */
const COMPARED = 1200;
/** Half the side of the compared square around a place, in pixels. */
const AROUND = 40;
/** Share of pixels around a place that may differ, because of the resolution. */
const TOLERANCE = 0.01;

/** Draws a page. @param on where it lies on a picture of another one, in pixels */
async function drawn(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  width: number,
  on?: { width: number; height: number; scale: number; lies: Similarity },
): Promise<Canvas> {
  const points = page.getViewport({ scale: 1 });
  // A page may be a strip as long as a road.
  const fit = Math.min(width / points.width, (2 * width) / points.height);
  const viewport = page.getViewport({ scale: on?.scale ?? fit });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: unknown };
  };
  const size = on ?? viewport;
  const { canvas } = factory.create(Math.round(size.width), Math.round(size.height));
  const { a, b, x, y } = on?.lies ?? { a: 1, b: 0, x: 0, y: 0 };
  const { scale } = viewport;
  const transform = [a, b, -b, a, x * scale, y * scale];
  await page.render({ canvas: canvas as HTMLCanvasElement, viewport, transform }).promise;
  return canvas as Canvas;
}

async function wordsOf(page: PDFPageProxy): Promise<Word[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): Word[] => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform as number[];
    const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f);
    // Text that runs upwards is as tall as it is long.
    const upright = Math.abs(b) > Math.abs(a);
    const [width, height] = upright ? [item.height, item.width] : [item.width, item.height];
    return [
      {
        text: item.str.trim(),
        left: x / viewport.width,
        top: (y - height) / viewport.height,
        width: width / viewport.width,
        height: height / viewport.height,
      },
    ];
  });
}

/** Returns a smaller copy of a picture. Drawing the page again would take as long as the first time. */
function smaller(pdf: PDFDocumentProxy, picture: Canvas, width: number): Canvas {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: Canvas };
  };
  const { canvas } = factory.create(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Writes the PDF of a page alone. Returns whether that was possible. */
async function split(pdf: PDFDocumentProxy, number: number, path: string): Promise<boolean> {
  try {
    const pages = [{ document: null, includePages: [number - 1] }];
    writeFileSync(`${path}-${number}`, await pdf.extractPages(pages));
    return true;
  } catch {
    // The page can still be read from the whole set.
    return false;
  }
}

async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  { titleBlock, pictures, split: path }: Reading,
): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const words = await wordsOf(page);
  const title = readTitle(words, titleBlock);
  const preview = pictures ? await drawn(pdf, page, PREVIEW) : null;
  const jpeg = (picture: Canvas) => picture.toBuffer('image/jpeg', QUALITY);
  const read = {
    ...title,
    widthPoints: width,
    heightPoints: height,
    callouts: readCallouts(words, title.number),
    words: words.map(({ text }) => text).join(' '),
    isSplit: path !== null && (await split(pdf, number, path)),
    thumbnail: preview && jpeg(smaller(pdf, preview, THUMBNAIL)),
    preview: preview && jpeg(preview),
  };
  page.cleanup();
  return read;
}

/** Returns a page as a picture of COMPARED pixels in width, or as it lies on such a picture of another page. */
async function picture({ source, page: number }: Page, on?: Parameters<typeof drawn>[3]) {
  const task = open(source);
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(number);
    const canvas = await drawn(pdf, page, COMPARED, on);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const { width: points } = page.getViewport({ scale: 1 });
    return { width, height, data, scale: COMPARED / points };
  } finally {
    await task.destroy();
  }
}

/** Tells whether a pixel is dark. What is outside of the page is not. */
const isDark = (
  { data, width, height }: Awaited<ReturnType<typeof picture>>,
  x: number,
  y: number,
) => x >= 0 && y >= 0 && x < width && y < height && (data[4 * (y * width + x)] ?? 255) < 128;

async function compare({ from, to, onTo, places }: Comparison) {
  const after = await picture(to);
  const before = await picture(from, { ...after, lies: onTo });
  return places.map(([x, y]) => {
    const [cx, cy] = [Math.round(x * after.width), Math.round(y * after.height)];
    let different = 0;
    for (let dy = -AROUND; dy <= AROUND; dy++) {
      for (let dx = -AROUND; dx <= AROUND; dx++) {
        if (isDark(before, cx + dx, cy + dy) !== isDark(after, cx + dx, cy + dy)) different++;
      }
    }
    return different > TOLERANCE * (2 * AROUND + 1) ** 2;
  });
}

const work: Work<Task, Result> = async (task, report) => {
  try {
    if (task.kind === 'compare') return { changed: await compare(task) };
    const opened = open(task.source);
    try {
      const pdf = await opened.promise;
      if (task.kind === 'picture') {
        const canvas = await drawn(pdf, await pdf.getPage(task.page), task.width);
        return { picture: canvas.toBuffer('image/jpeg', QUALITY) };
      }
      if (pdf.numPages > MAX_PAGES) return { failed: 'too_many_pages' };
      const pages: ReadPage[] = [];
      for (let number = 1; number <= pdf.numPages; number++) {
        pages.push(await readPage(pdf, number, task));
        report(number / pdf.numPages);
      }
      return { pages };
    } finally {
      await opened.destroy();
    }
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: '' };
    if (name === 'PasswordException') return { failed: 'encrypted' };
    if (/^(?:InvalidPDF|MissingPDF|FormatError)/.test(name)) {
      return { failed: 'damaged' };
    }
    throw error;
  }
};

export default work;
