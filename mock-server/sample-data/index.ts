import { samples } from './catalogue.ts';
import { generateSample } from './generate.ts';
import { readPly } from './ply-read.ts';
import { plyBytes } from './ply-write.ts';
import { loadSample, type SampleFiles, saveSample } from './store.ts';
import { renderThumbnail } from './thumbnail.ts';
import { presentUpload } from './upload.ts';

export type { SampleFiles } from './store.ts';

export interface SampleScan {
  key: string;
  title: string;
  description: string;
  /** Number of points and size of the PLY file, exact without making the cloud. */
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

/** The files of one sample scan: from memory, from disk, or made now. Unknown keys reject. */
export function sampleFiles(key: string): Promise<SampleFiles> {
  const known = inMemory.get(key);
  if (known) return known;
  const files = provide(key);
  inMemory.set(key, files);
  // A failed attempt (disk full, say) must not stick.
  files.catch(() => inMemory.delete(key));
  return files;
}

async function provide(key: string): Promise<SampleFiles> {
  const scan = sampleScans.find((entry) => entry.key === key);
  const stored = scan ? await loadSample(key, scan.bytes) : null;
  if (stored) return stored;
  const made = generateSample(key);
  if (!made) throw new Error(`There is no sample scan "${key}".`);
  return saveSample(key, made);
}

/** Thumbnail and point count of an uploaded PLY file, or null when it cannot be read. */
export async function renderPly(
  ply: Buffer,
): Promise<{ thumbnail: Buffer; points: number } | null> {
  const content = readPly(ply);
  if (!content) return null;
  try {
    const { cloud, view } = presentUpload(content);
    return { thumbnail: renderThumbnail(cloud, view), points: content.points };
  } catch {
    return null;
  }
}
