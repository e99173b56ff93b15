import type { PointBatch } from '../potree/write.ts';
import { Batches, type Point, type PointSource } from './batches.ts';
import type { ByteReader } from './bytes.ts';
import { MAX_HEADER_BYTES, type PlyHeader, type PlyProperty, readPlyHeader } from './plyHeader.ts';
import { tooShort, Unreadable } from './unreadable.ts';

/** Reads a property of the current point. */
type Read = (property: PlyProperty, index: number) => number;

/**
 * Reads a PLY file, ASCII or binary, point by point.
 * @throws Unreadable if the header does not describe points
 */
export async function readPly(file: ByteReader): Promise<PointSource> {
  const header = readPlyHeader((await file.peek(MAX_HEADER_BYTES)).toString('latin1'));
  const columns = columnsOf(header);
  file.skip(header.bytes);
  const points = header.encoding === 'ascii' ? asciiPoints : binaryPoints;
  return { colored: columns.red !== null, batches: points(file, header, columns) };
}

type Column = { property: PlyProperty; index: number } | null;
type Columns = Record<'red' | 'green' | 'blue' | 'intensity' | 'classification', Column> &
  Record<'x' | 'y' | 'z', NonNullable<Column>>;

function columnsOf({ properties }: PlyHeader): Columns {
  const find = (...names: string[]): Column => {
    const index = properties.findIndex(({ name }) => names.includes(name.toLowerCase()));
    const property = properties[index];
    return property ? { property, index } : null;
  };
  const [x, y, z] = [find('x'), find('y'), find('z')];
  if (!x || !y || !z) throw new Unreadable('Its points have no x, y and z.');
  const colors = [
    find('red', 'r', 'diffuse_red'),
    find('green', 'g', 'diffuse_green'),
    find('blue', 'b', 'diffuse_blue'),
  ];
  const [red = null, green = null, blue = null] = colors.includes(null) ? [] : colors;
  const intensity = find('intensity', 'scalar_intensity');
  const classification = find('classification', 'scalar_classification', 'label');
  return { x, y, z, red, green, blue, intensity, classification };
}

/**
 * Scales a value of any type to an integer from 0 to `top`; floats range from 0 to 1 unless they
 * are larger.
 */
function scaled(value: number, { scalar }: PlyProperty, top: number): number {
  const share = scalar.max === null ? (value <= 1 ? top : 1) : top / scalar.max;
  return Math.min(Math.max(Math.round(value * share) || 0, 0), top);
}

const NO_COLOR = 200;

function pointOf(columns: Columns, read: Read): Point {
  const of = (column: Column, top: number, absent: number) =>
    column ? scaled(read(column.property, column.index), column.property, top) : absent;
  const plain = ({ property, index }: NonNullable<Column>) => read(property, index);
  const { classification } = columns;
  return {
    x: plain(columns.x),
    y: plain(columns.y),
    z: plain(columns.z),
    red: of(columns.red, 255, NO_COLOR),
    green: of(columns.green, 255, NO_COLOR),
    blue: of(columns.blue, 255, NO_COLOR),
    intensity: of(columns.intensity, 65_535, 0),
    classification: classification ? plain(classification) & 255 : 0,
  };
}

async function* binaryPoints(
  file: ByteReader,
  { vertices, stride, encoding }: PlyHeader,
  columns: Columns,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  const littleEndian = encoding === 'binary_little_endian';
  let count = 0;
  let rest: Buffer = Buffer.alloc(0);
  for (let chunk = await file.next(); chunk && count < vertices; chunk = await file.next()) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    let position = 0;
    for (; position + stride <= data.length && count < vertices; position += stride, count++) {
      const from = position;
      const full = batches.push(
        pointOf(columns, ({ scalar, offset }) => scalar.read(view, from + offset, littleEndian)),
      );
      if (full) yield full;
    }
    rest = data.subarray(position);
  }
  if (count < vertices) throw tooShort(vertices, count);
  yield batches.rest();
}

async function* asciiPoints(
  file: ByteReader,
  { vertices, properties }: PlyHeader,
  columns: Columns,
): AsyncGenerator<PointBatch> {
  const batches = new Batches();
  let count = 0;
  for await (const line of file.lines()) {
    if (count === vertices) break;
    const values = line.trim().split(/\s+/);
    if (values.length < properties.length) {
      if (line.trim() === '') continue;
      throw new Unreadable(
        `Its point ${count + 1} has ${values.length} values of ${properties.length}.`,
      );
    }
    const full = batches.push(pointOf(columns, (_, index) => Number(values[index])));
    count++;
    if (full) yield full;
  }
  if (count < vertices) throw tooShort(vertices, count);
  yield batches.rest();
}
