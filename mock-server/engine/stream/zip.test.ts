import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { Zip, type ZipEntry } from './zip.ts';

const MIB = 1024 ** 2;
const lastModified = new Date('2026-11-21T12:00:00Z');

const entry = (name: string, text: string): ZipEntry => ({
  name,
  size: text.length,
  lastModified,
  open: async () => new TextEncoder().encode(text),
});

it('contains each file unchanged and has the announced length', async () => {
  const zip = new Zip([entry('a.ply', 'one'), entry('Größe.laz', 'three')]);
  const bytes = await zip.buffer();
  expect(bytes.length).toBe(zip.length);
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  expect(files.map(([name, data]) => [name, Buffer.from(data).toString()])).toEqual([
    ['a.ply', 'one'],
    ['Größe.laz', 'three'],
  ]);
});

it('reads a file only as fast as it is consumed, so that little of it is in memory', async () => {
  let [read, taken, ahead] = [0, 0, 0];
  const chunk = new Uint8Array(MIB);
  async function* chunks() {
    for (let n = 0; n < 64; n++) {
      read += MIB;
      ahead = Math.max(ahead, read - taken);
      yield chunk;
    }
  }
  const large = { name: 'large.ply', size: 64 * MIB, lastModified, open: async () => chunks() };
  const zip = new Zip([large]);
  const stream = zip.stream();
  expect(read).toBe(0);
  for await (const part of stream) {
    // A slow consumer.
    await new Promise((resolve) => setImmediate(resolve));
    taken += part.length;
  }
  expect(taken).toBe(zip.length);
  expect(ahead).toBeLessThan(8 * MIB);
});
