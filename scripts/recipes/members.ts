import { Skip } from '../conformance/run.ts';
import { rowsOf } from '../conformance/values.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { noPath } from './shared/requests.ts';

/** The caller, whose rights the call leaves as they are. */
async function self(world: World) {
  const list = await world.send('listMembers', { path: {}, query: { limit: 100 } });
  const row = rowsOf(list.json).find(({ id }) => id === world.me);
  if (!row) throw new Skip('the account is not in the list');
  const permitted = row.permittedActions;
  if (!Array.isArray(permitted) || !permitted.includes('update')) {
    throw new Skip('the account may not update members');
  }
  return { id: world.me, version: Number(row.version) };
}

export const recipes: Recipes = {
  listMembers: {},
  bulkUpdateMembers: {
    call: async (world) => ({ ...noPath, json: { items: [await self(world)] } }),
    fixed: ['items'],
  },
};
