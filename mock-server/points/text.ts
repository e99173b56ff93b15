import type { PointBatch } from '../potree/write.ts';
import { Batches, type Point, type PointSource } from './batches.ts';
import type { ByteReader } from './bytes.ts';
import { Unreadable } from './unreadable.ts';

/** The meaning of the columns after x, y and z. */
type Layout = 'plain' | 'intensity' | 'color' | 'intensityAndColor';

const HEAD_BYTES = 4096;

/** Reads points as text, one per line: XYZ, or PTS, which starts with a count. */
export async function readText(file: ByteReader): Promise<PointSource> {
  const head = (await file.peek(HEAD_BYTES)).toString('latin1');
  const layout = layoutOf(head);
  const colored = layout === 'color' || layout === 'intensityAndColor';
  return { colored, batches: textPoints(file, layout) };
}

const valuesOf = (line: string): number[] =>
  line
    .trim()
    .split(/[\s,;]+/)
    .map(Number);

const isPoint = (values: readonly number[]) =>
  values.length >= 3 && values.slice(0, 3).every(Number.isFinite);
const isCount = (line: string) => /^\s*\d+\s*$/.test(line);
const isBlank = (line: string) => /^\s*(#.*|\/\/.*)?$/.test(line);

/** Guesses by the first points: three integers up to 255 are a color, and normals are not. */
function layoutOf(head: string): Layout {
  const lines = head.split('\n').slice(0, -1);
  const rows = (lines.length > 0 ? lines : [head]).map(valuesOf).filter(isPoint);
  const areColors = (from: number) =>
    rows.every((row) =>
      [0, 1, 2].every((i) => {
        const value = row[from + i];
        return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 255;
      }),
    );
  const columns = rows[0]?.length ?? 3;
  if (columns >= 7 && areColors(4)) return 'intensityAndColor';
  if (columns >= 6 && areColors(3)) return 'color';
  return columns === 4 ? 'intensity' : 'plain';
}

const NO_COLOR = 200;
const within = (value = 0, top = 255) => Math.min(Math.max(Math.round(value) || 0, 0), top);

function pointOf(values: readonly number[], layout: Layout, isPts: boolean): Point {
  const [x = 0, y = 0, z = 0, fourth = 0] = values;
  const hasIntensity = layout === 'intensity' || layout === 'intensityAndColor';
  const at = layout === 'color' ? 3 : 4;
  const colored = layout === 'color' || layout === 'intensityAndColor';
  const color = (i: number) => (colored ? within(values[at + i]) : NO_COLOR);
  // PTS intensities range from -2048 to 2047.
  const intensity = isPts ? (fourth + 2048) * 16 : fourth;
  return {
    x,
    y,
    z,
    red: color(0),
    green: color(1),
    blue: color(2),
    intensity: hasIntensity ? within(intensity, 65_535) : 0,
    classification: 0,
  };
}

async function* textPoints(file: ByteReader, layout: Layout): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  let [count, promised, number] = [0, 0, 0];
  for await (const line of file.lines()) {
    number++;
    if (isBlank(line)) continue;
    // A PTS file of several scans has a count before each of them.
    if (isCount(line)) {
      promised += Number(line);
      continue;
    }
    const values = valuesOf(line);
    if (!isPoint(values)) {
      // A line of column names may precede the first point.
      if (count === 0) continue;
      throw new Unreadable(`Its line ${number} does not have three numbers.`);
    }
    const full = batches.push(pointOf(values, layout, promised > 0));
    count++;
    if (full) yield full;
  }
  if (count < promised) {
    throw new Unreadable(`It promises ${promised} points, and ends after ${count}.`);
  }
  yield batches.rest();
}
