import { z } from 'zod';
import { DISCIPLINES } from '../../core/lists/disciplines.ts';
import type { Seed } from '../../core/seed.ts';
import type { Model, StoredFile } from '../../core/state/model.ts';
import {
  isSample,
  type SampleKey,
  type SamplePart,
  sampleModel,
} from '../../demo/models/samples.ts';
import { readDemo } from '../../demo/readDemo.ts';

const HOUR_MS = 60 * 60 * 1000;

const sampleKey = z.custom<SampleKey>((key) => isSample(String(key)));

/** All models share a few sample files. */
const entry = z.object({
  key: z.string(),
  projectId: z.string(),
  sample: sampleKey,
  title: z.string(),
  description: z.string(),
  discipline: z.enum(DISCIPLINES),
  visibility: z.enum(['private', 'public']).default('private'),
  createdById: z.string(),
  /** Oldest first: age in hours, notes, and the sample if it differs from the last version's. */
  versions: z.array(
    z.object({ hours: z.number(), notes: z.string(), sample: sampleKey.optional() }),
  ),
});

const entries = readDemo(import.meta.dirname, 'seed.json', z.array(entry));

interface Seeded {
  models: Record<string, Model>;
  files: Record<string, StoredFile>;
}

/** Returns the files of a sample. All of its versions share them. */
function filesOf(sample: SampleKey, files: Seeded['files']) {
  const { fileName } = sampleModel(sample);
  const fileOf = (part: SamplePart, name: string, contentType: string) => {
    const id = `fil_model_${sample}_${part}`;
    files[id] = { id, fileName: name, contentType, source: { kind: 'model', key: sample, part } };
    return id;
  };
  const binary = 'application/octet-stream';
  return {
    sourceFileId: fileOf('source', fileName, binary),
    viewFileId: fileOf('view', fileName, binary),
    indexFileId: fileOf('index', `${sample}.json`, 'application/json'),
    thumbnailFileId: fileOf('thumbnail', `${sample}.jpg`, 'image/jpeg'),
  };
}

/** @param now milliseconds since the epoch; the ages of the models are relative to it */
function seedModels(now: number): Seeded {
  const seeded: Seeded = { models: {}, files: {} };
  for (const { key, sample, versions, ...fields } of entries) {
    const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
    const last = versions.length;
    const id = `mdl_${key}`;
    seeded.models[id] = {
      id,
      ...fields,
      format: sampleModel(sample).format,
      currentVersion: last,
      versions: versions.map(({ hours, notes, sample: versionSample = sample }, i) => {
        const { fileName, source, elementCount } = sampleModel(versionSample);
        return {
          n: i + 1,
          fileName,
          sizeBytes: source.length,
          notes,
          processing: { state: 'ready', progress: 1, error: null },
          elementCount,
          uploadedAt: hoursAgo(hours),
          uploadedById: fields.createdById,
          ...filesOf(versionSample, seeded.files),
        };
      }),
      createdAt: hoursAgo(versions[0]?.hours ?? 0),
      updatedAt: hoursAgo(versions[last - 1]?.hours ?? 0),
      version: 1,
    };
  }
  return seeded;
}

export const seed: Seed = seedModels;
