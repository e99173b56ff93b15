import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { open } from './open.ts';
import type { PdfResult, PdfTask } from './read.ts';

/** The canvas that pdf.js brings on Node.js: that of @napi-rs/canvas. */
interface Canvas {
  toBuffer(type: 'image/jpeg', quality: number): Uint8Array;
}

const QUALITY = 78;
/** A picture is this much higher than wide at most. */
const MOST_RATIO = 4;

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))] as const;

async function firstPage(pdf: PDFDocumentProxy, width: number): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const points = page.getViewport({ scale: 1 });
  // A page may be a strip of any length.
  const scale = Math.min(width / points.width, (MOST_RATIO * width) / points.height);
  const viewport = page.getViewport({ scale });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: unknown };
  };
  const { canvas } = factory.create(...sizeOf(viewport));
  await page.render({ canvas: canvas as HTMLCanvasElement, viewport }).promise;
  return new Uint8Array((canvas as Canvas).toBuffer('image/jpeg', QUALITY));
}

/** @returns the text of each page; none if all is longer than `most` characters */
async function textOf(pdf: PDFDocumentProxy, most: number): Promise<string[]> {
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? item.str : []));
    const text = words.join(' ').replace(/\s+/g, ' ').trim();
    page.cleanup();
    length += text.length;
    if (length > most) return [];
    pages.push(text);
  }
  return pages;
}

/** Reads the text of a PDF, and draws its first page. */
export default async function read({ source, width, mostText }: PdfTask): Promise<PdfResult> {
  const task = open(source);
  try {
    const pdf = await task.promise;
    const picture = await firstPage(pdf, width);
    return {
      picture,
      pages: mostText > 0 ? await textOf(pdf, mostText) : [],
      pageCount: pdf.numPages,
    };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { failed: isLocked ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
}
