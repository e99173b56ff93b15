import { recordOf } from '../conformance/check.ts';
import { wronglyPermitted } from '../conformance/checks/permitted.ts';
import { dataOf, isObject, type Json } from '../conformance/requests/values.ts';
import { Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, fake, noPath, sentBefore, takenBy, withForm } from './shared/requests.ts';

const saved = adding({ query: 'status=open', shared: false });

/** Creates a view that the other account sees. */
async function shared(world: World) {
  const path = { projectId: world.projectId };
  const create = world.run.api.find('createSavedView');
  const input = await world.plain(create, { add: { query: 'status=open', shared: true } });
  const view = recordOf(await world.send(create.id, input));
  return { ...path, savedViewId: view?.id ?? '' };
}

const named = (world: World) => ({ name: world.name() });
const building = adding((world) => ({ ...named(world), kind: 'building' }));
const renamed = adding(named);

/** A location that a new record names. */
const ofRecord: Prepare = async (world) => {
  const { projectId } = world;
  const locationId = await world.make('/projects/{projectId}/locations', { projectId });
  const create = world.run.api.find('createPunchItem');
  const add = { title: world.name(), projectLocationId: locationId };
  await world.send(create.id, await world.plain(create, { add }));
  return { path: { projectId, locationId } };
};

/** Codes have letters and digits. */
const codeOf = (name: string) => `Q${name.replace(/\D/g, '').slice(-7)}`;

const facts = (world: World) => {
  const name = world.name();
  return {
    name,
    code: codeOf(name),
    timeZone: 'PST',
    currency: 'USD',
    startDate: '2027-01-11',
    targetFinishDate: '2028-01-11',
  };
};

/** Projects cannot be deleted. The run closes its own at the end. */
async function ownProject(world: World): Promise<string> {
  if (!(await world.permittedInAccount('main')).includes('create_project')) {
    throw new Skip('the account may not create projects');
  }
  const create = world.run.api.find('createProject');
  const input = await world.plain(create, { add: facts(world) });
  const project = recordOf(await world.send(create.id, input));
  return String(project?.id);
}

const created: Prepare = async (world, operation) => {
  if (!(await world.permittedInAccount('main')).includes('create_project')) {
    throw new Skip('the account may not create projects');
  }
  return adding(facts)(world, operation);
};

async function read(world: World, operation: string, projectId: string): Promise<Json> {
  const data = dataOf((await world.send(operation, { path: { projectId } })).json);
  return isObject(data) ? data : {};
}

/** Changes something of the project of the run, which the run restores at the end. */
const changing =
  (
    get: string,
    update: string,
    needed: string,
    names: readonly string[],
    change: (world: World) => Json,
  ): Prepare =>
  async (world) => {
    world.require(needed);
    const path = { projectId: world.projectId };
    const found = await read(world, get, world.projectId);
    if (!world.recorded.has(update)) {
      world.recorded.add(update);
      const former = Object.fromEntries(names.map((name) => [name, found[name]]));
      world.undo.push(async () => {
        const { version } = await read(world, get, world.projectId);
        await world.send(update, { path, json: { ...former, version } });
      });
    }
    return { path, json: { ...change(world), version: found.version } };
  };

const update = changing(
  'getProject',
  'updateProject',
  'update_project',
  ['description', 'name', 'address'],
  (world) => ({
    description: world.name(),
  }),
);
const updateSettings = changing(
  'getProjectSettings',
  'updateProjectSettings',
  'manage_project_settings',
  ['days'],
  () => ({
    days: { punchItemDays: 6, rfiDays: 8, reviewDays: 4 },
  }),
);
const withValues =
  (call: Prepare, values: Json): Prepare =>
  async (world, operation) => {
    const input = await call(world, operation);
    return { ...input, json: { ...(input.json as object), ...values } };
  };

const transition =
  (values: Json): Prepare =>
  async (world) => {
    const projectId = await ownProject(world);
    const { version } = await read(world, 'getProject', projectId);
    return { path: { projectId }, json: { version, ...values } };
  };

/** A picture that the project has cannot be restored, so that each request is about a project of the run. */
const pictured: Prepare = async (world, operation) => ({
  ...(await world.plain(operation)),
  path: { projectId: await ownProject(world) },
});

/** Returns the sample project of the account, which is added if there is none. */
async function sampleOf(world: World): Promise<string> {
  const known = await knownSample(world);
  if (known) return known;
  return String(recordOf(await world.send('createSampleProject', noPath))?.id);
}

async function knownSample(world: World): Promise<string | undefined> {
  const projects = dataOf(
    (await world.send('listProjects', { ...noPath, query: { limit: 100 } })).json,
  );
  const sample = (Array.isArray(projects) ? projects : []).find(
    (project) => isObject(project) && project.sample === true,
  );
  return isObject(sample) ? String(sample.id) : undefined;
}

/** An account has one sample at a time. */
const withoutSample: Prepare = async (world, operation) => {
  if (!(await world.permittedInAccount('main')).includes('create_project')) {
    throw new Skip('the account may not create projects');
  }
  const known = await knownSample(world);
  if (known) await world.send('deleteSampleProject', { ...noPath, path: { projectId: known } });
  return world.plain(operation);
};

/** The other account is no member of a project of the run. */
const asOther: Prepare = async (world, operation) => {
  if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
  return { ...(await world.plain(operation)), as: 'other' };
};

