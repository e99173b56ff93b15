import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCloud } from './cloud.ts';
import { readPly } from './ply-read.ts';
import { plyBytes, writePly } from './ply-write.ts';

function sampleCloud() {
  const cloud = emptyCloud(3);
  cloud.xyz.set([0, 0, 0, 1, 2, 3, -4, 5.5, 6]);
  cloud.rgb.set([255, 0, 10, 1, 2, 3, 40, 50, 60]);
  return cloud;
}

const header = (format: string, lines: readonly string[]) =>
  Buffer.from(['ply', `format ${format} 1.0`, ...lines, 'end_header', ''].join('\n'), 'latin1');

describe('writing PLY', () => {
  it('has the announced size and says what is in it', () => {
    const ply = writePly('East facade, week 38', sampleCloud());
    expect(ply.length).toBe(plyBytes('East facade, week 38', 3));
    const text = ply.toString('latin1');
    expect(text.startsWith('ply\nformat binary_little_endian 1.0\n')).toBe(true);
    expect(text).toContain('element vertex 3\n');
    expect(text.indexOf('end_header\n') + 'end_header\n'.length + 3 * 15).toBe(ply.length);
  });
});

describe('reading PLY', () => {
  it('gets back what was written, relative to the first point', () => {
    const content = readPly(writePly('x', sampleCloud()));
    expect(content?.points).toBe(3);
    expect(content?.coloured).toBe(true);
    expect([...(content?.cloud.xyz ?? [])]).toEqual([0, 0, 0, 1, 2, 3, -4, 5.5, 6]);
    expect([...(content?.cloud.rgb ?? [])]).toEqual([255, 0, 10, 1, 2, 3, 40, 50, 60]);
  });

  it('reads ascii with properties in another order and Windows line ends', () => {
    const lines = [
      'element vertex 2',
      'property uchar blue',
      'property double z',
      'property float confidence',
      'property double x',
      'property uchar red',
      'property uchar green',
      'property double y',
    ];
    const body = '30 3 0.5 1 10 20 2\r\n31 6 0.5 4 11 21 5\r\n';
    const file = Buffer.concat([header('ascii', lines), Buffer.from(body)]);
    const content = readPly(Buffer.from(file.toString('latin1').replaceAll(/\r?\n/g, '\r\n')));
    expect([...(content?.cloud.xyz ?? [])]).toEqual([0, 0, 0, 3, 3, 3]);
    expect([...(content?.cloud.rgb ?? [])]).toEqual([10, 20, 30, 11, 21, 31]);
  });

  it('reads survey coordinates in doubles without losing the centimetres', () => {
    const lines = [
      'element vertex 2',
      'property double x',
      'property double y',
      'property double z',
    ];
    const body = Buffer.alloc(48);
    [3_500_000.25, 5_800_000.5, 30, 3_500_000.75, 5_800_001, 31].forEach((value, i) => {
      body.writeDoubleLE(value, i * 8);
    });
    const content = readPly(Buffer.concat([header('binary_little_endian', lines), body]));
    expect(content?.coloured).toBe(false);
    expect([...(content?.cloud.xyz ?? [])].slice(3)).toEqual([0.5, 0.5, 1]);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('Hello, this is not a point cloud.\n'.repeat(100))],
    ['a header without points', header('ascii', ['element vertex 0', 'property float x'])],
    [
      'an absurd count',
      header('binary_little_endian', ['element vertex 9e15', 'property float x']),
    ],
    ['big endian', header('binary_big_endian', ['element vertex 1', 'property float x'])],
    ['a list property', header('ascii', ['element vertex 1', 'property list uchar int x'])],
    ['an inherited name as type', header('ascii', ['element vertex 1', 'property toString x'])],
    ['no coordinates', header('ascii', ['element vertex 1', 'property float intensity'])],
    ['a cut-off body', writePly('x', sampleCloud()).subarray(0, -1)],
  ])('refuses %s', (_what, data) => {
    expect(readPly(data)).toBeNull();
  });

  it('survives any damage to a good file', () => {
    const good = writePly('x', sampleCloud());
    const edits = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(edits, fc.nat(good.length), (changes, length) => {
        const data = Buffer.from(good);
        for (const [at, value] of changes) data[at] = value;
        expect(() => readPly(data.subarray(0, length))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
