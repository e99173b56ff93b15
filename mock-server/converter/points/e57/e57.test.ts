import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  e57Of,
  sealed,
  type TestField,
  type TestScan,
} from '../../../../tests/support/host/e57.ts';
import { PointFile } from '../file.ts';
import { readE57 } from './e57.ts';

interface Read {
  colored: boolean;
  places: number[][];
  colors: number[][];
  intensities: number[];
}

async function read(data: Uint8Array): Promise<Read> {
  const { colored, batches } = await readE57(PointFile.of(data));
  const found: Read = { colored, places: [], colors: [], intensities: [] };
  for await (const { count, x, y, z, rgb, intensity } of batches) {
    for (let i = 0; i < count; i += 1) {
      found.places.push([x[i], y[i], z[i]].map((value) => Math.round((value ?? 0) * 1e6) / 1e6));
      found.colors.push([...rgb.subarray(i * 3, i * 3 + 3)]);
      found.intensities.push(intensity[i] ?? 0);
    }
  }
  return found;
}

const float = (name: string, ...values: number[]): TestField => ({ name, type: 'Float', values });
const cartesian = (x: number[], y: number[], z: number[]): TestField[] => [
  float('cartesianX', ...x),
  float('cartesianY', ...y),
  float('cartesianZ', ...z),
];

it('reads the colored cube that LAStools wrote', async () => {
  // 3rdParty/las2e57/ColourRepresentation.e57 of github.com/asmaloney/libE57Format-test-data (CC0 1.0).
  const data = await readFile(join(import.meta.dirname, 'colored-cube.e57'));
  expect(createHash('sha256').update(data).digest('hex')).toBe(
    'cffe21f05e254994fea0d1444b574d160746d0743e515c3837b3721a4d97a5e6',
  );
  const { colored, places, colors } = await read(data);
  expect(colored).toBe(true);
  expect(places).toHaveLength(153);
  for (const axis of [0, 1, 2]) {
    const values = places.map((place) => place[axis] ?? 0);
    expect([Math.min(...values), Math.max(...values)]).toEqual([-0.5, 0.5]);
  }
  expect([...new Set(colors.map(String))].sort()).toEqual(['0,0,254', '0,254,0', '254,0,0']);
});

it('reads integers of any number of bits, however the packets cut them', async () => {
  const scans = fc
    .record({ bits: fc.integer({ min: 1, max: 40 }), bytes: fc.integer({ min: 1, max: 90 }) })
    .chain(({ bits, bytes }) =>
      fc.record({
        bytes: fc.constant(bytes),
        maximum: fc.constant(2 ** bits - 1),
        values: fc.array(fc.nat({ max: Math.min(2 ** bits - 1, 2 ** 31 - 1) }), {
          minLength: 1,
          maxLength: 60,
        }),
      }),
    );
  await fc.assert(
    fc.asyncProperty(scans, async ({ bytes, maximum, values }) => {
      const x: TestField = {
        ...{ name: 'cartesianX', type: 'ScaledInteger', minimum: 0, maximum, scale: 0.5, values },
      };
      const zero = values.map(() => 0);
      const fields = [x, float('cartesianY', ...zero), float('cartesianZ', ...values)];
      const { places } = await read(e57Of([{ fields }], bytes));
      expect(places).toEqual(values.map((value) => [value / 2, 0, value]));
    }),
    { numRuns: 60 },
  );
});

it('puts each scan in the place from which it was made', async () => {
  const half = Math.SQRT1_2;
  const turned: TestScan = {
    fields: cartesian([1], [0], [2]),
    more: `<pose type="Structure"><rotation type="Structure"><w type="Float">${half}</w><x type="Float"/><y type="Float"/><z type="Float">${half}</z></rotation><translation type="Structure"><x type="Float">10</x><y type="Float">20</y><z type="Float"/></translation></pose>`,
  };
  const plain: TestScan = { fields: cartesian([5], [6], [7]) };
  const { places, colored } = await read(e57Of([turned, plain]));
  expect(places).toEqual([
    [10, 21, 2],
    [5, 6, 7],
  ]);
  expect(colored).toBe(false);
});

it('reads directions and distances, and leaves out where nothing was seen', async () => {
  const fields: TestField[] = [
    float('sphericalRange', 2, 3, 9),
    float('sphericalAzimuth', 0, Math.PI / 2, 0),
    float('sphericalElevation', 0, 0, 0),
    {
      ...{ name: 'sphericalInvalidState', type: 'Integer', minimum: 0, maximum: 2 },
      values: [0, 0, 2],
    },
  ];
  expect((await read(e57Of([{ fields }]))).places).toEqual([
    [2, 0, 0],
    [0, 3, 0],
  ]);
});

