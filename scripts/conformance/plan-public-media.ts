import { recordOf } from './check.ts';
import { mayShare, tokenOf, visitor } from './plan-sharing.ts';
import { processed } from './plan-uploads.ts';
import { type Input, Skip } from './run.ts';
import { type Json, rowsOf, strings } from './values.ts';
import type { Recipe, World } from './world.ts';

/** What is shared, by the parameter that names it, and which operation of members has that in its path. */
const kinds = {
  albumId: ['album', 'updateAlbum'],
  photoId: ['photo', 'getPhoto'],
  videoId: ['video', 'getVideo'],
  fieldCamId: ['cam', 'getFieldCam'],
} as const;
type Name = keyof typeof kinds;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A visit by a link to one thing of the run's own. */
async function visited(world: World, name: Name, more: Json = {}): Promise<Input> {
  await mayShare(world);
  const [type, operation] = kinds[name];
  const { [name]: id = '' } = await world.path(world.run.api.find(operation));
  const token = await tokenOf(world, { targets: [{ type, id }], ...more });
  return { path: { [name]: id }, as: await visitor(world, token) };
}

/** Makes a time-lapse of a camera that has pictures, which one of the run's own never has. It is removed in the end. */
async function makeTimelapse(world: World): Promise<Record<string, string>> {
  await mayShare(world);
  world.require('view_field_cams');
  const { projectId } = world;
  const { json: cams } = await world.ask('listFieldCams', { path: { projectId } });
  const cam = rowsOf(cams).find(
    ({ lastFrameAt, streamPaused, permittedActions }) =>
      lastFrameAt && !streamPaused && strings(permittedActions).includes('create_timelapse'),
  );
  if (!cam) throw new Skip('no camera has pictures to make a time-lapse of');
  // All that it took on the day of its last picture and the one before.
  const to = String(cam.lastFrameAt).slice(0, 10);
  const from = new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10);
  const path = { projectId, fieldCamId: String(cam.id) };
  const json = { from, to, everySec: 3600, fps: 8 };
  const made = recordOf(await world.ask('createFieldCamTimelapse', { path, json }));
  const own = { ...path, timelapseId: String(made?.id) };
  world.undo.push(async () => {
    await world.ask('deleteFieldCamTimelapse', { path: own });
  });
  await processed(world, 'time-lapses', async () =>
    recordOf(await world.ask('getFieldCamTimelapse', { path: own })),
  );
  return own;
}

/** One time-lapse for all that visitors do. */
const timelapses = new WeakMap<World, ReturnType<typeof makeTimelapse>>();
async function sharedTimelapse(world: World): Promise<Input> {
  const making = timelapses.get(world) ?? makeTimelapse(world);
  timelapses.set(world, making);
  const { fieldCamId = '', timelapseId = '' } = await making;
  const token = await tokenOf(world, { targets: [{ type: 'cam', id: fieldCamId }] });
  return { path: { fieldCamId, timelapseId }, as: await visitor(world, token) };
}

const byLink = (name: Name): Recipe => ({ input: (world) => visited(world, name) });

const download = (name: Name): Recipe => ({
  input: (world) => visited(world, name, { allowDownload: true }),
  others: {
    'where the link does not permit it': {
      input: (world) => visited(world, name),
      statuses: [403],
      codes: ['FORBIDDEN'],
    },
  },
});

/** How visitors come to albums, photos, videos and cameras. */
export const publicMediaRecipes: Record<string, Recipe> = {
  listPublicAlbumPhotos: byLink('albumId'),
  getPublicPhoto: byLink('photoId'),
  downloadPublicPhoto: download('photoId'),
  getPublicVideo: byLink('videoId'),
  downloadPublicVideo: download('videoId'),
  getPublicFieldCam: byLink('fieldCamId'),
  listPublicFieldCamFrames: {
    input: async (world) => ({
      ...(await visited(world, 'fieldCamId')),
      query: { date: '2026-11-18' },
    }),
  },
  getPublicFieldCamTimelapse: { input: sharedTimelapse },
};
