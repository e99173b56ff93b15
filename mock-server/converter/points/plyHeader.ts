import { Unreadable } from './unreadable.ts';

type Read = (data: DataView, offset: number, littleEndian: boolean) => number;

interface Scalar {
  size: number;
  read: Read;
  /** The largest value of an integer type; null for floats. */
  max: number | null;
}

const scalars = {
  int8: { size: 1, max: 127, read: (data, offset) => data.getInt8(offset) },
  uint8: { size: 1, max: 255, read: (data, offset) => data.getUint8(offset) },
  int16: { size: 2, max: 32_767, read: (data, offset, le) => data.getInt16(offset, le) },
  uint16: { size: 2, max: 65_535, read: (data, offset, le) => data.getUint16(offset, le) },
  int32: { size: 4, max: 2 ** 31 - 1, read: (data, offset, le) => data.getInt32(offset, le) },
  uint32: { size: 4, max: 2 ** 32 - 1, read: (data, offset, le) => data.getUint32(offset, le) },
  float32: { size: 4, max: null, read: (data, offset, le) => data.getFloat32(offset, le) },
  float64: { size: 8, max: null, read: (data, offset, le) => data.getFloat64(offset, le) },
} satisfies Record<string, Scalar>;

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

export interface PlyProperty {
  name: string;
  scalar: Scalar;
  /** Offset in a point, in bytes. */
  offset: number;
}

export interface PlyHeader {
  encoding: 'ascii' | 'binary_little_endian' | 'binary_big_endian';
  vertices: number;
  properties: PlyProperty[];
  /** Bytes per point. */
  stride: number;
  /** Offset of the points. */
  bytes: number;
}

export const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Reads the header of a PLY file. Ignores elements after the points, such as the faces of a mesh.
 * @param head the first MAX_HEADER_BYTES, or the whole of a shorter file
 * @throws Unreadable
 */
export function readPlyHeader(head: string): PlyHeader {
  const end = /\nend_header[ \t]*\r?\n/.exec(head);
  if (!/^ply[ \t]*\r?\n/.test(head)) throw new Unreadable('It does not begin as a PLY file.');
  if (!end) throw new Unreadable('Its header has no end.');
  const lines = head.slice(0, end.index).split(/\r?\n/);
  const properties: PlyProperty[] = [];
  let [element, format, vertices, stride] = ['', '', 0, 0];
  for (const line of lines) {
    const [keyword, first = '', second = ''] = line.trim().split(/\s+/);
    if (keyword === 'format') format = first;
    if (keyword === 'element') {
      if (element === '' && first !== 'vertex') {
        throw new Unreadable('Its first element is not its points.', { foreign: true });
      }
      element = first || '?';
      if (element === 'vertex') vertices = Number(second);
    }
    if (keyword !== 'property' || element !== 'vertex') continue;
    const scalar = scalarOf(first);
    properties.push({ name: second, scalar, offset: stride });
    stride += scalar.size;
  }
  if (!Number.isSafeInteger(vertices) || vertices <= 0) {
    throw new Unreadable('Its header declares no points.');
  }
  return {
    encoding: encodingOf(format),
    vertices,
    properties,
    stride,
    bytes: end.index + end[0].length,
  };
}

function scalarOf(type: string): Scalar {
  const name = aliases[type] ?? type;
  if (Object.hasOwn(scalars, name)) return scalars[name as keyof typeof scalars];
  throw new Unreadable(`Its points have a property of the type '${type.slice(0, 40)}'.`, {
    foreign: type === 'list',
  });
}

function encodingOf(format: string): PlyHeader['encoding'] {
  if (format === 'ascii' || format === 'binary_little_endian' || format === 'binary_big_endian')
    return format;
  throw new Unreadable('Its header names no format that is known.');
}
