import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A set of drawings to measure with. */
export interface BenchSet {
  name: string;
  pages: number;
  /** Points of 1/72 inch. */
  width: number;
  height: number;
  /** Strokes on each page. */
  strokes: number;
  /** Size of the file, filled up with a picture on each page. */
  bytes: number;
}

/** An A0 sheet with as many strokes as a floor of a hospital. */
export const heavySheet: BenchSet = {
  ...{ name: 'Bench A0', pages: 1, width: 3370, height: 2384 },
  strokes: 100_000,
  bytes: 0,
};

/** The drawings of a large building. */
export const largeSet: BenchSet = {
  ...{ name: 'Bench 300', pages: 300, width: 2592, height: 1728 },
  strokes: 3_000,
  bytes: 500_000_000,
};

/** Numbers that look random and are the same each time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the number that stands in the title block of a page. */
export const numberOf = (page: number): string => `${'ASMEP'[page % 5]}-${100 + page}`;

function drawingOf({ width, height, strokes, bytes }: BenchSet, page: number): string {
  const next = sequence(page + 1);
  const left = width - 336;
  const parts = [`0.5 w 36 36 ${width - 72} ${height - 72} re S`];
  for (let i = 0; i < strokes; i++) {
    const [x, y] = [60 + next() * (left - 120), 60 + next() * (height - 140)];
    const [dx, dy] = [next() * 50, (next() - 0.5) * 50];
    const figure = (value: number) => value.toFixed(1);
    parts.push(`${figure(x)} ${figure(y)} m ${figure(x + dx)} ${figure(y + dy)} l S`);
  }
  if (bytes > 0) parts.push('q 300 0 0 300 300 300 cm /Im Do Q');
  const text = (size: number, y: number, words: string) =>
    parts.push(`BT /F1 ${size} Tf ${left + 18} ${y} Td (${words}) Tj ET`);
  text(11, 374, 'SHEET TITLE');
  text(24, 322, `PAGE ${page}`);
  text(11, 204, 'SHEET NUMBER');
  text(70, 96, numberOf(page));
  return parts.join('\n');
}

/** Writes a set, unless it exists. A large one is never in memory as a whole. */
export function writeSet(path: string, set: BenchSet): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(`${path}.tmp`, 'w');
  const offsets: number[] = [];
  let position = 0;
  const put = (data: string | Buffer) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    writeSync(file, bytes);
    position += bytes.length;
  };
  const object = (number: number, ...parts: (string | Buffer)[]) => {
    offsets[number] = position;
    put(`${number} 0 obj\n`);
    for (const part of parts) put(part);
    put('\nendobj\n');
  };
  put('%PDF-1.4\n');
  const idOf = (page: number) => 1 + page * 3;
  const side = Math.floor(Math.sqrt(set.bytes / set.pages));
  for (let page = 1; page <= set.pages; page++) {
    const id = idOf(page);
    const drawing = drawingOf(set, page);
    const picture = side > 0 ? ` /XObject << /Im ${id + 2} 0 R >>` : '';
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${set.width} ${set.height}] /Contents ${id + 1} 0 R `,
      `/Resources << /Font << /F1 3 0 R >>${picture} >> >>`,
    );
    object(id + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const kind = '/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8';
    const size = `/Width ${side} /Height ${side} /Length ${side * side}`;
    const pixels = randomBytes(side * side);
    object(id + 2, `<< ${kind} ${size} >>\nstream\n`, pixels, '\nendstream');
  }
  const kids = Array.from({ length: set.pages }, (_, i) => `${idOf(i + 1)} 0 R`).join(' ');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${set.pages} >>`);
  object(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const start = position;
  put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n`);
  for (const offset of offsets.slice(1)) put(`${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`trailer << /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`);
  closeSync(file);
  renameSync(`${path}.tmp`, path);
}
