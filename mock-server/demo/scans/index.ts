import { Sample } from '../../converter/clouds/sample.ts';
import { renderThumbnail } from '../../converter/clouds/thumbnail.ts';
import { presentUpload } from '../../converter/clouds/upload.ts';
import { ByteReader } from '../../converter/points/bytes.ts';
import { readPly } from '../../converter/points/ply.ts';
import { processPool } from '../../converter/workers/pool.ts';
import { samples } from './catalog.ts';
import { plyBytes } from './ply-write.ts';
import { loadSample, type SampleFiles } from './store.ts';

export type { SampleFiles } from './store.ts';

export interface SampleScan {
  key: string;
  title: string;
  description: string;
  /** Number of points and size of the PLY file, exact without generating the cloud. */
  points: number;
  bytes: number;
}

export const sampleScans: readonly SampleScan[] = samples.map(
  ({ key, title, description, points }) => ({
    key,
    title,
    description,
    points,
    bytes: plyBytes(title, points),
  }),
);

const inMemory = new Map<string, Promise<SampleFiles>>();

/**
 * Returns the files of a sample scan: from memory, from disk, or newly generated. Rejects for
 * unknown keys.
 */
export function sampleFiles(key: string): Promise<SampleFiles> {
  const known = inMemory.get(key);
  if (known) return known;
  const files = provide(key);
  inMemory.set(key, files);
  // A failed attempt, such as a full disk, must not be cached.
  files.catch(() => inMemory.delete(key));
  return files;
}

async function provide(key: string): Promise<SampleFiles> {
  const scan = sampleScans.find((entry) => entry.key === key);
  if (!scan) throw new Error(`There is no sample scan "${key}".`);
  const stored = await loadSample(key, scan.bytes);
  if (stored) return stored;
  await make(key);
  const made = await loadSample(key, scan.bytes);
  if (!made) throw new Error(`The sample scan "${key}" could not be made.`);
  return made;
}

/**
 * Generates a sample in a process of its own, because it takes about 0.6 s of processor time. One at a time, so that the
 * mock has a core left for its answers.
 */
const make = processPool<string, void>(new URL('./worker.ts', import.meta.url), {
  converts: 'sample scans',
  most: 1,
});

/** Returns the thumbnail and point count of an uploaded PLY file, or null if it cannot be read. */
export async function renderPly(
  ply: Buffer,
): Promise<{ thumbnail: Buffer; points: number } | null> {
  try {
    const { colored, batches } = await readPly(ByteReader.of(ply));
    const sample = new Sample();
    let points = 0;
    for await (const { count } of sample.watch(batches)) points += count;
    const { cloud, view } = presentUpload({ cloud: sample.cloud, colored });
    return { thumbnail: renderThumbnail(cloud, view), points };
  } catch {
    return null;
  }
}
