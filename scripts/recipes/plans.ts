import { recordOf } from '../conformance/check.ts';
import { rowsOf } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { processed } from './shared/ready.ts';
import { ofUpload } from './shared/upload.ts';

/** A set of the run whose page was read. */
async function readySet(world: World, fresh = false): Promise<Input['path']> {
  world.require('create_plan_set');
  const path = await world.path(world.run.api.find('getPlanSet'), fresh);
  await processed(
    world,
    'PDF',
    async () => recordOf(await world.send('getPlanSet', { path }))?.processing,
  );
  return path;
}

async function sheetOf(world: World, { planSetId = '' }: Input['path']): Promise<Input['path']> {
  const { projectId } = world;
  const query = { setId: planSetId };
  const [sheet] = rowsOf((await world.send('listSheets', { path: { projectId }, query })).json);
  if (!sheet) throw new Skip('the set has no sheets');
  const path = { projectId, sheetId: String(sheet.id) };
  await world.send('getSheet', { path });
  return path;
}

const draft = async (world: World) => sheetOf(world, await readySet(world));
const onDraft: Prepare = async (world) => ({ path: await draft(world) });

const changed: Prepare = async (world) => {
  const path = await draft(world);
  const version = world.version(path.sheetId ?? '');
  return { path, json: { version, title: world.name() } };
};

const publishable: Prepare = async (world) => {
  const path = await readySet(world, true);
  // With a number of its own, it supersedes nothing, and can be deleted afterwards.
  const sheet = await sheetOf(world, path);
  const number = `Z-${world.name().slice('Conformance '.length)}`.slice(0, 30);
  const json = { version: world.version(sheet.sheetId ?? ''), number };
  await world.send('updateSheet', { path: sheet, json });
  return { path, json: { version: world.version(path.planSetId ?? '') } };
};

/** A completed sheet of a published set of the run. */
async function withdrawn(world: World): Promise<Input['path']> {
  const input = await publishable(world, world.run.api.find('publishPlanSet'));
  await world.send('publishPlanSet', input);
  const path = await sheetOf(world, input.path);
  const json = { version: world.version(path.sheetId ?? ''), to: 'completed' };
  await world.send('transitionSheet', { path, json });
  return path;
}

const completing =
  (get: (world: World) => Promise<Input['path']>): Prepare =>
  async (world) => {
    const path = await get(world);
    return { path, json: { version: world.version(path.sheetId ?? ''), to: 'completed' } };
  };

const published: Prepare = async (world) => {
  const input = await publishable(world, world.run.api.find('publishPlanSet'));
  await world.send('publishPlanSet', input);
  return completing(() => sheetOf(world, input.path))(world, world.run.api.find('transitionSheet'));
};

export const recipes: Recipes = {
  listPlanSets: {},
  createPlanSetFromUpload: ofUpload('plan_set'),
  getPlanSet: {},
  updatePlanSet: {
    fixed: ['clear', 'titleBlock'],
    call: async (world) => {
      const path = await readySet(world);
      return { path, json: { version: world.version(path.planSetId ?? ''), name: world.name() } };
    },
    failures: {
      WRONG_STATE: 'a host may read a small set before the request arrives',
    },
  },
  deletePlanSet: {
    failures: {
      WRONG_STATE: 'a set in use could not be removed afterwards',
    },
  },
  publishPlanSet: {
    call: publishable,
    fixed: ['version'],
    once: true,
    failures: {
      WRONG_STATE: async (world, operation) => {
        const input = await publishable(world, operation);
        await world.send('publishPlanSet', input);
        const { path } = input;
        const set = recordOf(await world.send('getPlanSet', { path }));
        return { path, json: { version: Number(set?.version) } };
      },
    },
  },
  listSheets: { fixed: ['setId'] },
  getSheet: { call: onDraft },
  updateSheet: {
    call: changed,
    fixed: ['number', 'clear', 'metersPerPoint', 'alignment'],
    failures: { NAME_TAKEN: 'the sets of a run have one sheet' },
  },
  transitionSheet: {
    call: published,
    fixed: ['to', 'reason'],
    once: true,
    failures: {
      WRONG_STATE: completing(withdrawn),
      VALIDATION_FAILED: {
        'no reason to make it current': async (world) => {
          const path = await withdrawn(world);
          return { path, json: { version: world.version(path.sheetId ?? ''), to: 'active' } };
        },
      },
    },
  },
  listSheetMarkups: { call: onDraft },
  updateSheetMarkup: {
    call: async (world) => ({
      path: await draft(world),
      json: {
        layer: 'own',
        shapes: [{ type: 'arrow', points: [0.1, 0.2, 0.3, 0.4], color: 'red', text: '' }],
      },
    }),
    fixed: ['shapes'],
  },
};
