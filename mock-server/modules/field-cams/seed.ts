import type { Seed } from '../../core/seed.ts';
import { daysAfter, todayIn } from '../../core/state/dates.ts';
import type { FieldCam, Timelapse } from '../../core/state/media.ts';
import type { StoredFile } from '../../core/state/model.ts';

const HOUR_MS = 60 * 60 * 1000;
const dateAfter = (now: number, days: number) => daysAfter(todayIn({ timeZone: 'PST' }, now), days);
const WEEK: FieldCam['activeHours']['days'] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

type Entry = Pick<FieldCam, 'projectId' | 'name' | 'locationDetail' | 'intervalSec'> & {
  key: string;
  position: FieldCam['position'];
  /** Pictures with the hour of the day from which each is shown. */
  byHour: readonly [hour: number, shot: string][];
  /** Age of the last picture in hours; null if pictures still arrive. */
  stoppedHours: number | null;
  /** An interval without pictures, in hours before now. */
  gapHours?: readonly [from: number, to: number];
  maintenance?: true;
  streamPaused?: true;
  /** Whether it has a time-lapse. */
  timelapse?: true;
};

const entries: readonly Entry[] = [
  {
    key: 'h1',
    projectId: 'prj_harbor',
    name: 'Tower from the east',
    locationDetail: 'Roof of 460 Harbor Street',
    position: { lat: 47.6013, lng: -122.3338, heading: 262 },
    intervalSec: 900,
    byHour: [
      [0, 'cam-7'],
      [9, 'cam-10'],
      [12, 'cam-13'],
      [15, 'cam-16'],
    ],
    stoppedHours: null,
    // The camera had no power.
    gapHours: [125, 121],
  },
  {
    key: 'h2',
    projectId: 'prj_harbor',
    name: 'Gate, Harbor Street',
    locationDetail: 'Mast at the north gate',
    position: { lat: 47.6015, lng: -122.3349, heading: 140 },
    intervalSec: 600,
    byHour: [[0, 'tower-40']],
    stoppedHours: 52,
    timelapse: true,
  },
  {
    key: 'h3',
    projectId: 'prj_harbor',
    name: 'Steel, level 20',
    locationDetail: 'Column F-6',
    position: null,
    intervalSec: 1800,
    byHour: [[0, 'steel-bay']],
    stoppedHours: 30,
    maintenance: true,
    streamPaused: true,
  },
  {
    key: 'r1',
    projectId: 'prj_riverside',
    name: 'Both wings',
    locationDetail: 'Neighbor across Penn Avenue',
    position: { lat: 40.4421, lng: -79.996, heading: 35 },
    intervalSec: 1800,
    byHour: [[0, 'clinic-street']],
    stoppedHours: null,
  },
];

/** Two days of a camera, a picture an hour, made a day later. */
const timelapseOf = (key: string, now: number): Timelapse => ({
  id: `tml_${key}`,
  from: dateAfter(now, -6),
  to: dateAfter(now, -5),
  everySec: 3600,
  fps: 12,
  frameCount: 48,
  missingCount: 0,
  createdAt: new Date(now - 4 * 24 * HOUR_MS).toISOString(),
  createdById: 'usr_marcus',
});

/** @param now milliseconds since the epoch; pictures arrive until then */
function seedFieldCams(now: number) {
  const fieldCams: Record<string, FieldCam> = {};
  const files: Record<string, StoredFile> = {};
  const before = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  for (const entry of entries) {
    const { key, byHour, stoppedHours, gapHours, maintenance, streamPaused, timelapse, ...fields } =
      entry;
    const id = `cam_${key}`;
    const since = before(60 * 24);
    const pictures = byHour.map(([hour, shot]): [number, string] => {
      const fileId = `fil_${id}_${hour}`;
      const fileName = `${id}-${hour}.jpg`;
      const source = { kind: 'picture', key: shot, part: 'full' } as const;
      files[fileId] = { id: fileId, fileName, contentType: 'image/jpeg', source };
      return [hour, fileId];
    });
    fieldCams[id] = {
      id,
      ...fields,
      provider: 'Sitewatch',
      snapshotUrl: `https://cams.sitewatch.example/${key}/snapshot.jpg`,
      // Around the clock, so that there is always a current picture.
      activeHours: { from: '00:00', to: '23:59', days: WEEK },
      retentionDays: 365,
      maintenance: maintenance ?? false,
      streamPaused: streamPaused ?? false,
      publicDelaySec: 3600,
      feed: {
        since,
        until: stoppedHours === null ? null : before(stoppedHours),
        byHour: pictures,
        gaps: gapHours ? [[before(gapHours[0]), before(gapHours[1])]] : [],
      },
      timelapses: timelapse ? [timelapseOf(key, now)] : [],
      createdAt: since,
      updatedAt: since,
      version: 1,
      createdById: 'usr_ana',
    };
  }
  return { fieldCams, files };
}

export const sharedSeed: Seed = seedFieldCams;
