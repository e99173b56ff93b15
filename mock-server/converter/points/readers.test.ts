import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writePly } from '../../demo/scans/ply-write.ts';
import { emptyCloud } from '../clouds/cloud.ts';
import type { PointBatch } from '../potree/write.ts';
import type { PointSource } from './batches.ts';
import { ByteReader } from './bytes.ts';
import { readPly } from './ply.ts';
import { readText } from './text.ts';
import { Unreadable } from './unreadable.ts';

function sampleCloud() {
  const cloud = emptyCloud(3);
  cloud.xyz.set([0, 0, 0, 1, 2, 3, -4, 5.5, 6]);
  cloud.rgb.set([255, 0, 10, 1, 2, 3, 40, 50, 60]);
  return cloud;
}

const ply = (format: string, lines: readonly string[], body: Buffer | string = '') => {
  const head = ['ply', `format ${format} 1.0`, ...lines, 'end_header', ''].join('\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
};
const xyz = (count: number | string, type = 'float') => [
  `element vertex ${count}`,
  ...['x', 'y', 'z'].map((name) => `property ${type} ${name}`),
];

/** Splits the file into pieces that end within lines and points. */
function inPieces(data: Buffer, size: number): ByteReader {
  return new ByteReader(
    (async function* () {
      for (let offset = 0; offset < data.length; offset += size)
        yield data.subarray(offset, offset + size);
    })(),
  );
}

async function all({ colored, batches }: PointSource) {
  const points: { at: number[]; rgb: number[]; intensity: number; classification: number }[] = [];
  for await (const batch of batches) points.push(...rows(batch));
  return { colored, points };
}

const rows = ({ count, x, y, z, rgb, intensity, classification }: PointBatch) =>
  Array.from({ length: count }, (_, i) => ({
    at: [x[i] ?? 0, y[i] ?? 0, z[i] ?? 0],
    rgb: [...rgb.subarray(i * 3, i * 3 + 3)],
    intensity: intensity[i] ?? 0,
    classification: classification[i] ?? 0,
  }));

const read = async (data: Buffer, size = 7) => all(await readPly(inPieces(data, size)));
const readRows = async (text: string, size = 5) =>
  all(await readText(inPieces(Buffer.from(text), size)));

describe('PLY', () => {
  it.each([1, 3, 15, 4096])('is read back as written, in pieces of %i bytes', async (size) => {
    const { colored, points } = await read(writePly('x', sampleCloud()), size);
    expect(colored).toBe(true);
    expect(points.map(({ at }) => at)).toEqual([
      [0, 0, 0],
      [1, 2, 3],
      [-4, 5.5, 6],
    ]);
    expect(points.map(({ rgb }) => rgb)).toEqual([
      [255, 0, 10],
      [1, 2, 3],
      [40, 50, 60],
    ]);
  });

  it('can be ASCII with properties in another order and Windows line ends', async () => {
    const lines = [
      'element vertex 2',
      'property uchar blue',
      'property double z',
      'property float intensity',
      'property double x',
      'property uchar red',
      'property uchar green',
      'property double y',
      'property uchar classification',
    ];
    const file = ply('ascii', lines, '30 3 0.5 1 10 20 2 6\n31 6 1 4 11 21 5 2\n');
    const { points } = await read(Buffer.from(file.toString().replaceAll('\n', '\r\n')));
    expect(points).toEqual([
      { at: [1, 2, 3], rgb: [10, 20, 30], intensity: 32_768, classification: 6 },
      { at: [4, 5, 6], rgb: [11, 21, 31], intensity: 65_535, classification: 2 },
    ]);
  });

  it('preserves survey coordinates in doubles of either byte order', async () => {
    const values = [3_500_000.25, 5_800_000.5, 30, 3_500_000.75, 5_800_001, 31];
    for (const [format, write] of [
      ['binary_little_endian', 'writeDoubleLE'],
      ['binary_big_endian', 'writeDoubleBE'],
    ] as const) {
      const body = Buffer.alloc(48);
      for (const [i, value] of values.entries()) body[write](value, i * 8);
      const { points, colored } = await read(ply(format, xyz(2, 'double'), body));
      expect(points.flatMap(({ at }) => at)).toEqual(values);
      expect(colored).toBe(false);
    }
  });

  it('may have other elements after the points, such as faces', async () => {
    const lines = [...xyz(1), 'element face 1', 'property list uchar int vertex_indices'];
    expect((await read(ply('ascii', lines, '1 2 3\n3 0 0 0\n'))).points).toHaveLength(1);
  });

  it.each([
    ['nothing', Buffer.alloc(0), /does not begin/],
    ['text', Buffer.from('Hello\n'.repeat(100)), /does not begin/],
    ['a header without an end', Buffer.from('ply\nformat ascii 1.0\n'), /has no end/],
    ['a header of 1 MB', Buffer.from(`ply\n${'comment x\n'.repeat(100_000)}`), /has no end/],
    ['no points', ply('ascii', xyz(0)), /declares no points/],
    ['an absurd count', ply('ascii', xyz('9e99')), /declares no points/],
    ['a count beyond its end', ply('ascii', xyz(9e15), '1 2 3\n'), /ends after 1/],
    ['another format', ply('utf8', xyz(1), '1 2 3\n'), /no format/],
    ['an inherited name as type', ply('ascii', xyz(1, 'toString')), /type 'toString'/],
    [
      'a list in its points',
      ply('ascii', ['element vertex 1', 'property list uchar int x']),
      /list/,
    ],
    ['no coordinates', ply('ascii', ['element vertex 1', 'property float i']), /no x, y and z/],
    ['a cut-off body', writePly('x', sampleCloud()).subarray(0, -1), /promises 3 points.*after 2/],
    ['a line cut short', ply('ascii', xyz(2), '1 2 3\n4 5\n'), /point 2 has 2 values of 3/],
    ['no lines', ply('ascii', xyz(2), '1'.repeat(50_000)), /not a text file with lines/],
  ])('is rejected with a reason for %s', async (_what, data, reason) => {
    const error = await read(data, 1000).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Unreadable);
    expect(String(error)).toMatch(reason);
  });

  it('survives any damage to a valid file', async () => {
    const good = writePly('x', sampleCloud());
    const edits = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(edits, fc.nat(good.length), async (changes, length) => {
        const data = Buffer.from(good);
        for (const [offset, value] of changes) data[offset] = value;
        const error = await read(data.subarray(0, length), 64).catch((e: unknown) => e);
        if (error instanceof Error) expect(error).toBeInstanceOf(Unreadable);
      }),
      { numRuns: 300 },
    );
  });
});

