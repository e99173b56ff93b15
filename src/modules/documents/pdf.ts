import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { matchesWords } from '@/shared/format/matchesWords';

/**
 * Returns the numbers of the pages that have all words.
 * @param onFirst gets the first one at once, because a large file takes a while
 */
export async function pagesWith(
  document: PDFDocumentProxy,
  words: string,
  onFirst: (page: number) => void,
  isGone: () => boolean,
): Promise<number[]> {
  const pages: number[] = [];
  for (let page = 1; page <= document.numPages && !isGone(); page++) {
    const text = await textOf(document, page);
    if (!matchesWords(words, text)) continue;
    if (pages.length === 0 && !isGone()) onFirst(page);
    pages.push(page);
  }
  return pages;
}

/** Returns the text of a page. */
async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const content = await page.getTextContent();
  return content.items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('');
}

/** A link on a page: to another page, or to an address. */
export interface PageLink {
  /** Left, top, width and height in fractions of the page. */
  area: readonly [number, number, number, number];
  /** The page that it leads to; 0 for an address. */
  to: number;
  url: string;
}

/** What pdf.js says about a link. */
interface Annotation {
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  dest?: string | unknown[];
}

async function targetOf(pdf: PDFDocumentProxy, dest: Annotation['dest']): Promise<number> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const [target] = explicit ?? [];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return 0;
  return (await pdf.getPageIndex(target as Parameters<typeof pdf.getPageIndex>[0])) + 1;
}

/** Links of a page; each is an element. */
const MOST_LINKS = 1000;

/** The links of a page. Those that start something, or lead to an address of another kind than http, do nothing. */
export async function linksOn(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const links: PageLink[] = [];
  for (const { subtype, rect, url = '', dest } of annotations) {
    if (subtype !== 'Link') continue;
    if (links.length === MOST_LINKS) break;
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1]);
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3]);
    const to = await targetOf(pdf, dest).catch(() => 0);
    const safe = /^https?:\/\//i.test(url) ? url : '';
    if (!to && !safe) continue;
    const { width, height } = viewport;
    links.push({
      area: [
        Math.min(x1, x2) / width,
        Math.min(y1, y2) / height,
        Math.abs(x2 - x1) / width,
        Math.abs(y2 - y1) / height,
      ],
      to,
      url: to ? '' : safe,
    });
  }
  return links;
}
