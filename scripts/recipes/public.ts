import { recordOf } from '../conformance/check.ts';
import { type Json, rowsOf, strings } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Prepare, Recipe, Recipes, World } from '../conformance/world.ts';
import { makeLink, mayShare, scanOf, sharedToken, visitor, visitorOf } from './shared/links.ts';
import { processed, readyCloud, readyModel } from './shared/ready.ts';
import { noPath, ranges } from './shared/requests.ts';
import { publishedTour } from './shared/tour.ts';

const PASSWORD = 'Conformance!2026';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Target types by the path parameter that names one, with a member operation that takes the parameter. */
const types = {
  albumId: ['album', 'updateAlbum'],
  photoId: ['photo', 'getPhoto'],
  videoId: ['video', 'getVideo'],
  fieldCamId: ['cam', 'getFieldCam'],
  documentId: ['document', 'getDocument'],
  pageId: ['page', 'getPage'],
} as const;
type Name = keyof typeof types;

const open =
  (more: Json, typed?: string): Prepare =>
  async (world) => {
    const { token } = await makeLink(world, more);
    return { ...noPath, json: { token, ...(typed && { password: typed }) } };
  };

/** Opens a link to one record of the run as a visitor. */
const visit =
  (name: Name, more: Json = {}): Prepare =>
  async (world) => {
    await mayShare(world);
    const [type, operation] = types[name];
    const { [name]: id = '' } = await world.path(world.run.api.find(operation));
    return {
      path: { [name]: id },
      as: await visitorOf(world, { targets: [{ type, id }], ...more }),
    };
  };

/** A download through a link that allows downloads. */
const download = (prepare: (more: Json) => Prepare): Recipe => ({
  call: prepare({ allowDownload: true }),
  failures: { FORBIDDEN: { 'if the link does not allow it': prepare({}) } },
});

/** The point cloud of a public scan, through a link to it. */
async function cloud(world: World): Promise<Input> {
  await mayShare(world);
  const { path } = await readyCloud(world, ({ visibility }) => visibility === 'public');
  const { scanId = '', fileName = '' } = path;
  const as = await visitorOf(world, { targets: [{ type: 'scan', id: scanId }] });
  return { path: { scanId, fileName }, as };
}
const { variants, ...ofCloud } = ranges(cloud);

const scan =
  (more: Json): Prepare =>
  async (world) => ({ as: await visitorOf(world, more), path: { scanId: await scanOf(world) } });

/** A model of the run, through a link to it. */
const model =
  (more: Json = {}): Prepare =>
  async (world) => {
    await mayShare(world);
    const path = await readyModel(world);
    const { modelId = '' } = path;
    await world.send('makeModelPublic', { path });
    const targets = [{ type: 'model', id: modelId }];
    return { path: { modelId }, as: await visitorOf(world, { targets, ...more }) };
  };

/** Calls `make` once per run. */
function oncePerRun<T>(make: (world: World) => Promise<T>): (world: World) => Promise<T> {
  const known = new WeakMap<World, Promise<T>>();
  return (world) => {
    const making = known.get(world) ?? make(world);
    known.set(world, making);
    return making;
  };
}

/** Returns a published tour and the token of a link to it. */
const sharedTour = oncePerRun(async (world) => {
  await mayShare(world);
  const { tourId, sceneId } = await publishedTour(world);
  const { token } = await makeLink(world, { targets: [{ type: 'tour', id: tourId }] });
  return { path: { tourId, sceneId }, token };
});

const tour: Prepare = async (world, { pathNames }) => {
  const { path, token } = await sharedTour(world);
  const ownPath = Object.fromEntries(
    Object.entries(path).filter(([name]) => pathNames.includes(name)),
  );
  return { path: ownPath, as: await visitor(world, token) };
};

