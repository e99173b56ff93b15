import type { PointBatch } from '../potree/write.ts';
import { Batches, type Point, type PointSource } from './batches.ts';
import type { ByteReader } from './bytes.ts';
import { type Columns, columnsOf, isPoint, valuesOf } from './textColumns.ts';
import { columnsIn, type TextFormat, valuesIn } from './textFormat.ts';
import { Unreadable } from './unreadable.ts';

const HEAD_BYTES = 4096;

/** How to read the lines of a file. */
interface Reading {
  columns: Columns;
  valuesOf: (line: string) => number[];
  /** Lines to ignore before the first point. Null if lines that are no points end the header. */
  headerLines: number | null;
}

/**
 * Reads points as text, one per line: XYZ, or PTS, which starts with a count.
 * @param format is recognized if absent
 */
export async function readText(file: ByteReader, format?: TextFormat): Promise<PointSource> {
  const head = (await file.peek(HEAD_BYTES)).toString('latin1');
  const reading: Reading = format
    ? {
        columns: columnsIn(format, head),
        valuesOf: valuesIn(format),
        headerLines: format.headerLines,
      }
    : { columns: columnsOf(head), valuesOf, headerLines: null };
  return { colored: reading.columns.color !== null, batches: textPoints(file, reading) };
}

const isCount = (line: string) => /^\s*\d+\s*$/.test(line);
const isBlank = (line: string) => /^\s*(#.*|\/\/.*)?$/.test(line);

const NO_COLOR = 200;
const within = (value = 0, top = 255) => Math.min(Math.max(Math.round(value) || 0, 0), top);

function pointOf(values: readonly number[], columns: Columns, isPts: boolean): Point {
  const { x, y, z, color, depth, intensity, classification } = columns;
  const valueAt = (i: number) => values[i] ?? 0;
  const shade = (i: 0 | 1 | 2) =>
    color ? within(Math.floor(valueAt(color[i]) / depth)) : NO_COLOR;
  // PTS intensities range from -2048 to 2047.
  const bright =
    intensity === null ? 0 : isPts ? (valueAt(intensity) + 2048) * 16 : valueAt(intensity);
  return {
    ...{ x: valueAt(x), y: valueAt(y), z: valueAt(z) },
    ...{ red: shade(0), green: shade(1), blue: shade(2) },
    intensity: within(bright, 65_535),
    classification: classification === null ? 0 : within(valueAt(classification)),
  };
}

async function* textPoints(
  file: ByteReader,
  { columns, valuesOf, headerLines }: Reading,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  let [count, promised, number] = [0, 0, 0];
  for await (const line of file.lines()) {
    number++;
    if (number <= (headerLines ?? 0) || isBlank(line)) continue;
    // A PTS file of several scans has a count before each of them.
    if (isCount(line)) {
      promised += Number(line);
      continue;
    }
    const values = valuesOf(line);
    if (!isPoint(values, columns)) {
      // Lines of a header may precede the first point.
      if (count === 0 && headerLines === null) continue;
      throw new Unreadable(`Its line ${number} does not have three numbers.`);
    }
    const full = batches.push(pointOf(values, columns, promised > 0));
    count++;
    if (full) yield full;
  }
  if (count < promised) {
    throw new Unreadable(`It promises ${promised} points, and ends after ${count}.`);
  }
  yield batches.rest();
}
