import type { Seed } from '../../core/seed.ts';
import type { Model, StoredFile } from '../../core/state/model.ts';
import { type SampleKey, type SamplePart, sampleModel } from '../../demo/models/samples.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Entry
  extends Pick<Model, 'title' | 'description' | 'discipline' | 'visibility' | 'createdById'> {
  projectId: string;
  sample: SampleKey;
  /** Versions, oldest first: age in hours, notes, and the sample if it differs from the last version's. */
  versions: readonly [hours: number, notes: string, sample?: SampleKey][];
}

const entry = (
  projectId: string,
  sample: SampleKey,
  title: string,
  description: string,
  discipline: Model['discipline'],
  createdById: string,
  versions: Entry['versions'],
  visibility: Model['visibility'] = 'private',
): Entry => ({
  projectId,
  sample,
  title,
  description,
  discipline,
  createdById,
  versions,
  visibility,
});

const HARBOR = 'prj_harbor';
const CLINIC = 'prj_riverside';

/** All models share a few sample files. */
const entries: Record<string, Entry> = {
  tower: entry(
    HARBOR,
    'tower',
    'Tower, architecture',
    'Levels 1 to 6 as issued for construction, with partitions, doors and windows.',
    'architectural',
    'usr_priya',
    [
      [2210, '', 'tower-v1'],
      [980, 'Corridor moved by 0.4 m, doors follow.', 'tower-v2'],
      [52, 'Windows of the east side as in submittal 11.'],
    ],
    'public',
  ),
  'tower-structure': entry(
    HARBOR,
    'tower-structure',
    'Tower, structural frame',
    'Slabs, columns and beams for setting out. Rebar is in the drawings.',
    'structural',
    'usr_lena',
    [
      [1890, '', 'tower-structure-v1'],
      [410, 'Beams of axis B deeper, after RFI 7.'],
    ],
    'public',
  ),
  'tower-services': entry(
    HARBOR,
    'tower-services',
    'Tower, pipes and ducts',
    'Mains of chilled water, sprinklers and supply air below each slab, for clash checks.',
    'mechanical',
    'usr_yuki',
    [[130, '']],
  ),
  'tower-plumbing': entry(
    HARBOR,
    'tower-services',
    'Tower, sprinkler mains',
    'As coordinated with the ducts in week 38.',
    'plumbing',
    'usr_yuki',
    [[320, '']],
  ),
  'tower-owner': entry(
    HARBOR,
    'tower',
    'Tower, for the owner',
    'Without working drawings. Shown at the monthly review.',
    'architectural',
    'usr_ana',
    [[640, '']],
    'public',
  ),
  'tower-interior': entry(
    HARBOR,
    'tower',
    'Tower, fit-out study',
    'Rooms of levels 2 and 3 as the tenant wants them.',
    'interior_design',
    'usr_priya',
    [[28, '']],
  ),
  'tower-podium': entry(
    HARBOR,
    'tower-structure',
    'Podium, formwork stages',
    'Which bays are poured when. Superseded by the schedule, kept for reference.',
    'structural',
    'usr_ana',
    [[1420, '']],
  ),
  clinic: entry(
    CLINIC,
    'clinic',
    'Clinic, architecture',
    'New rooms in the shell of the market hall, both floors.',
    'architectural',
    'usr_priya',
    [
      [890, '', 'clinic-v1'],
      [77, 'Imaging suite widened for the second scanner.'],
    ],
    'public',
  ),
  'clinic-structure': entry(
    CLINIC,
    'clinic-structure',
    'Clinic, new structure',
    'Frame within the old walls, with the openings for the scanner.',
    'structural',
    'usr_marcus',
    [[505, '']],
  ),
  'clinic-equipment': entry(
    CLINIC,
    'clinic',
    'Clinic, equipment zones',
    'Clearances around the imaging equipment.',
    'other',
    'usr_yuki',
    [[190, '']],
  ),
  oakline: entry(
    'prj_oakline',
    'clinic',
    'Oakline, as built',
    'Handed over to the owner with the operating manuals.',
    'architectural',
    'usr_ana',
    [[5200, '']],
  ),
};

interface Seeded {
  models: Record<string, Model>;
  files: Record<string, StoredFile>;
}

/** The files of a sample. All of its versions share them. */
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
  for (const [key, { sample, versions, ...fields }] of Object.entries(entries)) {
    const at = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
    const last = versions.length;
    const id = `mdl_${key}`;
    seeded.models[id] = {
      id,
      ...fields,
      format: sampleModel(sample).format,
      currentVersion: last,
      versions: versions.map(([hours, notes, own = sample], i) => {
        const { fileName, source, elementCount } = sampleModel(own);
        return {
          n: i + 1,
          fileName,
          sizeBytes: source.length,
          notes,
          processing: { state: 'ready', progress: 1, error: null },
          elementCount,
          uploadedAt: at(hours),
          uploadedById: fields.createdById,
          ...filesOf(own, seeded.files),
        };
      }),
      createdAt: at(versions[0]?.[0] ?? 0),
      updatedAt: at(versions[last - 1]?.[0] ?? 0),
      version: 1,
    };
  }
  return seeded;
}

export const seed: Seed = seedModels;
