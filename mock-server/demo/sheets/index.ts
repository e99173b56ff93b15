import type { Word } from '../../converter/drawings/titleBlock.ts';
import { type PdfPage, pdfFile } from '../../converter/pdf/write.ts';
import { Pen } from './pen.ts';
import { type SampleSet, type SampleSheet, sampleSets } from './sheets.ts';

/** ARCH D, 36 by 24 inches, in points. */
export const SHEET = { width: 2592, height: 1728 };
const MARGIN = 36;
const BLOCK = { width: 300, left: SHEET.width - MARGIN - 300 };

const files = new Map<string, Buffer>();

export function sampleSetFile(key: string): Buffer {
  const known = files.get(key);
  if (known) return known;
  const set = sampleSets.find((sampleSet) => sampleSet.key === key);
  if (!set) throw new Error(`There is no sample set ${key}.`);
  const file = pdfFile(set.sheets.map((sheet) => pageOf(set, sheet)));
  files.set(key, file);
  return file;
}

const pageOf = (set: SampleSet, sheet: SampleSheet): PdfPage => ({
  ...SHEET,
  content: drawn(set, sheet).content,
});

/** Returns the texts on a sheet and where they are, as reading its page returns them. */
export const wordsOf = (set: SampleSet, sheet: SampleSheet): Word[] =>
  drawn(set, sheet).texts.map(({ text, x, y, width, size }) => ({
    text,
    left: x / SHEET.width,
    top: 1 - (y + size) / SHEET.height,
    width: width / SHEET.width,
    height: size / SHEET.height,
  }));

/** Draws a sheet with its frame and title block. */
function drawn({ name }: SampleSet, sheet: SampleSheet): Pen {
  const pen = new Pen();
  const { left, width } = BLOCK;
  const top = SHEET.height - MARGIN;
  pen.style(3).box(MARGIN, MARGIN, SHEET.width - 2 * MARGIN, SHEET.height - 2 * MARGIN);
  pen.style(1.6).lines([
    [left, MARGIN],
    [left, top],
  ]);
  for (const y of [1440, 1180, 760, 560, 400, 230])
    pen.lines([
      [left, y],
      [left + width, y],
    ]);
  pen
    .text('HARBOR POINT TOWER', left + 18, 1620, 22)
    .text('1200 Alaskan Way, Seattle, WA', left + 18, 1590, 13);
  pen
    .text('Owner: Harbor Point Partners', left + 18, 1500, 12)
    .text('Architect: Priya Raman Studio', left + 18, 1478, 12);
  pen.text('GENERAL NOTES', left + 18, 1404, 14);
  [
    'Do not scale this drawing.',
    'Verify dimensions on site.',
    'Rated walls: see A-501.',
    'Coordinate openings with M, E and P.',
  ].forEach((note, i) => {
    pen.text(`${i + 1}. ${note}`, left + 18, 1376 - i * 24, 12);
  });
  pen.text('ISSUE', left + 18, 724, 11).text(name, left + 18, 694, 17);
  pen.text('REVISION', left + 18, 536, 11).text(sheet.revision, left + 18, 476, 44);
  pen.text('SHEET TITLE', left + 18, 374, 11);
  const words = sheet.title.toUpperCase().split(' ');
  const half = Math.ceil(words.length / 2);
  pen
    .text(words.slice(0, half).join(' '), left + 18, 322, 24)
    .text(words.slice(half).join(' '), left + 18, 286, 24);
  pen.text('SHEET NUMBER', left + 18, 204, 11).text(sheet.number, left + 18, 96, 76);
  sheet.draw(pen, {
    left: MARGIN + 110,
    bottom: MARGIN + 90,
    width: left - MARGIN - 210,
    height: SHEET.height - 2 * MARGIN - 210,
  });
  pen.text('1/8" = 1\'-0"', MARGIN + 40, MARGIN + 30, 14);
  return pen;
}
