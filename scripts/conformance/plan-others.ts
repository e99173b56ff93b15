import { recordOf } from './check.ts';
import { fileOf } from './defaults.ts';
import { ready } from './plan-uploads.ts';
import { type Input, Skip } from './run.ts';
import { dataOf, isObject, type Json, rowsOf } from './values.ts';
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

/** A file of a scan that can be looked at: one that has just been made is still being prepared. */
export async function readyCloud(world: World, isWanted = (_scan: Json) => true): Promise<Input> {
  const { projectId } = world;
  const scans = rowsOf((await world.ask('listScans', { path: { projectId } })).json);
  // The oldest have had the most time.
  for (const { id } of scans.filter(isWanted).slice(-5).reverse()) {
    const input = { path: { projectId, scanId: String(id), file: 'metadata.json' } };
    const operation = world.run.api.find('getScanCloudFile');
    const expected = { statuses: [200, 409] };
    const { status } = await world.run.call(operation, input, expected, 'looking for a cloud');
    if (status === 200) return input;
  }
  throw new Skip('no scan of the project has a point cloud');
}

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
        codes: ['NAME_TAKEN'],
      },
    },
  },
  createTour: { action: 'create_tour' },
  updateTour: { fixed: ['state', 'visibility', 'startSceneId'] },
  updateTourPlan: { fixed: ['plan'] },
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
  getScanCloudFile: {
    input: (world) => readyCloud(world),
    others: {
      'some of its bytes': {
        input: async (world) => ({ ...(await readyCloud(world)), headers: { range: 'bytes=0-9' } }),
        statuses: [206],
      },
      'bytes after its end': {
        input: async (world) => ({
          ...(await readyCloud(world)),
          headers: { range: 'bytes=999999999999-' },
        }),
        statuses: [416],
        codes: ['RANGE_NOT_SATISFIABLE'],
      },
    },
  },
  makeScanPublic: {
    input: async (world, operation) => ready(world, await world.plain(operation)),
    after: isNow('public'),
  },
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
