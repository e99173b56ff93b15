import { zipSync } from 'fflate';
import type { Input } from '../conformance/run.ts';
import type { Prepare, Recipe, Recipes, World } from '../conformance/world.ts';
import { readyModel, unready } from './shared/ready.ts';
import { fake, ranges, withForm } from './shared/requests.ts';
import { ofFile, ofUpload } from './shared/upload.ts';
import { isNow } from './shared/visibility.ts';

const version = async (world: World, n = '1'): Promise<Input> => ({
  path: { ...(await readyModel(world)), versionNumber: n },
});

const unreadyModel = async (world: World) => ({
  projectId: world.projectId,
  modelId: await unready(world, 'createModel', 'glb'),
});
const unreadyVersion =
  (more: Record<string, string> = {}): Prepare =>
  async (world) => ({ path: { ...(await unreadyModel(world)), versionNumber: '1', ...more } });

/** Calls an operation on the first version of a model. */
const ofVersion = (more: Recipe = {}): Recipe => ({
  call: (world) => version(world),
  ...more,
  failures: {
    NOT_FOUND: { 'a version that does not exist': (world) => version(world, '99') },
    ...more.failures,
  },
});

/** Returns what the viewer loads of the first version (in its own format or the other one), or its source. */
async function file(world: World, which: 'own' | 'other' | 'source'): Promise<Input> {
  const { path } = await version(world);
  const isIfc = world.seen(path.modelId ?? '').format === 'ifc';
  const shown = isIfc === (which === 'own') ? 'model.frag' : 'model.glb';
  return { path: { ...path, fileName: which === 'source' ? 'source' : shown } };
}

const fakeModel = {
  'a file that is not a model': withForm((world) => ({
    title: world.name(),
    discipline: 'other',
    file: fake('glb'),
  })),
};
/** The first bytes of a ZIP file do not tell whether a model is in it, so it is refused once it is whole. */
const zipOfNotes = new File(
  [new Uint8Array(zipSync({ 'notes.txt': new TextEncoder().encode('Conformance.') }))],
  'notes.zip',
);
const noModel = {
  FILE_TYPE_REFUSED: { 'a ZIP file without a model': ofFile('model', zipOfNotes) },
};
const { variants, ...ofBytes } = ranges((world) => file(world, 'own'));

export const recipes: Recipes = {
  listModels: {},
  createModel: { failures: { FILE_TYPE_REFUSED: fakeModel } },
  createModelFromUpload: ofUpload('model', noModel),
  getModel: {},
  deleteModel: {},
  updateModel: {},
  makeModelPublic: {
    call: async (world) => ({ path: await readyModel(world) }),
    failures: { NOT_READY: async (world) => ({ path: await unreadyModel(world) }) },
    after: isNow('getModel', 'public'),
  },
  makeModelPrivate: { after: isNow('getModel', 'private') },
  listModelVersions: {},
  createModelVersion: {
    failures: {
      FILE_TYPE_REFUSED: { 'a file that is not a model': withForm(() => ({ file: fake('glb') })) },
    },
  },
  createModelVersionFromUpload: ofUpload('model', noModel),
  makeModelVersionCurrent: ofVersion({ failures: { NOT_READY: unreadyVersion() } }),
  processModelVersion: ofVersion(),
  cancelModelVersionProcessing: ofVersion(),
  // Every value of `since` is either an existing version or not.
  listModelChanges: ofVersion({ fixed: ['since'], failures: { NOT_READY: unreadyVersion() } }),
  getModelFile: {
    call: (world) => file(world, 'own'),
    variants: { ...variants, 'the file as uploaded': { call: (world) => file(world, 'source') } },
    failures: {
      ...ofBytes,
      NOT_READY: unreadyVersion({ fileName: 'model.glb' }),
      NOT_FOUND: { 'the file of another format': (world) => file(world, 'other') },
    },
  },
};