describe('points as text', () => {
  it('are read with spaces, commas and tabs, comments and column names', async () => {
    const { points, colored } = await readRows('# scan\nx,y,z\n1,2,3\n\n4\t5 6\r\n// end\n-7;8;.5');
    expect(points.map(({ at }) => at)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [-7, 8, 0.5],
    ]);
    expect(colored).toBe(false);
  });

  it('have colors for three integers up to 255, but not for normals', async () => {
    expect((await readRows('1 2 3 255 0 10\n4 5 6 1 2 3\n')).points[0]?.rgb).toEqual([255, 0, 10]);
    expect((await readRows('1 2 3 0.5 0 -0.1\n4 5 6 1 0 0\n')).colored).toBe(false);
  });

  it('in PTS format have a count, intensities and colors', async () => {
    const { points } = await readRows(
      '2\n1 2 3 -2048 10 20 30\n4 5 6 2047 1 2 3\n1\n7 8 9 0 4 5 6\n',
    );
    expect(points.map(({ intensity }) => intensity)).toEqual([0, 65_520, 32_768]);
    expect(points[1]?.rgb).toEqual([1, 2, 3]);
  });

  it.each([
    [
      'names in another order',
      'Y,X,Z\n2,1,3\n5,4,6\n',
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ['names with units', 'Easting [m];Northing [m];Elevation [m]\n1;2;3\n', [[1, 2, 3]]],
    ['names in a comment', '# z y x\n3 2 1\n', [[1, 2, 3]]],
    ['names with digits', 'Scan 12, level 3\nX Y Z\n1 2 3\n', [[1, 2, 3]]],
    [
      'decimal commas',
      '1,5 2,5 3,25\n-4,5 5 6,5\n',
      [
        [1.5, 2.5, 3.25],
        [-4.5, 5, 6.5],
      ],
    ],
    ['decimal commas and semicolons', '1,5;2,5;3,5\n', [[1.5, 2.5, 3.5]]],
    [
      'a number before each point',
      '1 7.5 8 9\n2 7 8 9\n3 7 8 9\n',
      [
        [7.5, 8, 9],
        [7, 8, 9],
        [7, 8, 9],
      ],
    ],
  ])('are read with %s', async (_, text, expected) => {
    expect((await readRows(text)).points.map((point) => point.at)).toEqual(expected);
  });

  it('have colors of 16 bits, and colors, intensities and classes by name', async () => {
    const deep = await readRows('1 2 3 65535 32768 0\n4 5 6 256 0 512\n');
    expect(deep.points.map(({ rgb }) => rgb)).toEqual([
      [255, 128, 0],
      [1, 0, 2],
    ]);
    const named = await readRows('x,y,z,class,intensity,b,g,r\n1,2,3,6,900,30,20,10\n');
    expect(named).toMatchObject({
      colored: true,
      points: [{ rgb: [10, 20, 30], intensity: 900, classification: 6 }],
    });
  });

  it.each([
    ['a word in between', '1 2 3\n4 five 6\n', /line 2 does not have three numbers/],
    [
      'columns of another table',
      'point,dx,dy,rmse\n1,0.1,0.2,0.3\n2,0.1,0.1,0.2\n',
      /columns are not named x, y and z/,
    ],
    ['fewer points than promised', '3\n1 2 3 4 5 6 7\n', /promises 3 points, and ends after 1/],
  ])('are not read with %s', async (_what, text, reason) => {
    const error = await readRows(text).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Unreadable);
    expect(String(error)).toMatch(reason);
  });

  it('are read in the format that the uploader chose', async () => {
    const text = 'Nr;Hochwert;Rechtswert;Hoehe;Wert\n#\n7;1,5;2,5;10,5;9\n8;-4,5;5;6,25;3\n';
    const format = {
      columns: ['skip', 'y', 'x', 'z', 'intensity'] as const,
      separator: 'semicolon' as const,
      decimal: 'comma' as const,
      headerLines: 1,
    };
    const { points } = await all(
      await readText(ByteReader.of(Buffer.from(text)), {
        ...format,
        columns: [...format.columns],
      }),
    );
    expect(points.map(({ at, intensity }) => [...at, intensity])).toEqual([
      [2.5, 1.5, 10.5, 9],
      [5, -4.5, 6.25, 3],
    ]);
  });

  it.each([
    [['x', 'y', 'skip'], 'space', 'point', /x, y and z are needed/],
    [['x', 'y', 'z', 'z'], 'space', 'point', /can occur once/],
    [['x', 'y', 'z'], 'comma', 'comma', /both the decimal sign and the separator/],
  ] as const)('are not read as %j, %s, %s', async (columns, separator, decimal, reason) => {
    const format = { columns: [...columns], separator, decimal, headerLines: 0 };
    const source = readText(ByteReader.of(Buffer.from('1 2 3\n')), format);
    expect(String(await source.catch((e: unknown) => e))).toMatch(reason);
  });
});
