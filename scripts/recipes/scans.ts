import { fileOf } from '../conformance/requests/defaults.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { readyCloud, readyScan, unready } from './shared/ready.ts';
import { adding, fake, ranges, withForm, withHeaders } from './shared/requests.ts';
import { ofUpload } from './shared/upload.ts';
import { isNow } from './shared/visibility.ts';

const { variants, ...cloud } = ranges((world) => readyCloud(world));

const unreadyScan = async (world: World) => ({
  projectId: world.projectId,
  scanId: await unready(world, 'createScan', 'ply'),
});

const update = withForm((world) => ({ title: world.name(), description: 'Conformance' }));

export const recipes: Recipes = {
  listScans: {},
  createScan: {},
  createScanFromUpload: { ...ofUpload('scan'), fixed: ['uploadId', 'textFormat'] },
  getScan: {},
  updateScan: {
    call: update,
    variants: { 'a new picture': { call: withForm(() => ({ thumbnail: fileOf(undefined) })) } },
    failures: {
      STALE_VERSION: { 'another version in If-Match': withHeaders(update, { 'if-match': '"0"' }) },
      UNSUPPORTED_MEDIA_TYPE: {
        'a file that is not a picture': withForm(() => ({ thumbnail: fake('png') })),
      },
    },
  },
  updateScanUpAxis: { call: adding({ upAxis: 'y' }) },
  deleteScan: {},
  downloadScans: {
    call: async (world) => {
      const { scanId = '', ...path } = await world.path(world.run.api.find('getScan'));
      return { path, json: { scanIds: [scanId] } };
    },
    fixed: ['scanIds'],
    failures: {
      NOT_FOUND: {
        'a scan that does not exist': async (world) => ({
          path: { projectId: world.projectId },
          json: { scanIds: ['conformance-unknown'] },
        }),
      },
    },
  },
  getScanCloudFile: {
    call: (world) => readyCloud(world),
    variants,
    failures: {
      ...cloud,
      NOT_READY: async (world) => ({
        path: { ...(await unreadyScan(world)), fileName: 'metadata.json' },
      }),
    },
  },
  processScan: {},
  cancelScanProcessing: {},
  makeScanPublic: {
    call: async (world, operation) => readyScan(world, await world.plain(operation)),
    failures: { NOT_READY: async (world) => ({ path: await unreadyScan(world) }) },
    after: isNow('getScan', 'public'),
  },
  makeScanPrivate: { after: isNow('getScan', 'private') },
};
