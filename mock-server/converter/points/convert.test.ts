import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { somePoints, writeLas } from '../../../tests/support/host/las.ts';
import { convertInWorker } from './convert.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-convert-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cloudOf = (points: number) =>
  writeLas({ points: somePoints(points), format: 3, minor: 2, scale: [0.1, 0.1, 0.1] });

describe('a conversion', () => {
  it.each(['early', 'late'])('leaves no files when it is stopped %s', async (when) => {
    const source = join(folder, 'tower.las');
    writeFileSync(source, cloudOf(400_000));
    const target = join(folder, 'cloud');
    const abort = new AbortController();
    const stopAt = when === 'early' ? 0.05 : 0.8;
    const running = convertInWorker(
      { source, format: 'las', target, upAxis: 'z', name: 'Tower' },
      {
        signal: abort.signal,
        onProgress: (progress) => {
          if (progress >= stopAt) abort.abort();
        },
      },
    );
    await expect(running).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual(['tower.las']);
  });

  it('leaves only its result when it is done', async () => {
    const target = join(folder, 'cloud');
    const progress: number[] = [];
    const outcome = await convertInWorker(
      { source: cloudOf(200_000), format: 'las', target, upAxis: 'z', name: 'Tower' },
      { signal: new AbortController().signal, onProgress: (share) => progress.push(share) },
    );
    expect(outcome).toMatchObject({ done: { pointCount: 200_000 } });
    expect(readdirSync(folder)).toEqual(['cloud']);
    expect(readdirSync(target).toSorted()).toEqual([
      'hierarchy.bin',
      'metadata.json',
      'octree.bin',
    ]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('leaves no files when the source is broken', async () => {
    const target = join(folder, 'cloud');
    const source = cloudOf(50_000).subarray(0, -1);
    const watch = { signal: new AbortController().signal, onProgress: () => {} };
    const outcome = await convertInWorker(
      { source, format: 'las', target, upAxis: 'z', name: 'Tower' },
      watch,
    );
    expect(outcome).toMatchObject({ failed: { code: 'broken_file' } });
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
