import jpeg from 'jpeg-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ByteReader } from '../../converter/points/bytes.ts';
import { readPly } from '../../converter/points/ply.ts';
import { generateSample } from './generate.ts';
import { renderPly, sampleScans } from './index.ts';
import type { NewSample } from './store.ts';

// One indoor and one outdoor scan; all thirty would take too long for a unit test.
const keys = ['harbor-12', 'harbor-23'];
const made = new Map<string, NewSample>();

// A busy build machine can be many times slower than an idle one.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  for (const key of keys) {
    const files = generateSample(key);
    if (files) made.set(key, files);
  }
}, 60_000);

function filesOf(key: string): NewSample {
  const files = made.get(key);
  if (!files) throw new Error(`${key} was not made`);
  return files;
}

function expectThumbnail(picture: Buffer): void {
  const { width, height } = jpeg.decode(picture, { useTArray: true });
  expect([width, height]).toEqual([640, 360]);
  expect(picture.length).toBeLessThanOrEqual(60_000);
}

/** Returns the share of pixels that clearly differ from the dark background. */
function filled(picture: Buffer): number {
  const { data, width, height } = jpeg.decode(picture, { useTArray: true });
  let bright = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 60) bright++;
  }
  return bright / (width * height);
}

describe('catalog', () => {
  it('lists 24 scans of the tower and 6 of the clinic', () => {
    const expected = [
      ...Array.from({ length: 24 }, (_, i) => `harbor-${String(i + 1).padStart(2, '0')}`),
      ...Array.from({ length: 6 }, (_, i) => `clinic-${String(i + 1).padStart(2, '0')}`),
    ];
    expect(sampleScans.map(({ key }) => key)).toEqual(expected);
    expect(new Set(sampleScans.map(({ title }) => title)).size).toBe(sampleScans.length);
  });

  it('contains only files below a megabyte, except for the whole floor', () => {
    for (const { key, points, bytes, description } of sampleScans) {
      const share = key === 'harbor-16' ? 4 : 1;
      expect(points).toBeLessThanOrEqual(share * 60_000);
      expect(bytes).toBeLessThan(share * 1_000_000);
      expect(description.length).toBeGreaterThan(20);
    }
  });
});

describe.each(keys)('sample %s', (key) => {
  it('has exactly the listed points and bytes', async () => {
    const scan = sampleScans.find((entry) => entry.key === key);
    const { ply } = filesOf(key);
    expect(ply.length).toBe(scan?.bytes);
    const { batches } = await readPly(ByteReader.of(ply));
    let points = 0;
    for await (const { count } of batches) points += count;
    expect(points).toBe(scan?.points);
  });
});

it('generates the same files every time', () => {
  const again = generateSample('harbor-23');
  expect(again?.ply.equals(filesOf('harbor-23').ply)).toBe(true);
});

it('returns null for an unknown key', () => {
  expect(generateSample('harbor-99')).toBeNull();
});

describe('uploads', () => {
  it('renders a binary file', async () => {
    const result = await renderPly(filesOf('harbor-23').ply);
    expect(result?.points).toBe(50_000);
    expectThumbnail(result?.thumbnail ?? Buffer.alloc(0));
    expect(filled(result?.thumbnail ?? Buffer.alloc(0))).toBeGreaterThan(0.2);
  });

  it('renders an ASCII file without colors', async () => {
    const rows = Array.from({ length: 400 }, (_, i) => `${i % 20} ${Math.floor(i / 20)} ${i % 7}`);
    const head = 'ply\nformat ascii 1.0\nelement vertex 400\nproperty float x\n';
    const file = `${head}property float y\nproperty float z\nend_header\n${rows.join('\n')}`;
    const result = await renderPly(Buffer.from(file));
    expect(result?.points).toBe(400);
    expectThumbnail(result?.thumbnail ?? Buffer.alloc(0));
  });

  it('renders a single point and coincident points', async () => {
    const head = 'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n';
    const file = Buffer.from(`${head}property float z\nend_header\n5 5 5\n5 5 5\n5 5 5\n`);
    expect((await renderPly(file))?.points).toBe(3);
  });

  it('returns null for garbage', async () => {
    expect(await renderPly(Buffer.from('not a ply'))).toBeNull();
    expect(await renderPly(Buffer.alloc(200_000, 0x41))).toBeNull();
  });
});
