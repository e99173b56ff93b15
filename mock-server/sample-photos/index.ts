import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jpegOf, shrunk } from '../pictures/shrink.ts';
import { createCamera } from '../sample-data/camera.ts';
import { samples } from '../sample-data/catalogue.ts';
import { type Cloud, emptyCloud } from '../sample-data/cloud.ts';
import type { ScanSetup } from '../sample-data/scene.ts';
import { type Shot, shots, sizeOf } from './shots.ts';
import { flat, panorama, takePicture } from './trace.ts';

/** Both are JPEG without any notes. */
export interface SamplePicture {
  full: Buffer;
  thumbnail: Buffer;
}

const QUALITY = 84;
const SUN = [0.25, -0.75, 0.6] as const;

const here = import.meta.dirname;
const folder = join(here, '..', '.data', 'photos');

const inMemory = new Map<string, Promise<SamplePicture>>();

/** A picture of the samples: from memory, from disk, or made now. Unknown keys reject. */
export function samplePicture(key: string): Promise<SamplePicture> {
  const known = inMemory.get(key);
  if (known) return known;
  const picture = provide(key);
  inMemory.set(key, picture);
  // A failed attempt (disk full, say) must not stick.
  picture.catch(() => inMemory.delete(key));
  return picture;
}

/** Keys of the pictures that are not on disk yet; what older versions made is removed. */
export async function missingPictures(): Promise<string[]> {
  const current = await fingerprint();
  const names: string[] = await readdir(folder).catch(() => []);
  const outdated = names.filter((name) => !name.includes(current));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
  return shots
    .map(({ key }) => key)
    .filter((key) => !names.includes(`${key}-${current}-small.jpg`));
}

async function provide(key: string): Promise<SamplePicture> {
  const shot = shots.find((entry) => entry.key === key);
  if (!shot) throw new Error(`There is no sample picture "${key}".`);
  const stem = join(folder, `${key}-${await fingerprint()}`);
  try {
    const [full, thumbnail] = await Promise.all([
      readFile(`${stem}.jpg`),
      readFile(`${stem}-small.jpg`),
    ]);
    return { full, thumbnail };
  } catch {
    const made = take(shot);
    await mkdir(folder, { recursive: true });
    await replace(`${stem}.jpg`, made.full);
    await replace(`${stem}-small.jpg`, made.thumbnail);
    return made;
  }
}

/** Renaming is atomic, so that a second process sees either no file or a whole one. */
async function replace(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

function take(shot: Shot): SamplePicture {
  const setup = setupOf(shot);
  const size = sizeOf(shot);
  const { view = setup.view } = shot;
  const camera = view.kind === 'around' ? null : createCamera(view, outline(setup));
  const eye = view.kind === 'around' ? view.eye : (camera?.eye ?? [0, 0, 0]);
  const lens = camera ? flat(camera, size.width / size.height) : panorama;
  const picture = takePicture(setup, eye, lens, size);
  return { full: jpegOf(picture, QUALITY), thumbnail: jpegOf(shrunk(picture), 80) };
}

function setupOf({ scene, sunny, sun: own, view }: Shot): ScanSetup {
  const setup = samples.find(({ key }) => key === scene)?.build();
  if (!setup) throw new Error(`There is no sample scene "${scene}".`);
  const sun = own ?? setup.sun ?? (sunny && SUN);
  // Seen from outside a scan lacks its roof, seen from inside it has one.
  const ceiling = view ? undefined : setup.ceiling;
  return { ...setup, ...(sun && { sun }), ceiling };
}

/** The corners of all surfaces, for a camera that has to have them in its frame. */
function outline({ scene }: ScanSetup): Cloud {
  const xyz = scene.patches.flatMap(({ o, u, v }) =>
    [0, 1].flatMap((s) =>
      [0, 1].flatMap((t) => [0, 1, 2].map((k) => (o[k] ?? 0) + (u[k] ?? 0) * s + (v[k] ?? 0) * t)),
    ),
  );
  const cloud = emptyCloud(xyz.length / 3);
  cloud.xyz.set(xyz);
  return cloud;
}

let known: Promise<string> | undefined;

/** Changes with the source of scenes, camera and sizes, so that an edited one never shows its old picture. */
function fingerprint(): Promise<string> {
  known ??= (async () => {
    const hash = createHash('sha256');
    for (const base of [here, join(here, '..', 'sample-data')]) {
      for (const name of (await readdir(base, { recursive: true })).sort()) {
        if (!name.endsWith('.ts') || /\.test\.ts$|make\.ts$/.test(name)) continue;
        const text = await readFile(join(base, name), 'utf8');
        // The sizes are noted when the pictures are there.
        hash.update(text.replace(/bytes: [\d_]+/g, ''));
      }
    }
    return hash.digest('hex').slice(0, 8);
  })();
  return known;
}
