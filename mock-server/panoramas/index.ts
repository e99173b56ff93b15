import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Spot, spot, stages } from './spots.ts';
import type { Stage } from './storey.ts';

/** Tests have no use for many pixels, each of which takes a while. */
const width = Number(process.env.MOCK_PANORAMA_WIDTH ?? 4096);
/** Pixels, of the panoramas and of the plan. */
export const PANORAMA = { width, height: width / 2 };
export const PLAN = { width: 1600, height: 914 };

/** What the worker is asked to draw. */
export type Drawing =
  | { kind: 'plan' }
  | { kind: 'panorama' | 'view'; stage: Stage; spot: Spot }
  | { kind: 'thumbnail'; path: string };

const folder = join(import.meta.dirname, '..', '.data', 'panoramas');
const inMemory = new Map<string, Promise<Buffer>>();

/** The pictures of the sample tours: `plan`, or the stage and the spot, with `-view` for the small one. */
export function sampleView(key: string): Promise<Buffer> {
  const known = inMemory.get(key);
  if (known) return known;
  const made = provide(key);
  inMemory.set(key, made);
  // A failed attempt (disk full, say) must not stick.
  made.catch(() => inMemory.delete(key));
  return made;
}

/** The view ahead in somebody's panorama, 16:9, as a JPEG. Rejects when it cannot be read to its end. */
export const panoramaThumbnail = (path: string): Promise<Buffer> =>
  draw({ kind: 'thumbnail', path });

async function provide(key: string): Promise<Buffer> {
  const path = join(folder, `${key}-${PANORAMA.width}-${await sourceFingerprint()}.jpg`);
  try {
    return await readFile(path);
  } catch {
    const drawn = await draw(drawingOf(key));
    await mkdir(folder, { recursive: true });
    // Renaming is atomic: a second process sees either no file or a whole one.
    const draft = `${path}.${randomUUID()}.tmp`;
    await writeFile(draft, drawn);
    await rename(draft, path);
    return drawn;
  }
}

function drawingOf(key: string): Drawing {
  if (key === 'plan') return { kind: 'plan' };
  const stage = stages.find((each) => key.startsWith(`${each}-`));
  const isView = key.endsWith('-view');
  const at = stage && spot(key.slice(stage.length + 1, isView ? -'-view'.length : undefined));
  if (!stage || !at) throw new Error(`There is no sample view "${key}".`);
  return { kind: isView ? 'view' : 'panorama', stage, spot: at };
}

/** Two million rays take seconds, in which the mock has to answer other calls. */
function draw(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: drawing });
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    // Out of memory, say.
    worker.once('exit', () => reject(new Error('The picture was not drawn.')));
  });
}

let fingerprint: Promise<string> | undefined;

/** Changes with the source, so that an edited storey never shows its old pictures. */
function sourceFingerprint(): Promise<string> {
  fingerprint ??= (async () => {
    const hash = createHash('sha256');
    const names = (await readdir(import.meta.dirname)).sort();
    for (const name of names.filter((each) => !each.endsWith('.test.ts'))) {
      hash.update(await readFile(join(import.meta.dirname, name)));
    }
    return hash.digest('hex').slice(0, 8);
  })();
  return fingerprint;
}
