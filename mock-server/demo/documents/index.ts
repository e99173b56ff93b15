import { strToU8, type Zippable, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org';
const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns the parts that each Office file has, ECMA-376 part 2: what it contains, and which part is its main one. */
function packageOf(main: { path: string; type: string; xml: string }, parts: Zippable = {}) {
  const { path, type, xml } = main;
  return {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${MAIN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${path}" ContentType="${type}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${MAIN}/package/2006/relationships"><Relationship Id="r1" Type="${MAIN}/officeDocument/2006/relationships/officeDocument" Target="${path}"/></Relationships>`,
    ),
    [path]: strToU8(xml),
    ...parts,
  };
}

const minutes = [
  'Site meeting 46, Harbor Point Tower',
  'Present: A. Torres, M. Reed, D. Alvarez, S. Whitfield, P. Raman',
  '46.1 Level 7 west pours on Wednesday if the wind stays below 32 km/h.',
  '46.2 Duct risers: Cascade Mechanical submits the coordinated routing by Friday.',
  '46.3 Temporary power for level 6: Northline Electric moves the board on Monday.',
];

/** Returns a text document (WordprocessingML, ECMA-376 part 1 section 17). */
const textDocument = (lines: readonly string[]) =>
  packageOf({
    path: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    xml: `<w:document xmlns:w="${MAIN}/wordprocessingml/2006/main"><w:body>${lines
      .map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

/** The Office files of the demo by their names. They are the same at each call. */
const files: Readonly<Record<string, () => Zippable>> = { minutes: () => textDocument(minutes) };

const made = new Map<string, Buffer>();

/** @throws if there is no such file */
export function officeFile(name: string): Buffer {
  const known = made.get(name);
  if (known) return known;
  const parts = files[name]?.();
  if (!parts) throw new Error(`There is no Office file "${name}".`);
  const data = Buffer.from(zipSync(parts, { mtime: new Date('2026-11-16T12:00:00Z') }));
  made.set(name, data);
  return data;
}
