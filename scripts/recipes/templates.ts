import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, takenBy } from './shared/requests.ts';

const named = (world: World) => ({ name: world.name() });
const create = adding(named);
const rename = adding(named);

/** Archives the template before the call. */
const archived: Prepare = async (world, operation) => {
  const input = await world.plain(operation, { fresh: true, add: named(world) });
  const { version } = input.json as { version: number };
  const update = await world.send('updateTemplate', {
    ...input,
    json: { version, state: 'archived' },
  });
  const { data } = update.json as { data: { version: number } };
  return { ...input, json: { ...(input.json as object), version: data.version } };
};

export const recipes: Recipes = {
  listTemplates: {},
  createTemplate: {
    call: create,
    fixed: ['name', 'projectId'],
    failures: {
      NAME_TAKEN: takenBy('createTemplate', create),
      LIMIT_REACHED: 'a run adds few templates',
    },
  },
  getTemplate: {},
  updateTemplate: {
    call: rename,
    fixed: [
      'name',
      'state',
      'companyIds',
      'members',
      'groups',
      'savedViews',
      'notifications',
      'settings',
    ],
    failures: {
      NAME_TAKEN: takenBy('createTemplate', rename),
      WRONG_STATE: archived,
    },
  },
  deleteTemplate: {},
};
