import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, noPath, takenBy } from './shared/requests.ts';

const named = (world: World) => ({ name: world.name(), basedOn: 'viewer' });
const renamed = adding((world) => ({ name: world.name() }));
const create = adding(named);

/** A level that no module has. */
const wrongLevel: Prepare = adding({ levels: [{ module: 'unknown', level: 'view' }] });

const preview: Prepare = async () => ({ ...noPath, json: { roleId: 'viewer' } });

const asRole =
  (json: Record<string, string>): Prepare =>
  async (world) => ({ ...noPath, json: { projectId: world.projectId, ...json } });

export const recipes: Recipes = {
  listRoles: {},
  createRole: {
    call: create,
    fixed: ['name', 'basedOn', 'levels'],
    failures: {
      NAME_TAKEN: takenBy('createRole', create),
      LIMIT_REACHED: 'a run adds few roles',
    },
  },
  getRole: {},
  updateRole: {
    call: renamed,
    fixed: ['name', 'levels'],
    failures: {
      NAME_TAKEN: takenBy('createRole', renamed),
      VALIDATION_FAILED: { 'a module without levels': wrongLevel },
    },
  },
  deleteRole: { fixed: ['replacementId'] },
  previewRole: {
    call: preview,
    fixed: ['roleId', 'levels'],
    failures: { NOT_FOUND: async () => ({ ...noPath, json: { roleId: 'unknown' } }) },
  },
  openSeeAs: {
    call: asRole({ roleId: 'viewer' }),
    fixed: ['projectId', 'userId', 'roleId', 'companyId'],
    failures: {
      NOT_FOUND: async () => ({
        ...noPath,
        json: { projectId: 'unknown', roleId: 'viewer' },
      }),
      VALIDATION_FAILED: {
        'neither a member nor a role': asRole({}),
        'a role that does not exist': asRole({ roleId: 'unknown' }),
      },
    },
  },
};
