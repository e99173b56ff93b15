import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatInZip, unpack } from './archive.ts';
import { gltfFault } from './glbCheck.ts';
import type { Claims } from './gltfClaims.ts';

const FLOAT = 5126;
const INT = 5125;

/** A GLB with 36 bytes of data, which it calls buffer 0 and view 0. */
function glb({ bufferViews = [], ...others }: Claims): Buffer {
  const json = JSON.stringify({
    asset: { version: '2.0' },
    buffers: [{ byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }, ...bufferViews],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    ...others,
  });
  const data = Buffer.alloc(20 + json.length + 8 + 36);
  data.write('glTF');
  [2, data.length, json.length, 0x4e4f534a].forEach((word, i) => {
    data.writeUInt32LE(word, 4 + i * 4);
  });
  data.write(json, 20);
  return data;
}

const accessor = { componentType: FLOAT, type: 'VEC3', count: 3 };
const billions = 2_000_000_000;

describe('a GLB is broken that claims', () => {
  it('not when it has what it claims', () => {
    expect(gltfFault(glb({ accessors: [{ ...accessor, bufferView: 0 }] }))).toBe(1);
    // Zeros need no bytes.
    expect(gltfFault(glb({ accessors: [accessor] }))).toBe(1);
  });

  const strided = { buffer: 0, byteLength: 36, byteStride: 4 };
  const packed = { buffer: 0, byteLength: 36, byteStride: 4, count: billions };
  it.each<[string, Claims]>([
    ['more values than its view has', { accessors: [{ ...accessor, bufferView: 0, count: 4 }] }],
    ['billions of values', { accessors: [{ ...accessor, bufferView: 0, count: billions }] }],
    ['billions of zeros', { accessors: [{ ...accessor, count: billions }] }],
    ['many lists of zeros', { accessors: Array(2000).fill({ ...accessor, count: 40_000 }) }],
    ['a count that is none', { accessors: [{ ...accessor, count: -1 }] }],
    ['a type that is none', { accessors: [{ ...accessor, type: 'VEC9' }] }],
    ['a view that is not there', { accessors: [{ ...accessor, bufferView: 7 }] }],
    [
      'values that begin past the end',
      { accessors: [{ ...accessor, bufferView: 0, byteOffset: 1 }] },
    ],
    [
      'values that lie on each other',
      { bufferViews: [strided], accessors: [{ ...accessor, bufferView: 1, count: 7 }] },
    ],
    [
      'sparse values that are not there',
      {
        accessors: [
          {
            ...accessor,
            sparse: {
              count: 3,
              indices: { bufferView: 0, componentType: INT },
              values: { bufferView: 0, byteOffset: 12 },
            },
          },
        ],
      },
    ],
    [
      'more sparse values than values',
      { accessors: [{ ...accessor, sparse: { count: billions, indices: {}, values: {} } }] },
    ],
    ['a view past the end', { bufferViews: [{ buffer: 0, byteOffset: 8, byteLength: 36 }] }],
    ['a view of no buffer', { bufferViews: [{ buffer: 3, byteLength: 4 }] }],
    ['a buffer past the end', { buffers: [{ byteLength: billions }] }],
    [
      'a buffer past the end of its address',
      { buffers: [{ uri: 'data:;base64,AAAA', byteLength: billions }], bufferViews: [] },
    ],
    [
      'billions of packed values',
      {
        buffers: [{ byteLength: 36 }, { byteLength: 4 * billions }],
        bufferViews: [
          {
            buffer: 1,
            byteLength: 4 * billions,
            extensions: { EXT_meshopt_compression: packed },
          },
        ],
      },
    ],
    ['a ring of nodes', { nodes: [{ mesh: 0, children: [1] }, { children: [0] }] }],
    ['a node in two places', { nodes: [{ children: [1, 1] }, { mesh: 0 }] }],
    ['a node that is not there', { nodes: [{ mesh: 0, children: [5] }] }],
    [
      'a tower of nodes',
      { nodes: Array.from({ length: 2000 }, (_, i) => (i < 1999 ? { children: [i + 1] } : {})) },
    ],
  ])('%s', (_, claims) => {
    expect(gltfFault(glb(claims))).toMatchObject({ code: 'broken_file' });
  });
});

/** The central directory of a ZIP file has an entry for each name; all stand at the first local header. */
function zipOfEntries(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const one = Buffer.from(zipSync({ 'a.ifc': new Uint8Array(1000) }, { level: 0 }));
  const directoryAt = one.readUInt32LE(one.length - 6);
  const head = one.subarray(directoryAt, directoryAt + 46);
  const entries = names.map((name) => {
    const entry = Buffer.concat([head, Buffer.from(name)]);
    entry.writeUInt16LE(name.length, 28);
    return entry;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.from(one.subarray(-22));
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  return new Uint8Array(Buffer.concat([one.subarray(0, directoryAt), directory, end]));
}

describe('a ZIP file', () => {
  const others = (count: number) => Array.from({ length: count }, (_, i) => `${i}.txt`);

  it('is no model if it has very many entries', async () => {
    const blob = (count: number) => new Blob([zipOfEntries(['a.ifc', ...others(count - 1)])]);
    expect(await formatInZip(blob(100))).toBe('ifc');
    expect(await formatInZip(blob(10_001))).toBeNull();
  });

  it('is not unpacked if its entries share their bytes', async () => {
    expect(await unpack(zipOfEntries(['a.gltf']))).not.toBeNull();
    expect(await unpack(zipOfEntries(['a.gltf', 'b.bin', 'c.bin']))).toBeNull();
  });
});
