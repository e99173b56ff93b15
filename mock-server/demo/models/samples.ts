import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertModel } from '../../converter/models/convert.ts';
import { indexOf } from '../../converter/models/elementIndex.ts';
import type { ModelFormat } from '../../converter/models/formats.ts';
import { boxOf } from '../../converter/models/parts.ts';
import { pictureOf } from '../../converter/models/picture.ts';
import { type Building, colors, type ElementType, partOf } from './building.ts';
import { beforeCorridorMoved, beforeDeeperBeams, beforeNewWindows } from './earlier.ts';
import { glbOf } from './glbFile.ts';
import { ifcOf } from './ifcText.ts';
import { meshOf } from './mesh.ts';
import { buildingOf, type Plan } from './plan.ts';

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

interface Sample {
  plan: Plan;
  types?: ElementType[];
  format: ModelFormat;
  /**
   * Name of the file, if it differs from the sample's: all versions of a model have the same name.
   */
  fileName?: string;
  /** Changes that lead back to an earlier version, applied from last to first. */
  earlier?: ((building: Building) => Building)[];
}

const samples = {
  tower: { plan: tower, format: 'ifc' },
  'tower-v2': { plan: tower, format: 'ifc', fileName: 'tower.ifc', earlier: [beforeNewWindows] },
  'tower-v1': {
    plan: tower,
    format: 'ifc',
    fileName: 'tower.ifc',
    earlier: [beforeNewWindows, beforeCorridorMoved],
  },
  'tower-structure': { plan: tower, types: STRUCTURE, format: 'glb' },
  'tower-structure-v1': {
    plan: tower,
    types: STRUCTURE,
    format: 'glb',
    fileName: 'tower-structure.glb',
    earlier: [beforeDeeperBeams],
  },
  'tower-services': { plan: tower, types: SERVICES, format: 'ifc' },
  clinic: { plan: clinic, format: 'ifc' },
  'clinic-v1': {
    plan: { ...clinic, rooms: [4.2, 4.2, 5.5, 9] },
    format: 'ifc',
    fileName: 'clinic.ifc',
  },
  'clinic-structure': { plan: clinic, types: STRUCTURE, format: 'glb' },
} satisfies Record<string, Sample>;

function sampleBuilding(key: SampleKey): Building {
  const { plan, types, earlier = [] }: Sample = samples[key];
  const whole = earlier.reduce((building, change) => change(building), buildingOf(plan));
  return types ? partOf(whole, types) : whole;
}

const made = new Map<SampleKey, SampleModel>();

/** Returns a sample as an uploaded file. Takes a few milliseconds. */
export function sampleModel(key: SampleKey): SampleModel {
  const known = made.get(key);
  if (known) return known;
  const { format, fileName = `${key}.${format}` }: Sample = samples[key];
  const building = sampleBuilding(key);
  const sample = {
    format,
    fileName,
    source: format === 'ifc' ? ifcOf(building) : glbOf(building),
    elementCount: building.elements.length,
  };
  made.set(key, sample);
  return sample;
}

export const isSample = (key: string): key is SampleKey => Object.hasOwn(samples, key);

export type SamplePart = 'source' | 'view' | 'index' | 'thumbnail';

const folder = join(import.meta.dirname, '..', '..', '.data', 'models');
const inMemory = new Map<string, Promise<Buffer>>();

/**
 * Returns a file of a sample: from memory, from disk, or newly converted, which takes a second.
 * @throws if there is no such sample
 */
export function modelSampleFile(key: string, part: SamplePart): Promise<Buffer> {
  if (!isSample(key)) throw new Error(`There is no sample model ${key}.`);
  const name = `${key}.${part}`;
  const known = inMemory.get(name);
  if (known) return known;
  const file = provide(key, part);
  inMemory.set(name, file);
  // A failed attempt must not be cached.
  file.catch(() => inMemory.delete(name));
  return file;
}

async function provide(key: SampleKey, part: SamplePart): Promise<Buffer> {
  const { format, source } = sampleModel(key);
  if (part === 'source') return source;
  if (part === 'thumbnail') return pictureOfBuilding(sampleBuilding(key));
  if (part === 'index') return sampleIndex(key, format);
  if (format === 'glb') return source;
  // The name contains a hash of the source, so an edited building never shows its old version.
  const name = `${key}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}.frag`;
  const stored = await readFile(join(folder, name)).catch(() => null);
  if (stored && stored.length > 0) return stored;
  const { data } = await convertModel(format, source, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const view = data ?? source;
  await keep(key, name, view);
  return view;
}

/** Read from the viewer's file, as for an upload. */
async function sampleIndex(key: SampleKey, format: ModelFormat): Promise<Buffer> {
  // Loaded lazily: reading fragments requires the converter library, which most answers do not
  // need.
  const { readParts } = await import('../../converter/models/describe.ts');
  const view = await modelSampleFile(key, 'view');
  const elements = await readParts(format, new Uint8Array(view), indexOf);
  return Buffer.from(JSON.stringify(elements));
}

/** A sample has its picture before its file has been converted, which takes a second. */
function pictureOfBuilding({ elements }: Building): Buffer {
  const surfaces = elements.map((element) => {
    const { positions, indices } = meshOf(element);
    const [r, g, b, clear] = colors[element.color];
    return { positions, indices, color: [r, g, b] as const, opacity: 1 - clear };
  });
  const boxes = surfaces.map(({ positions }) => boxOf(positions));
  return pictureOf(
    surfaces.map((surface) => ({ surfaces: () => [surface] })),
    boxes,
  );
}

/** Renaming is atomic, so a second process sees either no file or a complete one. */
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
