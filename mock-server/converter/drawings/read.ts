import type { Watch } from '../conversion.ts';
import { processPool } from '../workers/pool.ts';
import type { Similarity } from './alignment.ts';
import type { Box, Callout, Title } from './titleBlock.ts';

/** A PDF: a file on the disk, or its bytes. */
export type Source = string | Uint8Array;

/** Work of the process, which draws pages or takes seconds. */
export type Task =
  | ({ kind: 'read' } & Reading)
  | { kind: 'picture'; source: Source; page: number; width: number }
  | ({ kind: 'compare' } & Comparison);

export interface Page {
  source: Source;
  /** 1 for the first. */
  page: number;
}

/** How the pages of a set are read. */
export interface Reading {
  source: Source;
  titleBlock: Box | null;
  /** Whether pictures of the pages are drawn. */
  pictures: boolean;
  /** A path on the disk. The PDF of each page alone is written there, followed by '-' and its number; null for none. */
  split: string | null;
}

/** Two revisions of a page. */
export interface Comparison {
  from: Page;
  to: Page;
  /** How the first lies on the second, in points. */
  onTo: Similarity;
  /** Places of the second, in fractions of the page. */
  places: readonly (readonly [x: number, y: number])[];
}

export interface ReadPage extends Title {
  widthPoints: number;
  heightPoints: number;
  callouts: Callout[];
  words: string;
  /** Whether its own PDF was written. */
  isSplit: boolean;
  /** JPEG; null if the task did not ask for pictures. */
  thumbnail: Uint8Array | null;
  preview: Uint8Array | null;
}

export type Result =
  | { pages: ReadPage[] }
  | { picture: Uint8Array }
  | { changed: boolean[] }
  | { failed: PdfFault };

/** What is wrong with a file. */
export type PdfFault = 'damaged' | 'encrypted' | 'too_many_pages';

const work = processPool<Task, Result>(new URL('./worker.ts', import.meta.url), {
  converts: 'plans (pdfjs-dist, @napi-rs/canvas)',
  // The pictures of all pages are in memory until the last one is drawn.
  mostBytes: 4 * 1024 ** 3,
});

/** Why a PDF cannot be read. */
export class PdfError extends Error {
  readonly reason: PdfFault;

  constructor(reason: PdfError['reason']) {
    super(`The file is ${reason}.`);
    this.reason = reason;
  }
}

async function run(task: Task, watch?: Watch) {
  const result = await work(task, watch);
  if ('failed' in result) throw new PdfError(result.failed);
  return result;
}

/** Reads the pages of a set. @throws PdfError */
export async function readPages(reading: Reading, watch: Watch): Promise<ReadPage[]> {
  const result = await run({ kind: 'read', ...reading }, watch);
  return 'pages' in result ? result.pages : [];
}

/** Draws a page as a JPEG of this width in pixels. @throws PdfError */
export async function pictureOf(source: Source, page: number, width: number): Promise<Buffer> {
  const result = await run({ kind: 'picture', source, page, width });
  return Buffer.from('picture' in result ? result.picture : []);
}

/** Whether the drawing differs around each of the places. @throws PdfError */
export async function changedAt(comparison: Comparison): Promise<boolean[]> {
  const result = await run({ kind: 'compare', ...comparison });
  return 'changed' in result ? result.changed : [];
}
