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

const HOUR_MS = 60 * 60 * 1000;

interface Entry {
  id: string;
  projectId: string;
  title: string;
  description: string;
  floor: string;
  state: Tour['state'];
  visibility: Tour['visibility'];
  hours: number;
  createdById: string;
  /** Age of each walk in hours, latest first. */
  walks: readonly [stage: Stage, hours: number][];
  spots: readonly string[];
}

const ALL = spots.map(({ key }) => key);

const entries: readonly Entry[] = [
  {
    id: 'tour_level-4',
    projectId: 'prj_harbor',
    title: 'Level 4, weekly walk',
    description: 'The same six spots every week, before and after the partitions were closed.',
    floor: 'Level 4',
    state: 'published',
    visibility: 'public',
    hours: 26,
    createdById: 'usr_marcus',
    walks: [
      ['finishes', 27],
      ['framing', 27 + 24 * 28],
    ],
    spots: ALL,
  },
  {
    id: 'tour_level-4-handover',
    projectId: 'prj_harbor',
    title: 'Level 4 for the tenant',
    description: 'For the walk with the tenant on Friday.',
    floor: 'Level 4',
    state: 'published',
    visibility: 'public',
    hours: 70,
    createdById: 'usr_ana',
    walks: [['finishes', 74]],
    spots: ['office-south-east', 'corridor-east', 'lobby'],
  },
  {
    id: 'tour_core',
    projectId: 'prj_harbor',
    title: 'Core and lobby, framing inspection',
    description: 'Taken for the inspector before the boards went up.',
    floor: 'Level 5',
    state: 'published',
    visibility: 'private',
    hours: 300,
    createdById: 'usr_marcus',
    walks: [['framing', 302]],
    spots: ['lobby', 'gallery', 'corridor-east'],
  },
  {
    id: 'tour_level-6',
    projectId: 'prj_harbor',
    title: 'Level 6 before drywall',
    description: '',
    floor: 'Level 6',
    state: 'published',
    visibility: 'private',
    hours: 430,
    createdById: 'usr_marcus',
    walks: [['framing', 433]],
    spots: ['gallery', 'corridor-west', 'office-north-west'],
  },
  {
    id: 'tour_level-7',
    projectId: 'prj_harbor',
    title: 'Level 7, first walk',
    description: 'Links still to be placed.',
    floor: 'Level 7',
    state: 'draft',
    visibility: 'private',
    hours: 5,
    createdById: 'usr_marcus',
    walks: [['framing', 6]],
    spots: ['lobby', 'corridor-east'],
  },
  {
    id: 'tour_clinic',
    projectId: 'prj_riverside',
    title: 'Imaging wing',
    description: 'Corridor and rooms around the control room.',
    floor: 'Ground floor',
    state: 'published',
    visibility: 'public',
    hours: 52,
    createdById: 'usr_ana',
    walks: [['finishes', 54]],
    spots: ['corridor-west', 'office-north-west', 'gallery'],
  },
  {
    id: 'tour_clinic-shell',
    projectId: 'prj_riverside',
    title: 'Shell before the fit-out',
    description: '',
    floor: 'Ground floor',
    state: 'published',
    visibility: 'private',
    hours: 800,
    createdById: 'usr_marcus',
    walks: [['framing', 805]],
    spots: ['corridor-west', 'gallery'],
  },
];

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
  const own = spots.filter(({ key }) => keys.includes(key));
  const scenes = walks.flatMap(([stage, taken], walk) =>
    own.map((spot): TourScene => {
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
        links: own
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
