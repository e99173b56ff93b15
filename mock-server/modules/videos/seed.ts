import type { Seed } from '../../core/seed.ts';
import type { Video } from '../../core/state/media.ts';
import type { StoredFile } from '../../core/state/model.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The clip in mock-server/demo/videos. A test checks its size and length. It has 96 pictures of the sample scene
 * `harbor-01` from a circle around it, encoded once as VP9 with the VideoEncoder of Chromium, because Node has no portable
 * video encoder.
 */
export const flight = { name: 'flight.webm', sizeBytes: 118_176, durationSec: 11.875 } as const;

type Entry = Pick<Video, 'projectId' | 'title' | 'description' | 'chapters' | 'createdById'> & {
  key: string;
  hours: number;
  /** Key of the poster picture. */
  poster: string;
  comments: readonly (readonly [by: string, atSec: number | null, body: string])[];
};

const entries: readonly Entry[] = [
  {
    key: 'h1',
    projectId: 'prj_harbor',
    title: 'Flight round the tower, week 40',
    description: 'Weekly flight at the height of level 5, anticlockwise from the south.',
    createdById: 'usr_marcus',
    hours: 27,
    poster: 'tower-air',
    chapters: [
      { atSec: 0, label: 'South side' },
      { atSec: 3, label: 'East facade' },
      { atSec: 6, label: 'North side' },
      { atSec: 9, label: 'West side, crane' },
    ],
    comments: [
      ['usr_ana', 4, 'Netting is still up at the north end, it was to come down on Monday.'],
      ['usr_kofi', null, 'Next flight on Thursday, before the pour on level 7.'],
    ],
  },
  {
    key: 'h2',
    projectId: 'prj_harbor',
    title: 'Flight round the tower, week 38',
    description: '',
    createdById: 'usr_kofi',
    hours: 363,
    poster: 'facade',
    chapters: [],
    comments: [],
  },
  {
    key: 'r1',
    projectId: 'prj_riverside',
    title: 'Both wings, first flight',
    description: 'Taken with the neighbors informed.',
    createdById: 'usr_ana',
    hours: 122,
    poster: 'clinic-air',
    chapters: [],
    comments: [],
  },
];

/** @param now milliseconds since the epoch; all videos are older */
function seedVideos(now: number) {
  const videos: Record<string, Video> = {};
  const files: Record<string, StoredFile> = {};
  const { name, sizeBytes, durationSec } = flight;
  for (const { key, hours, poster, comments, ...fields } of entries) {
    const id = `vid_${key}`;
    const [fileId, posterFileId] = [`fil_${id}`, `fil_${id}_p`];
    const mime = 'video/webm';
    const date = new Date(now - hours * HOUR_MS);
    files[fileId] = {
      id: fileId,
      fileName: name,
      contentType: mime,
      source: { kind: 'clip', name },
    };
    files[posterFileId] = {
      id: posterFileId,
      fileName: `${poster}.jpg`,
      contentType: 'image/jpeg',
      source: { kind: 'picture', key: poster, part: 'full' },
    };
    videos[id] = {
      id,
      ...fields,
      fileId,
      posterFileId,
      ...{ fileName: name, mime, sizeBytes, durationSec, playback: 'playable' },
      recordedAt: new Date(date.getTime() - HOUR_MS).toISOString(),
      position: null,
      createdAt: date.toISOString(),
      updatedAt: date.toISOString(),
      version: 1,
      comments: comments.map(([createdById, atSec, body], i) => ({
        id: `cmt_${id}_${i}`,
        body,
        atSec,
        createdAt: new Date(date.getTime() + (i + 1) * HOUR_MS).toISOString(),
        createdById,
      })),
    };
  }
  return { videos, files };
}

export const sharedSeed: Seed = seedVideos;
