import mammoth from 'mammoth/mammoth.browser.min.js';
import { marked } from 'marked';
import { archiveOf, xmlPartsOf } from '@/shared/files/officeParts';
import { TooLarge } from '@/shared/files/tooLarge';
import { checkText } from './textLimits';

/** Bytes of a Markdown file. */
const MOST_TEXT = 2_000_000;
/** Bytes of the parts of a Word file. */
const MOST_UNPACKED = 20_000_000;
/** Elements and attributes in the parts of a Word file, of which the library makes objects. */
const MOST_ELEMENTS = 600_000;
/** Bytes of notes that are written again: the library writes a note as often as the text refers to it. */
const MOST_NOTES = 20_000_000;

/**
 * Returns a Markdown or Word file as HTML. For a worker: it takes a while.
 * @throws TooLarge for a file beyond the limits, and other errors for a broken one, or one of another kind
 */
export async function readText(file: File): Promise<string> {
  const html = /\.docx$/i.test(file.name) ? await wordToHtml(file) : await markdownToHtml(file);
  checkText(html, 'text/html');
  return html;
}

async function markdownToHtml(file: File): Promise<string> {
  if (!/\.(md|markdown|txt)$/i.test(file.name)) throw new Error('The file has another format.');
  if (file.size > MOST_TEXT) throw new TooLarge('text', MOST_TEXT, file.size);
  return marked.parse(await file.text(), { gfm: true });
}

async function wordToHtml(file: File): Promise<string> {
  const parts = await xmlPartsOf(file, MOST_UNPACKED);
  let elements = 0;
  let notes = 0;
  let repeated = 0;
  for (const [path, bytes] of parts) {
    const xml = new TextDecoder().decode(bytes);
    // No program writes it into a Word file. It can hold entities that stand for each other.
    if (xml.includes('<!DOCTYPE')) throw new Error('The file has a document type.');
    elements += count(xml, /[<=]/g);
    if (elements > MOST_ELEMENTS) throw new TooLarge('elements', MOST_ELEMENTS);
    if (/notes\d*\.xml$/.test(path)) notes += xml.length;
    const ids = [...xml.matchAll(/noteReference\b[^>]*?:id\s*=\s*["']([^"']*)/g)];
    repeated += count(xml, /:\w+noteReference\b/g) - new Set(ids.map(([, id]) => id)).size;
  }
  if (repeated * notes > MOST_NOTES) throw new TooLarge('text', MOST_TEXT);
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: archiveOf(parts) },
    // The schema of a page takes no pictures from files.
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return value;
}

const count = (xml: string, what: RegExp): number => xml.match(what)?.length ?? 0;
