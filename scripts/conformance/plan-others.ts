import { recordOf } from './check.ts';
import { fileOf } from './defaults.ts';
import type { Input } from './run.ts';
import { dataOf, isObject } from './values.ts';
import type { Recipe, World } from './world.ts';

/** What the account had set, which is put back in the end. */
async function preferences(world: World): Promise<Record<string, unknown>> {
  const read = 'getNotificationPreferences';
  const data = dataOf((await world.ask(read, { path: {} })).json);
  const found = isObject(data) ? data : {};
  if (!world.kept.has(read)) {
    world.kept.add(read);
    world.undo.push(async () => {
      await world.ask('updateNotificationPreferences', { path: {}, json: { items: found.items } });
      await world.ask('updateNotificationOptOut', { path: {}, json: found.optOut });
    });
  }
  return found;
}

/** Whether a scan is for whom it was said to be. */
const isNow =
  (visibility: string) =>
  async (world: World, { path }: Input) => {
    const scan = recordOf(await world.ask('getScan', { path }));
    return scan?.visibility === visibility
      ? []
      : [{ expected: `a scan that is ${visibility}`, got: String(scan?.visibility) }];
  };

export const otherRecipes: Record<string, Recipe> = {
  createSavedView: {
    input: (world, operation) =>
      world.plain(operation, { add: { query: 'status=open', shared: false } }),
    fixed: ['query', 'shared'],
    others: {
      'a name that another view has': {
        input: async (world, operation) => {
          const input = await world.plain(operation, { add: { query: '', shared: false } });
          await world.ask(operation.id, input);
          return input;
        },
        statuses: [409],
        codes: ['CONFLICT'],
      },
    },
  },
  createTour: { action: 'create_tour' },
  updateTour: { fixed: ['state', 'visibility', 'startSceneId'] },
  updateTourPlan: { fixed: ['plan'] },
  createTourScene: { fixed: ['panorama'] },
  updateTourScene: { fixed: ['links'] },
  createScan: { action: 'create_scan' },
  updateScan: {
    input: async (world, operation) => {
      const input = await world.plain(operation);
      return { ...input, form: { title: world.name(), description: 'Conformance' } };
    },
    others: {
      'a new picture': {
        input: async (world, operation) => ({
          ...(await world.plain(operation)),
          form: { thumbnail: fileOf(undefined) },
        }),
      },
      'a picture that is none': {
        input: async (world, operation) => ({
          ...(await world.plain(operation)),
          form: { thumbnail: new File(['conformance'], 'conformance.png') },
        }),
        statuses: [415],
      },
    },
  },
  downloadScans: {
    input: async (world) => {
      const { scanId = '', ...path } = await world.path(world.run.api.find('getScan'));
      return { path, json: { scanIds: [scanId] } };
    },
    fixed: ['scanIds'],
    others: {
      'a scan that is not there': {
        input: async (world) => ({
          path: { projectId: world.projectId },
          json: { scanIds: ['conformance-unknown'] },
        }),
        statuses: [404],
        codes: ['NOT_FOUND'],
      },
    },
  },
  makeScanPublic: { after: isNow('public') },
  makeScanPrivate: { after: isNow('private') },
  updateNotificationPreferences: {
    input: async (world) => ({ path: {}, json: { items: (await preferences(world)).items } }),
    fixed: ['items'],
  },
  updateNotificationOptOut: {
    input: async (world) => {
      await preferences(world);
      return { path: {}, json: { optedOut: true, reason: null } };
    },
    fixed: ['optedOut'],
    others: {
      'a reason without an opt-out': {
        input: async (world, operation) => {
          const reason = world.run.api.flat(operation.body?.flat.properties.reason ?? {})
            .anyOf?.[0];
          const [option] = world.run.api.flat(reason ?? {}).enum ?? [];
          return { path: {}, json: { optedOut: false, reason: option } };
        },
        statuses: [422],
      },
    },
  },
};