/** Creates a time-lapse of a camera of the host, because those of the run have no pictures. */
const sharedTimelapse = oncePerRun(async (world) => {
  await mayShare(world);
  world.require('view_field_cams');
  const { projectId } = world;
  const { json: cams } = await world.send('listFieldCams', { path: { projectId } });
  const cam = rowsOf(cams).find(
    ({ lastFrameAt, streamPaused, permittedActions }) =>
      lastFrameAt && !streamPaused && strings(permittedActions).includes('create_timelapse'),
  );
  if (!cam) throw new Skip('no camera has pictures for a time-lapse');
  // The day of its last picture and the day before.
  const to = String(cam.lastFrameAt).slice(0, 10);
  const from = new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10);
  const path = { projectId, fieldCamId: String(cam.id) };
  const json = { from, to, everySec: 3600, fps: 8 };
  const made = recordOf(await world.send('createFieldCamTimelapse', { path, json }));
  const timelapsePath = { ...path, timelapseId: String(made?.id) };
  world.undo.push(async () => {
    await world.send('deleteFieldCamTimelapse', { path: timelapsePath });
  });
  await processed(world, 'time-lapses', async () =>
    recordOf(await world.send('getFieldCamTimelapse', { path: timelapsePath })),
  );
  return timelapsePath;
});

const timelapse: Prepare = async (world) => {
  const { fieldCamId, timelapseId } = await sharedTimelapse(world);
  const as = await visitorOf(world, { targets: [{ type: 'cam', id: fieldCamId }] });
  return { path: { fieldCamId, timelapseId }, as };
};

export const recipes: Recipes = {
  openPublicLink: {
    call: async (world) => ({ ...noPath, json: { token: await sharedToken(world) } }),
    fixed: ['token', 'password'],
    variants: { 'a password': { call: open({ password: PASSWORD }, PASSWORD) } },
    failures: {
      NOT_FOUND: {
        'an unknown token': async () => ({ ...noPath, json: { token: 'conformance-conformance' } }),
        'a link that was revoked': async (world) => {
          const { token, shareLinkId } = await makeLink(world);
          await world.send('revokeShareLink', {
            path: { projectId: world.projectId, shareLinkId },
          });
          return { ...noPath, json: { token } };
        },
      },
      LINK_PASSWORD_REQUIRED: open({ password: PASSWORD }),
      LINK_PASSWORD_WRONG: open({ password: PASSWORD }, `${PASSWORD}?`),
    },
  },
  getPublicLink: {
    call: async (world) => ({ ...noPath, as: await visitor(world, await sharedToken(world)) }),
    failures: {
      UNAUTHENTICATED: { 'with the token of a member': async () => noPath },
      NOT_FOUND: {
        'a link that was revoked after the visit began': async (world) => {
          const { token, shareLinkId } = await makeLink(world);
          const as = await visitor(world, token);
          await world.send('revokeShareLink', {
            path: { projectId: world.projectId, shareLinkId },
          });
          return { ...noPath, as };
        },
      },
    },
  },
  getPublicScanCloudFile: {
    call: cloud,
    variants,
    failures: { ...ofCloud, NOT_READY: 'a scan must be ready before it can be shared' },
  },
  downloadPublicScan: download(scan),
  listPublicAlbumPhotos: { call: visit('albumId') },
  getPublicPhoto: { call: visit('photoId') },
  downloadPublicPhoto: download((more) => visit('photoId', more)),
  getPublicVideo: { call: visit('videoId') },
  downloadPublicVideo: download((more) => visit('videoId', more)),
  getPublicDocument: { call: visit('documentId') },
  downloadPublicDocument: download((more) => visit('documentId', more)),
  getPublicFieldCam: { call: visit('fieldCamId') },
  getPublicPage: { call: visit('pageId') },
  listPublicFieldCamFrames: {
    call: async (world, operation) => ({
      ...(await visit('fieldCamId')(world, operation)),
      query: { date: '2026-11-18' },
    }),
  },
  getPublicFieldCamTimelapse: { call: timelapse },
  getPublicModelFile: { call: model() },
  downloadPublicModel: download(model),
  getPublicTour: { call: tour },
  getPublicTourPlan: { call: tour },
  getPublicTourPanorama: { call: tour },
};
