import { type Cloud, emptyCloud } from './cloud.ts';

/** More points than this do not make a better thumbnail. */
const MAX_POINTS = 150_000;
const MAX_HEADER = 64 * 1024;
const MAX_LINE = 2048;

type Reader = (data: Buffer, at: number) => number;

const scalars: Record<string, { size: number; read: Reader }> = {
  int8: { size: 1, read: (data, at) => data.readInt8(at) },
  uint8: { size: 1, read: (data, at) => data.readUInt8(at) },
  int16: { size: 2, read: (data, at) => data.readInt16LE(at) },
  uint16: { size: 2, read: (data, at) => data.readUInt16LE(at) },
  int32: { size: 4, read: (data, at) => data.readInt32LE(at) },
  uint32: { size: 4, read: (data, at) => data.readUInt32LE(at) },
  float32: { size: 4, read: (data, at) => data.readFloatLE(at) },
  float64: { size: 8, read: (data, at) => data.readDoubleLE(at) },
};

const aliases: Record<string, string> = {
  char: 'int8',
  uchar: 'uint8',
  short: 'int16',
  ushort: 'uint16',
  int: 'int32',
  uint: 'uint32',
  float: 'float32',
  double: 'float64',
};

interface Property {
  name: string;
  type: string;
  offset: number;
}

interface Layout {
  ascii: boolean;
  vertices: number;
  properties: Property[];
  stride: number;
  body: number;
}

export interface PlyContent {
  cloud: Cloud;
  /** Number of vertices in the file; the cloud may hold fewer. */
  points: number;
  coloured: boolean;
}

/** Reads what a thumbnail needs, or null: uploads may be anything at all. */
export function readPly(data: Buffer): PlyContent | null {
  try {
    const layout = readLayout(data);
    if (!layout) return null;
    return layout.ascii ? readAscii(data, layout) : readBinary(data, layout);
  } catch {
    return null;
  }
}

function readLayout(data: Buffer): Layout | null {
  const head = data.toString('latin1', 0, Math.min(data.length, MAX_HEADER));
  const end = /\nend_header[ \t]*\r?\n/.exec(head);
  if (!/^ply[ \t]*\r?\n/.test(head) || !end) return null;
  const lines = head.slice(0, end.index).split(/\r?\n/);
  const layout: Layout = {
    ascii: false,
    vertices: 0,
    properties: [],
    stride: 0,
    body: end.index + end[0].length,
  };
  let element = '';
  let format = '';
  for (const line of lines) {
    const [keyword, ...words] = line.trim().split(/\s+/);
    if (keyword === 'format') format = words[0] ?? '';
    if (keyword === 'element') {
      // Only vertices at the very start are supported; every scanner writes them first.
      if (element === '' && words[0] !== 'vertex') return null;
      element = words[0] ?? '?';
      if (element === 'vertex') layout.vertices = Number(words[1]);
    }
    if (keyword !== 'property' || element !== 'vertex') continue;
    const type = aliases[words[0] ?? ''] ?? words[0] ?? '';
    const size = Object.hasOwn(scalars, type) ? scalars[type]?.size : undefined;
    if (!size) return null;
    layout.properties.push({ name: words[1] ?? '', type, offset: layout.stride });
    layout.stride += size;
  }
  layout.ascii = format === 'ascii';
  if (!layout.ascii && format !== 'binary_little_endian') return null;
  return Number.isSafeInteger(layout.vertices) && layout.vertices > 0 ? layout : null;
}

/** Positions of x, y, z, red, green and blue among the properties; -1 where missing. */
function columns({ properties }: Layout): number[] | null {
  const find = (...names: string[]) => properties.findIndex(({ name }) => names.includes(name));
  const space = [find('x'), find('y'), find('z')];
  if (space.includes(-1)) return null;
  return [
    ...space,
    find('red', 'r', 'diffuse_red'),
    find('green', 'g', 'diffuse_green'),
    find('blue', 'b', 'diffuse_blue'),
  ];
}

function readBinary(data: Buffer, layout: Layout): PlyContent | null {
  const available = Math.floor((data.length - layout.body) / layout.stride);
  if (available < layout.vertices) return null;
  const readers = layout.properties.map(({ type, offset }) => {
    const read = scalars[type]?.read ?? (() => Number.NaN);
    return (row: number) => read(data, layout.body + row * layout.stride + offset);
  });
  return collect(layout, (row, column) => readers[column]?.(row) ?? Number.NaN);
}

function readAscii(data: Buffer, layout: Layout): PlyContent | null {
  const step = stepFor(layout);
  const starts = new Float64Array(Math.ceil(layout.vertices / step));
  let count = 0;
  for (let at = layout.body; at < data.length && count < layout.vertices; count++) {
    if (count % step === 0) starts[count / step] = at;
    const next = data.indexOf(10, at);
    at = next < 0 ? data.length : next + 1;
  }
  if (count < layout.vertices) return null;
  let parsedRow = -1;
  let values: string[] = [];
  return collect(layout, (row, column) => {
    if (row !== parsedRow) {
      const start = starts[row / step] ?? 0;
      const next = data.indexOf(10, start);
      values = data
        .toString('latin1', start, Math.min(next < 0 ? data.length : next, start + MAX_LINE))
        .trim()
        .split(/\s+/);
      parsedRow = row;
    }
    const text = values[column];
    return text ? Number(text) : Number.NaN;
  });
}

/** Every how many rows one is taken. */
const stepFor = ({ vertices }: Layout): number => Math.ceil(vertices / MAX_POINTS);

function collect(layout: Layout, value: (row: number, column: number) => number) {
  const at = columns(layout);
  if (!at) return null;
  const coloured = at[3] !== -1 && at[4] !== -1 && at[5] !== -1;
  const step = stepFor(layout);
  const cloud = emptyCloud(Math.ceil(layout.vertices / step));
  // Survey coordinates run into millions of metres; floats need them near the origin.
  let origin: number[] | null = null;
  let count = 0;
  for (let row = 0; row < layout.vertices; row += step) {
    const space = at.slice(0, 3).map((column) => value(row, column));
    if (!space.every((n) => Number.isFinite(n) && Math.abs(n) < 1e12)) continue;
    origin ??= space;
    for (let k = 0; k < 3; k++) {
      cloud.xyz[count * 3 + k] = (space[k] ?? 0) - (origin[k] ?? 0);
      const column = at[k + 3] ?? -1;
      const raw = coloured ? value(row, column) : 0;
      const type = layout.properties[column]?.type;
      cloud.rgb[count * 3 + k] = toByte(raw, type);
    }
    count++;
  }
  cloud.count = count;
  return count > 0 ? { cloud, points: layout.vertices, coloured } : null;
}

function toByte(raw: number, type: string | undefined): number {
  const floating = type === 'float32' || type === 'float64';
  const value = floating && raw <= 1 ? raw * 255 : type === 'uint16' ? raw / 257 : raw;
  return value > 255 ? 255 : Math.max(value, 0);
}