it('stretches colors and intensities to what the file says of them', async () => {
  const color = (name: string, maximum: number, ...values: number[]): TestField => ({
    ...{ name, type: 'Integer', minimum: 0, maximum, values },
  });
  const fields = [
    ...cartesian([0, 1], [0, 1], [0, 1]),
    color('colorRed', 65_535, 65_535, 0),
    color('colorGreen', 255, 128, 255),
    color('colorBlue', 0, 0, 0),
    float('intensity', 0.25, 0.75),
  ];
  const more =
    '<intensityLimits type="Structure"><intensityMinimum type="Float">0.25</intensityMinimum><intensityMaximum type="Float">0.75</intensityMaximum></intensityLimits>';
  const { colors, intensities } = await read(e57Of([{ fields, more }]));
  expect(colors).toEqual([
    [255, 128, 0],
    [0, 255, 0],
  ]);
  expect(intensities).toEqual([0, 65_535]);
});

describe('a file that cannot be read', () => {
  const whole = e57Of([{ fields: cartesian([1, 2], [1, 2], [1, 2]) }]);
  const altered = (from: string, to: string) => {
    const data = Buffer.from(whole);
    data.write(to, data.indexOf(from));
    return sealed(data);
  };
  const flipped = Buffer.from(whole);
  flipped[100] = (flipped[100] ?? 0) ^ 1;
  const constants = ['cartesianX', 'cartesianY', 'cartesianZ'].map(
    (name): TestField => ({ name, type: 'Integer', minimum: 3, maximum: 3, values: [3, 3] }),
  );
  it.each([
    ['is cut off', whole.subarray(0, 300), /cut off/],
    ['has another byte than when it was written', flipped, /a checksum in it is wrong/],
    ['ends in its header', whole.subarray(0, 40), /within its header/],
    ['promises more points', altered('recordCount="2"', 'recordCount="9"'), /promises 9 points/],
    [
      'has fields of another type',
      altered('type="Float"', 'type="Blobs'),
      /cannot be read|of the type/,
    ],
    ['has points without a place', altered('cartesianX', 'otherthing'), /no place/],
    ['has no points', e57Of([]), /no points/],
    ['promises points without values', e57Of([{ fields: constants }]), /damaged/],
    [
      'is only a signature',
      Buffer.concat([Buffer.from('ASTM-E57'), Buffer.alloc(9000)]),
      /damaged/,
    ],
  ])('is refused with a reason: one that %s', async (_, data, reason) => {
    await expect(read(data)).rejects.toThrow(reason);
  });

  it('never loops or fails otherwise, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (offset, byte) => {
        const data = Buffer.from(whole);
        data[offset] = byte;
        await read(sealed(data)).catch((error: Error) => expect(error.name).toBe('Error'));
      }),
      {
        numRuns: 300,
        // A packet without room for its head.
        examples: [
          [82, 0],
          [82, 1],
        ],
      },
    );
  });
});

describe('a hostile file', () => {
  const fields = cartesian([1, 2], [3, 4], [5, 6]);
  const open = (scans: readonly TestScan[]) => readE57(PointFile.of(e57Of(scans)));

  it('is refused before its points are read if it has no room for them', async () => {
    await expect(open([{ fields, count: 1e15 }])).rejects.toThrow('ends before the points');
    await expect(open([{ fields, count: -1 }])).rejects.toThrow('damaged');
    // Each scan alone would fit, if it had the whole file.
    const count = 40;
    await expect(open([{ fields, count }])).resolves.toBeTruthy();
    await expect(open(Array(9).fill({ fields, count }))).rejects.toThrow('ends before the points');
  });

  it('is refused if its points take no bytes', async () => {
    const none = ['X', 'Y', 'Z'].map(
      (axis): TestField => ({
        ...{ name: `cartesian${axis}`, type: 'Integer' },
        ...{ minimum: 1, maximum: 1, values: [1] },
      }),
    );
    await expect(open([{ fields: none, count: 1e9 }])).rejects.toThrow('damaged');
  });

  it('is refused if one of its streams runs far ahead of the others', async () => {
    const values = Array.from({ length: 600_000 }, (_, i) => i);
    const [x, ...others] = cartesian([1], [1], [1]);
    const ahead = { ...(x as TestField), values };
    const data = e57Of([{ fields: [ahead, ...others], count: 10 }], 20_000);
    await expect(read(data)).rejects.toThrow('Its points are damaged.');
  });

  it('is refused if a packet is shorter than its head', async () => {
    const data = e57Of([{ fields }]);
    // The length of the first packet, after the header and the head of the section.
    data.writeUInt16LE(3, 48 + 32 + 2);
    await expect(read(sealed(data))).rejects.toThrow('Its points are damaged.');
  });

  it('may have limits that are no integers', async () => {
    const odd = fields.map(
      (field): TestField => ({ ...field, type: 'Integer', minimum: 0, maximum: 7.5 }),
    );
    await expect(open([{ fields: odd, count: 1e15 }])).rejects.toThrow('ends before the points');
  });
});
