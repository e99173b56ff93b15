import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { View } from '../../converter/clouds/camera.ts';
import { type Cloud, pointBatches } from '../../converter/clouds/cloud.ts';
import { writePotree } from '../../converter/potree/write.ts';

export interface SampleFiles {
  ply: Buffer;
  /** Folder with the same points as Potree 2. */
  potree: string;
}

export interface NewSample {
  title: string;
  cloud: Cloud;
  /** Position of the camera of the thumbnail. */
  view: View;
  ply: Buffer;
}

const here = import.meta.dirname;
const converter = join(here, '..', '..', 'converter');
const sources = [here, join(converter, 'clouds'), join(converter, 'potree')];
const folder = join(here, '..', '..', '.data', 'samples');

let fingerprint: Promise<string> | undefined;

/** Changes with the generator's source, so an edited scene never shows its old picture. */
function sourceFingerprint(): Promise<string> {
  fingerprint ??= (async () => {
    const hash = createHash('sha256');
    for (const source of sources) {
      for (const name of (await readdir(source, { recursive: true })).sort()) {
        if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
        hash.update(await readFile(join(source, name)));
      }
    }
    return hash.digest('hex').slice(0, 8);
  })();
  return fingerprint;
}

async function paths(key: string): Promise<Record<keyof SampleFiles, string>> {
  const stem = join(folder, `${key}-${await sourceFingerprint()}`);
  return { ply: `${stem}.ply`, potree: `${stem}.potree` };
}

/** Returns the files of an earlier run; null if they are missing or truncated. */
export async function loadSample(key: string, bytes: number): Promise<SampleFiles | null> {
  const path = await paths(key);
  try {
    const [ply] = await Promise.all([readFile(path.ply), access(path.potree)]);
    return ply.length === bytes ? { ply, potree: path.potree } : null;
  } catch {
    return null;
  }
}

export async function saveSample(key: string, sample: NewSample): Promise<SampleFiles> {
  await mkdir(folder, { recursive: true });
  const path = await paths(key);
  const { ply, title, cloud } = sample;
  await replaceFile(path.ply, ply);
  try {
    await writePotree(path.potree, pointBatches(cloud), { name: title });
  } catch (error) {
    // Another process was faster and produced the same points.
    await access(path.potree).catch(() => Promise.reject(error));
  }
  return { ply, potree: path.potree };
}

/** Renaming is atomic, so a second process sees either no file or a complete one. */
async function replaceFile(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes the files of older versions of the generator. */
export async function removeOutdated(): Promise<void> {
  const current = await sourceFingerprint();
  const names = await readdir(folder).catch(() => []);
  const outdated = names.filter(
    (name) => /\.(ply|jpg|potree|tmp)$/.test(name) && !name.includes(current),
  );
  await Promise.all(
    outdated.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}
