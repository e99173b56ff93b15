import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Building, buildingOf, type ElementType, type Plan, partOf } from './building.ts';
import { convertModel } from './convert.ts';
import type { ModelFormat } from './formats.ts';
import { glbOf } from './glbFile.ts';
import { ifcOf } from './ifcText.ts';
import { pictureOf } from './picture.ts';

export type SampleKey = keyof typeof samples;

export interface SampleModel {
  format: ModelFormat;
  fileName: string;
  source: Buffer;
  elementCount: number;
}

const tower: Plan = {
  name: 'Harbor Point Tower',
  wide: 22,
  deep: 16,
  storeyHeight: 3.8,
  storeys: ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Level 6'],
  rooms: [5, 5.5, 4.5],
  facade: 'brick',
};
const clinic: Plan = {
  name: 'Riverside Community Clinic',
  wide: 34,
  deep: 18,
  storeyHeight: 4.2,
  storeys: ['Ground floor', 'Upper floor'],
  rooms: [4.2, 4.2, 6.5, 8],
  facade: 'plaster',
};
const STRUCTURE: ElementType[] = ['IFCSLAB', 'IFCCOLUMN', 'IFCBEAM'];
const SERVICES: ElementType[] = ['IFCPIPESEGMENT', 'IFCDUCTSEGMENT', 'IFCCOLUMN'];

const samples = {
  tower: { plan: tower, types: null, format: 'ifc' },
  'tower-structure': { plan: tower, types: STRUCTURE, format: 'glb' },
  'tower-services': { plan: tower, types: SERVICES, format: 'ifc' },
  clinic: { plan: clinic, types: null, format: 'ifc' },
  'clinic-structure': { plan: clinic, types: STRUCTURE, format: 'glb' },
} as const satisfies Record<
  string,
  { plan: Plan; types: ElementType[] | null; format: ModelFormat }
>;

function sampleBuilding(key: SampleKey): Building {
  const { plan, types } = samples[key];
  const whole = buildingOf(plan);
  return types ? partOf(whole, types) : whole;
}

const made = new Map<SampleKey, SampleModel>();

/** A sample as somebody would have uploaded it. Made in some milliseconds. */
export function sampleModel(key: SampleKey): SampleModel {
  const known = made.get(key);
  if (known) return known;
  const { format } = samples[key];
  const building = sampleBuilding(key);
  const sample = {
    format,
    fileName: `${key}.${format}`,
    source: format === 'ifc' ? ifcOf(building) : glbOf(building),
    elementCount: building.elements.length,
  };
  made.set(key, sample);
  return sample;
}

type Part = 'source' | 'view' | 'thumbnail';

const folder = join(import.meta.dirname, '..', '.data', 'models');
const inMemory = new Map<string, Promise<Buffer>>();

/** A file of a sample: from memory, from disk, or made now, which takes a second. */
export function modelSampleFile(key: SampleKey, part: Part): Promise<Buffer> {
  const name = `${key}.${part}`;
  const known = inMemory.get(name);
  if (known) return known;
  const file = provide(key, part);
  inMemory.set(name, file);
  // A failed attempt must not stick.
  file.catch(() => inMemory.delete(name));
  return file;
}

async function provide(key: SampleKey, part: Part): Promise<Buffer> {
  const { format, source } = sampleModel(key);
  if (part === 'source') return source;
  if (part === 'thumbnail') return pictureOf(sampleBuilding(key));
  if (format === 'glb') return source;
  // Another source has another name, so an edited building never shows its old self.
  const name = `${key}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}.frag`;
  const stored = await readFile(join(folder, name)).catch(() => null);
  if (stored && stored.length > 0) return stored;
  const { data } = await convertModel(format, source, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await keep(key, name, data);
  return data;
}

/** Renaming is atomic, so a second process sees either no file or a whole one. */
async function keep(key: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.tmp`);
  await writeFile(draft, data);
  await rename(draft, join(folder, name));
  const outdated = (await readdir(folder)).filter(
    (other) => other !== name && new RegExp(`^${key}-[0-9a-f]{12}\\.frag$`).test(other),
  );
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
}
