import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { open } from './open.ts';
import type { PdfResult, PdfTask } from './read.ts';

/** The canvas that pdf.js brings on Node.js: that of @napi-rs/canvas. */
interface Canvas {
  toBuffer(type: 'image/jpeg', quality: number): Uint8Array;
}

const QUALITY = 78;

async function firstPage(pdf: PDFDocumentProxy, width: number): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: unknown };
  };
  const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as HTMLCanvasElement, viewport }).promise;
  return new Uint8Array((canvas as Canvas).toBuffer('image/jpeg', QUALITY));
}

async function textOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? item.str : []));
    pages.push(words.join(' ').replace(/\s+/g, ' ').trim());
    page.cleanup();
  }
  return pages;
}

/** Reads the text of a PDF, and draws its first page. */
export default async function read({ source, width, text }: PdfTask): Promise<PdfResult> {
  const task = open(source);
  try {
    const pdf = await task.promise;
    const picture = await firstPage(pdf, width);
    return { picture, pages: text ? await textOf(pdf) : [], pageCount: pdf.numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { failed: isLocked ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
}
