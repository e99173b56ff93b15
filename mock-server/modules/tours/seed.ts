import { z } from 'zod';
import {
  directionTo,
  placeOnPlan,
  type Spot,
  type Stage,
  spots,
  turned,
} from '../../converter/panoramas/spots.ts';
import type { Seed } from '../../core/seed.ts';
import type { StoredFile, Tour, TourScene } from '../../core/state/model.ts';
import { pictureFacts } from '../../demo/pictures/index.ts';
import { readDemo } from '../../demo/readDemo.ts';

const HOUR_MS = 60 * 60 * 1000;

const entry = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  description: z.string(),
  floor: z.string(),
  state: z.enum(['published', 'draft']),
  visibility: z.enum(['private', 'public']),
  hours: z.number(),
  createdById: z.string(),
  /** Age of each walk in hours, latest first. */
  walks: z.array(z.object({ stage: z.enum(['finishes', 'framing']), hours: z.number() })),
  spots: z.array(z.string()),
});

type Entry = z.infer<typeof entry>;

const entries = readDemo(import.meta.dirname, 'seed.json', z.array(entry));

interface Seeded {
  tours: Record<string, Tour>;
  files: Record<string, StoredFile>;
}

/** @param now milliseconds since the epoch; the ages of the tours are relative to it */
function seedTours(now: number): Seeded {
  const files: Record<string, StoredFile> = {};
  const tours = entries.map((entry) => tourOf(entry, now, files));
  return { tours: Object.fromEntries(tours.map((tour) => [tour.id, tour])), files };
}

function tourOf(entry: Entry, now: number, files: Seeded['files']): Tour {
  const { hours, walks, spots: keys, floor, ...fields } = entry;
  const ownSpots = spots.filter(({ key }) => keys.includes(key));
  const scenes = walks.flatMap(({ stage, hours: taken }, walk) =>
    ownSpots.map((spot): TourScene => {
      const id = (other: Spot) => sceneId(entry, other, walk);
      return {
        id: id(spot),
        title: spot.title,
        floor,
        spotId: `spt_${entry.id.slice('tour_'.length)}_${spot.key}`,
        takenAt: timeOf(now, taken),
        ...sizeOf(`${stage}-${spot.key}`),
        northYaw: turned(-spot.heading),
        plan: placeOnPlan(spot),
        // A draft has no links between scenes yet.
        links: ownSpots
          .filter(({ key }) => entry.state === 'published' && spot.next.includes(key))
          .map((other) => ({ toSceneId: id(other), ...directionTo(spot, other) })),
        hotspots: notes(spot, stage),
        panoramaFileId: viewFile(files, `${stage}-${spot.key}`),
        thumbnailFileId: viewFile(files, `${stage}-${spot.key}-view`),
      };
    }),
  );
  return {
    ...fields,
    createdAt: timeOf(now, hours),
    updatedAt: timeOf(now, hours),
    version: 1,
    plan: { fileId: viewFile(files, 'plan'), ...sizeOf('plan') },
    startSceneId: scenes[0]?.id ?? null,
    scenes,
  };
}

function sizeOf(key: string): { width: number; height: number } {
  const { width, height } = pictureFacts(`tours/${key}`);
  return { width, height };
}

const timeOf = (now: number, hours: number) => new Date(now - hours * HOUR_MS).toISOString();

const sceneId = ({ id }: Entry, { key }: Spot, walk: number) =>
  `tsc_${id.slice('tour_'.length)}_${key}${walk === 0 ? '' : `_${walk}`}`;

const notes = ({ key }: Spot, stage: Stage): TourScene['hotspots'] =>
  key === 'corridor-east'
    ? [
        stage === 'framing'
          ? { yaw: 35, pitch: -10, label: 'Scissor lift', description: 'Charging here overnight.' }
          : { yaw: -30, pitch: 6, label: 'Fire rating', description: 'Wall W-12, 2 hours.' },
      ]
    : [];

function viewFile(files: Seeded['files'], key: string): string {
  const id = `fil_view_${key}`;
  files[id] = {
    id,
    fileName: `${key}.jpg`,
    contentType: 'image/jpeg',
    source: { kind: 'view', key },
  };
  return id;
}

export const seed: Seed = seedTours;
