import { recordOf } from '../conformance/check.ts';
import { wronglyPermitted } from '../conformance/permitted.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { adding, sentBefore } from './shared/requests.ts';

const saved = adding({ query: 'status=open', shared: false });

/** Creates a view that the other account sees. */
async function shared(world: World) {
  const path = { projectId: world.projectId };
  const create = world.run.api.find('createSavedView');
  const input = await world.plain(create, { add: { query: 'status=open', shared: true } });
  const view = recordOf(await world.send(create.id, input));
  return { ...path, savedViewId: view?.id ?? '' };
}

export const recipes: Recipes = {
  listProjects: {},
  getProject: {
    after: async ({ run }, _, answer) =>
      wronglyPermitted(run.api.permissions, recordOf(answer) ?? {}),
  },
  updateProjectFavorite: { call: adding({ favorite: false }) },
  getProjectStats: {},
  listProjectMembers: {},
  listProjectLocations: {},
  listWorkItems: {},
  listSavedViews: {},
  createSavedView: {
    call: saved,
    fixed: ['query', 'shared'],
    failures: { NAME_TAKEN: sentBefore(saved) },
  },
  updateSavedView: { visible: shared, fixed: ['query'] },
  deleteSavedView: { visible: shared },
};
