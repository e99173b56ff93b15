import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable';
import { TooLarge } from './tooLarge';
import { tooLargeText } from './tooLargeText';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = 'Code,Item\n';

/** A workbook of one sheet. */
function workbook(
  data: string,
  { before = '', strings = '', others = {} as Record<string, string> } = {},
): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/><sheet name="B" sheetId="2" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${before}<worksheet><sheetData>${data}</sheetData></worksheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...others,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = (from: number, to: number, content: (row: number) => string) =>
  Array.from(
    { length: to - from + 1 },
    (_, i) => `<row r="${from + i}">${content(from + i)}</row>`,
  );
const xlsx = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'lines.xlsx');
const csv = (text: string) => new File([text], 'lines.csv');

async function refusalOf(file: File): Promise<string> {
  const error: unknown = await readTable(file).then(
    () => null,
    (reason) => reason,
  );
  if (error === null) return 'none';
  return error instanceof TooLarge ? tooLargeText(error) : 'unreadable';
}

/** Changes the size that an archive says its sheet has, in both of its headers. */
function lying(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at++) {
    const signature = view.getUint32(at, true);
    const place = signature === 0x04034b50 ? [22, 30] : signature === 0x02014b50 ? [24, 46] : null;
    if (!place) continue;
    const [sizeAt = 0, nameAt = 0] = place;
    const name = new TextDecoder().decode(bytes.subarray(at + nameAt, at + nameAt + 13));
    if (name === 'xl/worksheets') view.setUint32(at + sizeAt, size, true);
  }
  return bytes;
}

