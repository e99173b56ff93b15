import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { readText } from './readText';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word file with this body. */
function docx(body: string, { before = '', notes = '' } = {}): File {
  const open = `xmlns:w="${W}"`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${before}<w:document ${open}><w:body>${body}</w:body></w:document>`,
    'word/footnotes.xml': `<w:footnotes ${open}><w:footnote w:id="1"><w:p><w:r><w:t>${notes}</w:t></w:r></w:p></w:footnote></w:footnotes>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  );
  return new File([packed as Uint8Array<ArrayBuffer>], 'a.docx');
}
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';

const refusalOf = (file: File): Promise<string> =>
  readText(file).then(
    () => 'none',
    (error) => ('what' in error ? tooLargeText(error) : 'unreadable'),
  );

it('reads a Word file with a note, and Markdown', async () => {
  const word = await readText(docx(`<w:p>${note}</w:p>${paragraph('Poured.')}`, { notes: 'Wet.' }));
  expect(word).toContain('<p>Poured.</p>');
  expect(word).toContain('Wet.');
  expect(await readText(new File(['# Slab'], 'a.md'))).toContain('<h1>Slab</h1>');
});

it.each([
  [
    'a Word file that is large when unpacked',
    docx(`<!--${' '.repeat(21_000_000)}-->`),
    'The file is too large when it is unpacked. The limit is 20 MB.',
  ],
  [
    'very many elements',
    docx('<w:p/>'.repeat(700_000)),
    'The file has too many elements. The limit is 600,000.',
  ],
  [
    'a note that is written again and again',
    docx(`<w:p>${note.repeat(10_000)}</w:p>`, { notes: 'x'.repeat(10_000) }),
    'The file has too many characters. The limit is 2,000,000.',
  ],
  [
    'a long paragraph',
    docx(paragraph('x'.repeat(110_000))),
    'The file has a paragraph with too many characters. The limit is 100,000.',
  ],
  [
    'a document type, which can hold entities',
    docx(paragraph('x'), { before: '<!DOCTYPE a>' }),
    'unreadable',
  ],
  [
    'a long Markdown file',
    new File(['x'.repeat(2_100_000)], 'a.md'),
    'The file has 2,100,000 characters. The limit is 2,000,000.',
  ],
  [
    'very many paragraphs',
    new File(['x\n\n'.repeat(60_000)], 'a.md'),
    'The file has 120,000 elements. The limit is 100,000.',
  ],
  ['another kind of file', new File(['x'], 'a.exe'), 'unreadable'],
])('refuses %s in words', async (_, file, words) => {
  expect(await refusalOf(file)).toBe(words);
});