/** The project of the run, for a call that needs no more than its path. */
const inOwnProject: Prepare = async (world) => {
  if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
  return { path: { projectId: world.projectId }, as: 'other' };
};

export const recipes: Recipes = {
  listProjects: {},
  createSampleProject: {
    once: true,
    call: withoutSample,
    failures: { WRONG_STATE: sentBefore(withoutSample) },
  },
  deleteSampleProject: {
    once: true,
    call: async (world) => ({ ...noPath, path: { projectId: await sampleOf(world) } }),
    failures: {
      FORBIDDEN: inOwnProject,
      WRONG_STATE: async (world) => ({ ...noPath, path: { projectId: await ownProject(world) } }),
    },
  },
  createProject: {
    once: true,
    call: created,
    fixed: [
      'name',
      'code',
      'timeZone',
      'currency',
      'adminId',
      'settings',
      'startDate',
      'targetFinishDate',
    ],
    failures: {
      NAME_TAKEN: sentBefore(created),
      VALIDATION_FAILED: {
        'a person who does not exist': adding((world) => ({ ...facts(world), adminId: 'unknown' })),
        'an end before the start': adding((world) => ({
          ...facts(world),
          targetFinishDate: '2026-01-11',
        })),
      },
    },
  },
  updateProject: {
    call: update,
    fixed: [
      'name',
      'code',
      'startDate',
      'targetFinishDate',
      'clear',
      'timeZone',
      'currency',
      'units',
    ],
    failures: {
      NAME_TAKEN: async (world, operation) => {
        const name = (await read(world, 'getProject', await ownProject(world))).name;
        return withValues(update, { name })(world, operation);
      },
    },
  },
  updateProjectCover: {
    once: true,
    fixed: ['cover'],
    call: pictured,
    failures: {
      FORBIDDEN: asOther,
      UNSUPPORTED_MEDIA_TYPE: {
        'a file that is not a picture': withForm(() => ({ cover: fake('png') })),
      },
    },
  },
  deleteProjectCover: {
    once: true,
    call: async (world) => ({ path: { projectId: await ownProject(world) } }),
    failures: {
      FORBIDDEN: inOwnProject,
    },
  },
  getProjectSettings: {},
  updateProjectSettings: {
    call: updateSettings,
    fixed: ['modulesOn', 'workingDays', 'holidays', 'prefixes', 'rules'],
    failures: {
      VALIDATION_FAILED: {
        'the same prefix twice': withValues(updateSettings, {
          prefixes: { punchItems: 'X', rfis: 'X', submittals: 'Y' },
        }),
        'the same holiday twice': withValues(updateSettings, {
          holidays: ['a', 'b'].map((name) => ({ date: '2027-01-01', name })),
        }),
      },
    },
  },
  getProjectTransitions: {},
  transitionProject: {
    once: true,
    call: transition({ status: 'finished' }),
    fixed: ['status', 'reason', 'links'],
    failures: {
      FORBIDDEN: async (world) => {
        if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
        const { version } = await read(world, 'getProject', world.projectId);
        const json = { version, status: 'closed', reason: 'A test run.' };
        return { path: { projectId: world.projectId }, json, as: 'other' };
      },
      WRONG_STATE: transition({ status: 'ongoing' }),
      VALIDATION_FAILED: { 'no reason': transition({ status: 'closed' }) },
    },
  },
  getProject: {
    after: async ({ run }, _, answer) =>
      wronglyPermitted(run.api.permissions, recordOf(answer) ?? {}),
  },
  updateProjectFavorite: { call: adding({ favorite: false }) },
  getActionHolders: {
    call: async (world) => ({
      path: { projectId: world.projectId },
      query: { module: 'rfis', action: 'create' },
    }),
    fixed: ['module', 'action'],
    failures: {
      VALIDATION_FAILED: {
        'an action that the table does not have': async (world) => ({
          path: { projectId: world.projectId },
          query: { module: 'rfis', action: 'paint' },
        }),
      },
    },
  },
  getProjectProgress: {},
  createReminders: {
    // There is no such record, so the run reminds nobody.
    call: async (world) => ({
      path: { projectId: world.projectId },
      json: { items: [{ type: 'rfi', id: 'none' }] },
    }),
    fixed: ['items'],
  },
  getProjectStats: {},
  listProjectMembers: {},
  listProjectLocations: {},
  listLocationProgress: {},
  createProjectLocation: {
    call: building,
    fixed: ['kind', 'parentId', 'position'],
    failures: {
      NAME_TAKEN: sentBefore(building),
      LIMIT_REACHED: 'needs 5,000 locations, which a run does not add',
      VALIDATION_FAILED: {
        'a room at the top': adding((world) => ({ ...named(world), kind: 'room' })),
      },
    },
  },
  updateProjectLocation: {
    call: renamed,
    fixed: ['parentId', 'position', 'archived', 'sheetArea', 'clear'],
    failures: { NAME_TAKEN: takenBy('createProjectLocation', renamed) },
  },
  deleteProjectLocation: {
    failures: { WRONG_STATE: ofRecord },
  },
  importProjectLocations: {
    call: adding((world) => ({ mode: 'preview', rows: [{ building: world.name() }] })),
    fixed: ['mode', 'rows'],
    variants: {
      'all, with a faulty row': { call: adding({ mode: 'all', rows: [{ room: '1' }] }) },
    },
  },
  exportProjectLocations: {},
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