describe('a workbook', () => {
  it('is read with its shared texts, numbers and dates, without empty rows', async () => {
    const data = [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>12.300000000000001</v></c></row>',
      '<row r="4"><c r="A4" t="s"><v>1</v></c></row>',
    ].join('');
    const strings = '<si><t>Code</t></si><si><r><t>03 </t></r><r><t>30</t></r></si>';
    expect(await readTable(xlsx(workbook(data, { strings })))).toEqual([
      ['Code', '', '12.3'],
      ['03 30', '', ''],
    ]);
  });

  it('may keep the format of empty cells far away, and a large second sheet', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" s="0"/></row>';
    const data = `<dimension ref="A1:XFD1048576"/><row r="1">${cell('A1', 'Code')}</row>${far}`;
    const second = `<worksheet><sheetData>${rows(1, 6000, (row) => cell(`A${row}`, 'x')).join('')}</sheetData></worksheet>`;
    const others = { 'xl/worksheets/sheet2.xml': second };
    expect(await readTable(xlsx(workbook(data, { others })))).toEqual([['Code']]);
  });

  it.each([
    [
      'one cell in the last corner',
      `<row r="1048576">${cell('XFD1048576', 'x')}</row>`,
      'The file has 1,048,576 rows. The limit is 5,000.',
    ],
    [
      'one cell to the far right',
      `<row r="1">${cell('XFD1', 'x')}</row>`,
      'The file has 16,384 columns. The limit is 100.',
    ],
    [
      'a row too many',
      rows(1, 5002, (row) => cell(`A${row}`, 'x')).join(''),
      'The file has 5,002 rows. The limit is 5,000.',
    ],
    [
      'a long text',
      `<row r="1">${cell('A1', 'x'.repeat(1_000_000))}</row>`,
      'The file has a cell with too many characters. The limit is 32,767.',
    ],
    [
      'more than fits in memory',
      `<!--${' '.repeat(33_000_000)}-->`,
      'The file is too large when it is unpacked. The limit is 32 MB.',
    ],
    ['a row behind the last', '<row r="99999999999"/>', 'unreadable'],
    ['an endless row', '<row r="Infinity"/>', 'unreadable'],
    ['a row without a number', `<row r="x">${cell('A1', 'x')}</row>`, 'unreadable'],
    ['a hidden place', `<row r="1">${cell('&#88;FD1', 'x')}</row>`, 'unreadable'],
    ['a place with a prefix', '<row x:r="99999999"/>', 'unreadable'],
  ])('with %s is refused in words', async (_, data, words) => {
    expect(await refusalOf(xlsx(workbook(data)))).toBe(words);
  });

  it('with very many empty rows has no rows', async () => {
    expect(await readTable(xlsx(workbook('<row/>'.repeat(300_000))))).toEqual([]);
  });

  it('with one shared text for all cells is refused', async () => {
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    const letters = [...'ABCDEFGHIJKLMNOP'];
    const data = rows(1, 5001, (row) =>
      letters.map((letter) => `<c r="${letter}${row}" t="s"><v>0</v></c>`).join(''),
    ).join('');
    expect(await refusalOf(xlsx(workbook(data, { strings })))).toBe(
      'The file has too many characters. The limit is 10,485,760.',
    );
  });

  it('with entities that stand for each other is refused', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    );
    const before = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${entities.join('')}]>`;
    const data = `<row r="1">${cell('A1', '&l9;')}</row>`;
    expect(await refusalOf(xlsx(workbook(data, { before })))).toBe('unreadable');
  });

  it.each([
    [0, 'unreadable'],
    [100, 'unreadable'],
    [50_000_000, 'The file is too large when it is unpacked. The limit is 32 MB.'],
  ])('that says %d bytes of a part with another size is refused', async (size, words) => {
    const bomb = workbook(`<!--${' '.repeat(4_000_000)}-->`);
    expect(await refusalOf(xlsx(lying(bomb, size)))).toBe(words);
  });

  it('with thousands of parts is refused', async () => {
    const others = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`xl/${i}.bin`, '']));
    expect(await refusalOf(xlsx(workbook('', { others })))).toBe(
      'The file has too many parts. The limit is 2,000.',
    );
  });
});

describe('a CSV file', () => {
  it.each([
    [
      'from Excel in Germany',
      'Pos;Menge;Name\r\n1;3,5;"Tür; links"\r\n',
      ['1', '3,5', 'Tür; links'],
    ],
    ['with a line for its separator', 'sep=;\r\nPos;Menge\r\n1;3,5\r\n', ['1', '3,5']],
    ['with lines in a cell', 'Pos,Name\n1,"A ""big""\nwall"\n', ['1', 'A "big"\nwall']],
    [
      'with guarded formulas, as an export writes them',
      "A,B,C\n'=1+1,'-A,it's\n",
      ['=1+1', '-A', "it's"],
    ],
  ])('%s is read', async (_, text, second) => {
    expect((await readTable(csv(text)))[1]).toEqual(second);
  });

  it('of Windows-1252 is read', async () => {
    const bytes = Uint8Array.from('Pos;Größe\r\n1;3,5', (letter) => letter.charCodeAt(0));
    expect(await readTable(new File([bytes], 'x.csv'))).toEqual([
      ['Pos', 'Größe'],
      ['1', '3,5'],
    ]);
  });

  it('may have blank lines, and the longest import', async () => {
    const table = await readTable(csv(`${HEAD}\n,,\n${'1,x\n'.repeat(5000)}`));
    expect(table).toHaveLength(5001);
    expect(table[5000]).toEqual(['1', 'x']);
  });

  it.each([
    [
      'a row too many',
      `${HEAD}${'1,x\n'.repeat(5001)}`,
      'The file has 5,002 rows. The limit is 5,000.',
    ],
    [
      'ten million commas',
      ','.repeat(10_000_000) + 1,
      'The file has 10,000,001 columns. The limit is 100.',
    ],
    [
      'a line of 50 MB',
      'x'.repeat(50_000_000),
      'The file has a cell with too many characters. The limit is 32,767.',
    ],
    [
      'an open quote',
      `${HEAD}"${'x,\n'.repeat(3_000_000)}`,
      'The file has a cell with too many characters. The limit is 32,767.',
    ],
  ])('with %s is refused in words', async (_, text, words) => {
    expect(await refusalOf(csv(text))).toBe(words);
  });
});
