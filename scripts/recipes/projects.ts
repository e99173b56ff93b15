import type { Recipes } from '../conformance/world.ts';
import { adding, sentBefore } from './shared/requests.ts';

const saved = adding({ query: 'status=open', shared: false });

export const recipes: Recipes = {
  listProjects: {},
  getProject: {},
  getProjectStats: {},
  listProjectMembers: {},
  listWorkItems: {},
  listSavedViews: {},
  createSavedView: {
    call: saved,
    fixed: ['query', 'shared'],
    failures: { NAME_TAKEN: sentBefore(saved) },
  },
  deleteSavedView: {},
};
