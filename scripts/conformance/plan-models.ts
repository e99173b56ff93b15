import { recordOf } from './check.ts';
import type { Operation } from './operations.ts';
import { ofUpload, processed } from './plan-uploads.ts';
import type { Input } from './run.ts';
import { isObject } from './values.ts';
import type { Recipe, World } from './world.ts';

/** What a viewer loads of the first version, of its own format or of another one; null for the source. */
async function file(world: World, own: boolean | null): Promise<Input> {
  const { path } = await firstVersion(world);
  const isIfc = world.seen(path.modelId ?? '').format === 'ifc';
  const name = own === null ? 'source' : isIfc === own ? 'model.frag' : 'model.glb';
  return { path: { ...path, name } };
}

/** A model of the run's own, whose first version can be looked at. */
export async function readyModel(world: World): Promise<Record<string, string>> {
  world.require('create_model');
  const path = await world.path(world.run.api.find('getModel'));
  await processed(world, 'GLB', async () => {
    const model = recordOf(await world.ask('getModel', { path }));
    return isObject(model?.latestVersion) ? model.latestVersion.processing : null;
  });
  return path;
}

const firstVersion = async (world: World): Promise<Input> => ({
  path: { ...(await readyModel(world)), n: '1' },
});

const ofVersion = (codes: string[] = ['NOT_FOUND']): Recipe => ({
  input: firstVersion,
  others: {
    'a version that is not there': {
      input: async (world) => {
        const { path } = await firstVersion(world);
        return { path: { ...path, n: '99' } };
      },
      statuses: [404],
      codes,
    },
  },
});

/** A file whose name says what it is and whose content does not. */
const misnamed = (form: (world: World) => Record<string, string>) => ({
  'a file that is no model': {
    input: async (world: World, operation: Operation) => ({
      ...(await world.plain(operation)),
      form: { ...form(world), file: new File(['conformance'], 'conformance.glb') },
    }),
    statuses: [415],
    codes: ['FILE_TYPE_REFUSED'],
  },
});

const isNow =
  (visibility: string): NonNullable<Recipe['after']> =>
  async (world, { path }) => {
    const model = recordOf(await world.ask('getModel', { path }));
    return model?.visibility === visibility
      ? []
      : [{ expected: `a model that is ${visibility}`, got: String(model?.visibility) }];
  };

export const modelRecipes: Record<string, Recipe> = {
  createModel: {
    action: 'create_model',
    others: misnamed((world) => ({ title: world.name(), discipline: 'other' })),
  },
  createModelVersion: { action: 'create_model', others: misnamed(() => ({})) },
  createModelFromUpload: ofUpload('model'),
  createModelVersionFromUpload: ofUpload('model'),
  makeModelPublic: {
    input: async (world) => ({ path: await readyModel(world) }),
    after: isNow('public'),
  },
  makeModelPrivate: { after: isNow('private') },
  makeModelVersionCurrent: ofVersion(),
  processModelVersion: ofVersion(),
  cancelModelVersionProcessing: ofVersion(),
  // Any other version is one that there is, or is not.
  listModelChanges: { ...ofVersion(), fixed: ['since'] },
  getModelFile: {
    input: (world) => file(world, true),
    others: {
      'some of its bytes': {
        input: async (world) => ({ ...(await file(world, true)), headers: { range: 'bytes=0-9' } }),
        statuses: [206],
      },
      'the file as it was uploaded': { input: (world) => file(world, null) },
      'the file of another format': {
        input: (world) => file(world, false),
        statuses: [404],
        codes: ['NOT_FOUND'],
      },
    },
  },
};
