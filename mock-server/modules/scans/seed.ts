import type { Seed } from '../../core/seed.ts';
import type { Scan, StoredFile } from '../../core/state/model.ts';
import { sampleScans } from '../../demo/scans/index.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Age in hours, creator, and visibility if public. */
type Entry = [hours: number, createdById: string, visibility?: 'public'];

/** One entry for each sample scene; the first 24 belong to the tower. */
const harbor: Entry[] = [
  [4, 'usr_marcus'],
  [29, 'usr_marcus', 'public'],
  [52, 'usr_ana'],
  [76, 'usr_kofi'],
  [149, 'usr_marcus', 'public'],
  [221, 'usr_kofi'],
  [269, 'usr_marcus'],
  [317, 'usr_ana', 'public'],
  [365, 'usr_marcus'],
  [437, 'usr_tom', 'public'],
  [533, 'usr_kofi'],
  [605, 'usr_marcus'],
  [677, 'usr_marcus', 'public'],
  [773, 'usr_ana'],
  [869, 'usr_kofi'],
  [965, 'usr_marcus', 'public'],
  [1085, 'usr_marcus'],
  [1205, 'usr_kofi'],
  [1349, 'usr_tom', 'public'],
  [1493, 'usr_marcus'],
  [1637, 'usr_marcus', 'public'],
  [1829, 'usr_ana'],
  [2021, 'usr_kofi'],
  [2237, 'usr_marcus', 'public'],
];

const riverside: Entry[] = [
  [19, 'usr_ana'],
  [43, 'usr_marcus', 'public'],
  [187, 'usr_ana'],
  [331, 'usr_tom'],
  [547, 'usr_marcus', 'public'],
  [811, 'usr_ana'],
];

interface Seeded {
  scans: Record<string, Scan>;
  files: Record<string, StoredFile>;
}

/** @param now milliseconds since the epoch; the ages of the scans are relative to it */
function seedScans(now: number): Seeded {
  const seeded: Seeded = { scans: {}, files: {} };
  const split = harbor.length;
  addScans(seeded, now, 'prj_harbor', harbor, sampleScans.slice(0, split));
  addScans(seeded, now, 'prj_riverside', riverside, sampleScans.slice(split));
  addCover(seeded, 'fil_cover_harbor', sampleScans[0]?.key);
  addCover(seeded, 'fil_cover_riverside', sampleScans[split]?.key);
  return seeded;
}

function addScans(
  { scans, files }: Seeded,
  now: number,
  projectId: string,
  entries: Entry[],
  samples: typeof sampleScans,
): void {
  samples.forEach(({ key, title, description, points, bytes }, i) => {
    const [hours, createdById, visibility = 'private'] = entries[i] ?? [];
    if (hours === undefined || createdById === undefined) return;
    const createdAt = new Date(now - hours * HOUR_MS).toISOString();
    const scan: Scan = {
      id: `scn_${key}`,
      projectId,
      title,
      description,
      visibility,
      fileId: `fil_${key}`,
      fileName: `${key}.ply`,
      sizeBytes: bytes,
      thumbnailFileId: `fil_${key}_thumbnail`,
      pointCount: points,
      bounds: null,
      upAxis: 'z',
      processing: { state: 'ready', progress: 1, error: null },
      cloudFolderId: null,
      createdAt,
      updatedAt: createdAt,
      version: 1,
      createdById,
    };
    scans[scan.id] = scan;
    files[scan.fileId] = {
      id: scan.fileId,
      fileName: scan.fileName,
      contentType: 'application/octet-stream',
      source: { kind: 'sample', key, part: 'ply' },
    };
    addThumbnail(files, `fil_${key}_thumbnail`, key);
  });
}

function addCover({ files }: Seeded, id: string, key: string | undefined): void {
  if (key !== undefined) addThumbnail(files, id, key);
}

function addThumbnail(files: Record<string, StoredFile>, id: string, key: string): void {
  files[id] = {
    id,
    fileName: `${key}.jpg`,
    contentType: 'image/jpeg',
    source: { kind: 'sample', key, part: 'thumbnail' },
  };
}

export const seed: Seed = seedScans;
