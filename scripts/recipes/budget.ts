import { recordOf } from '../conformance/check.ts';
import { isObject, type Json, rowsOf } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Prepare, Recipe, Recipes, World } from '../conformance/world.ts';
import { adding, oncePerRun, sentBefore } from './shared/requests.ts';

/** A number that no other call of the run has. */
const serial = (world: World): string => world.name().replace(/.*-/, '');

const cells = (world: World): Json => ({
  code: `ZZ ${serial(world)}`,
  description: world.name(),
  costType: 'other',
});

const bulk = (world: World, items: readonly Json[]) =>
  world.send('bulkUpdateBudgetLines', { path: { projectId: world.projectId }, json: { items } });

/** A line of the run without an original, since those of an active budget are locked. */
const lineOf = oncePerRun(async (world) => {
  world.require('update_budget');
  const { json } = await bulk(world, [{ action: 'create', cells: cells(world) }]);
  const data = isObject(json) && isObject(json.data) ? json.data : {};
  const [result] = Array.isArray(data.results) ? data.results : [];
  const line = isObject(result) && isObject(result.line) ? result.line : null;
  if (!line) throw new Skip('the budget takes no new line');
  const id = String(line.id);
  world.undo.push(async () => {
    const list = await world.send('listBudgetLines', { path: { projectId: world.projectId } });
    const found = rowsOf(list.json).find((row) => row.id === id);
    if (found) await bulk(world, [{ action: 'delete', id, version: found.version }]);
  });
  return id;
});

const companyOf = oncePerRun(async (world) => {
  const path = { projectId: world.projectId };
  const { json } = await world.send('listProjectMembers', { path });
  const companies = isObject(json) && Array.isArray(json.companies) ? json.companies : [];
  const [company] = companies.filter(isObject);
  if (!company) throw new Skip('the project has no company');
  return String(company.id);
});

const rows = async (world: World): Promise<Json[]> => [
  { budgetLineId: await lineOf(world), description: 'Work', amountMinor: 125_000 },
];

const commitment: Prepare = async (world, operation) =>
  world.plain(operation, { add: { companyId: await companyOf(world), lines: await rows(world) } });

const changeOrder: Prepare = async (world, operation) => {
  const lines = [{ budgetLineId: await lineOf(world), amountMinor: 4_200 }];
  return world.plain(operation, { add: { lines } });
};

const directCost: Prepare = async (world, operation) =>
  // After each month that the run or somebody else has closed.
  world.plain(operation, { add: { budgetLineId: await lineOf(world), date: '2099-01-15' } });

const versionOf = (world: World, path: Input['path'], name: string) =>
  world.version(path[name] ?? '');

/** Lets the account approve what it made, as long as the run lasts. */
const approveAlone = oncePerRun(async (world) => {
  const path = { projectId: world.projectId };
  const settings = async () => dataOf((await world.send('getProjectSettings', { path })).json);
  const { rules, version } = await settings();
  if (!isObject(rules) || rules.fourEyes !== true) return 'off';
  world.require('manage_project_settings');
  const json = { version, rules: { ...rules, fourEyes: false } };
  await world.send('updateProjectSettings', { path, json });
  world.undo.push(async () => {
    const now = await settings();
    await world.send('updateProjectSettings', { path, json: { version: now.version, rules } });
  });
  return 'off';
});

async function approved(world: World): Promise<Input['path']> {
  await approveAlone(world);
  const path = await world.path(world.run.api.find('getCommitment'), true);
  const json = { version: versionOf(world, path, 'commitmentId'), to: 'approved' };
  await world.send('transitionCommitment', { path, json });
  return path;
}

/** Changes of a new record that its status does not allow. */
const ofApproved =
  (json: Json): Prepare =>
  async (world) => {
    const path = await approved(world);
    return { path, json: { version: versionOf(world, path, 'commitmentId'), ...json } };
  };

const invoice: Prepare = async (world) => {
  const { projectId = '', commitmentId } = await approved(world);
  return { path: { projectId }, json: { commitmentId, periodTo: '2026-11-30' } };
};

/** Returns a draft that bills something, so that it can be submitted. */
const billed: Prepare = async (world) => {
  const path = await world.path(world.run.api.find('getInvoice'), true);
  const read = dataOf((await world.send('getInvoice', { path })).json);
  const [row] = Array.isArray(read.lines) ? read.lines.filter(isObject) : [];
  const lines = [{ id: row?.id, thisPeriodMinor: 1_000 }];
  await world.send('updateInvoice', { path, json: { version: Number(read.version), lines } });
  return { path, json: { version: versionOf(world, path, 'invoiceId'), to: 'submitted' } };
};

const to =
  (name: string, operationId: string, json: Json): Prepare =>
  async (world) => {
    const path = await world.path(world.run.api.find(operationId), true);
    return { path, json: { version: versionOf(world, path, name), ...json } };
  };

/** The budget has no id of its own. */
function dataOf(json: unknown): Json {
  return isObject(json) && isObject(json.data) ? json.data : {};
}

async function budget(world: World): Promise<Json> {
  const path = { projectId: world.projectId };
  return dataOf((await world.send('getBudget', { path })).json);
}

/** Only those who see the whole budget have its lines and sums. Roles do not tell: a budget may be opened to them. */
async function requireAll(world: World): Promise<void> {
  if ((await budget(world)).scope !== 'all') throw new Skip('the account may not see it all');
}
const whole: Prepare = async (world, operation) => {
  await requireAll(world);
  return world.plain(operation);
};

const COMPLETED = 'a run does not complete the budget for other calls';
const IN_COMPLETED = { WRONG_STATE: COMPLETED };

const code = adding((world) => ({ code: `ZZ ${serial(world)}`, title: world.name() }));

/** Months before anything was built, so that no real one is closed. */
const month = adding((world) => {
  const number = Number(serial(world));
  const year = String(1000 + (number % 900));
  return { month: `${year}-${String((number % 12) + 1).padStart(2, '0')}` };
});

/** What is left of a transition is taken back, so that the record can be removed. */
const backToDraft: Recipe['after'] = async (world, { path }, answer) => {
  const json = { version: Number(recordOf(answer)?.version), to: 'draft' };
  await world.send('transitionInvoice', { path, json });
  return [];
};

const reopened: Recipe['after'] = async (world, { path }, answer) => {
  const { version } = dataOf(answer.json);
  const json = { version, to: 'active', reason: 'Test run.' };
  await world.send('transitionBudget', { path, json });
  return [];
};

export const recipes: Recipes = {
  getBudget: {},
  updateBudget: {
    call: async (world) => {
      const { version, access } = await budget(world);
      const json = { version, ...(isObject(access) ? access : {}) };
      return { path: { projectId: world.projectId }, json };
    },
    fixed: ['visibleToOwner', 'visibleToSuperintendents', 'approvalLimits'],
    once: true,
  },
  transitionBudget: {
    call: async (world) => {
      // Only those who reopen it may try to complete it.
      world.require('manage_budget_access');
      const { version, status } = await budget(world);
      const path = { projectId: world.projectId };
      if (status === 'draft') throw new Skip('the budget is a draft');
      return status === 'active'
        ? { path, json: { version, to: 'completed' } }
        : { path, json: { version, to: 'active', reason: 'Test run.' } };
    },
    fixed: ['to', 'reason'],
    once: true,
    after: reopened,
    failures: {
      WRONG_STATE: async (world) => {
        await requireAll(world);
        const { version } = await budget(world);
        return { path: { projectId: world.projectId }, json: { version, to: 'active' } };
      },
    },
  },
  listCostCodes: { call: whole },
  createCostCode: {
    call: code,
    fixed: ['code'],
    failures: { NAME_TAKEN: sentBefore(code) },
  },
  updateCostCode: {
    fixed: ['code', 'isArchived'],
    failures: {
      // The divisions of MasterFormat are in each list.
      WRONG_STATE: async (world) => {
        await requireAll(world);
        const path = { projectId: world.projectId, costCodeId: 'div_03' };
        return { path, json: { version: 1, title: 'Concrete' } };
      },
      NAME_TAKEN: async (world) => {
        const path = await world.path(world.run.api.find('updateCostCode'), true);
        return { path, json: { version: versionOf(world, path, 'costCodeId'), code: '03' } };
      },
    },
  },
  importCostCodes: {
    call: adding((world) => ({
      mode: 'preview',
      rows: [{ code: `ZZ ${serial(world)}`, title: world.name() }],
    })),
    fixed: ['mode', 'rows'],
  },
  deleteCostCode: {
    failures: {
      WRONG_STATE: async (world, operation) => {
        const ownName = `ZZ ${serial(world)}`;
        const path = { projectId: world.projectId };
        const create = await world.send('createCostCode', {
          path,
          json: { code: ownName, title: 'Used' },
        });
        await bulk(world, [{ action: 'create', cells: { ...cells(world), code: ownName } }]);
        const [name = ''] = operation.pathNames.slice(-1);
        return { path: { ...path, [name]: String(recordOf(create)?.id) } };
      },
    },
  },
  listBudgetLines: { call: whole },
  bulkUpdateBudgetLines: {
    call: async (world, operation) => {
      const id = await lineOf(world);
      const items = [{ action: 'update', id, version: 1, cells: { description: world.name() } }];
      return world.plain(operation, { add: { items } });
    },
    fixed: ['items'],
    failures: IN_COMPLETED,
  },
  importBudgetLines: {
    call: adding((world) => ({ mode: 'preview', existing: 'skip', rows: [cells(world)] })),
    fixed: ['mode', 'existing', 'rows'],
    failures: IN_COMPLETED,
  },
  exportBudget: {},
  listBudgetRecords: { call: whole, fixed: ['lineId'] },
  getBudgetForecast: { call: whole },
  listBudgetSnapshots: { call: whole },
  createBudgetSnapshot: {
    call: month,
    fixed: ['month'],
    once: true,
    failures: { NAME_TAKEN: sentBefore(month) },
  },
  getBudgetSnapshot: {},
  listCommitments: {},
  createCommitment: { call: commitment, fixed: ['lines'], failures: IN_COMPLETED },
  getCommitment: {},
  updateCommitment: {
    fixed: ['lines'],
    failures: { WRONG_STATE: ofApproved({ lines: [] }) },
  },
  deleteCommitment: {
    failures: {
      WRONG_STATE: async (world) => {
        const path = await approved(world);
        return { path, query: { version: versionOf(world, path, 'commitmentId') } };
      },
    },
  },
  transitionCommitment: {
    call: async (world, operation) => {
      await approveAlone(world);
      return to('commitmentId', 'getCommitment', { to: 'approved' })(world, operation);
    },
    fixed: ['to', 'reason'],
    once: true,
    failures: {
      WRONG_STATE: to('commitmentId', 'getCommitment', { to: 'completed' }),
      VALIDATION_FAILED: { 'no reason to void it': ofApproved({ to: 'void' }) },
    },
  },
  listChangeEvents: { call: whole },
  createChangeEvent: { fixed: ['source'], failures: IN_COMPLETED },
  getChangeEvent: {},
  updateChangeEvent: { fixed: ['roughMinor', 'clear'], failures: IN_COMPLETED },
  deleteChangeEvent: {
    failures: {
      WRONG_STATE: async (world, operation) => {
        const path = await world.path(operation, true);
        const create = world.run.api.find('createChangeOrder');
        const input = await changeOrder(world, create);
        const { changeEventId = '' } = path;
        const json = { ...(input.json as object), changeEventId };
        await world.send(create.id, { ...input, json });
        return { path, query: { version: world.version(changeEventId) } };
      },
    },
  },
  listChangeOrders: {},
  createChangeOrder: { call: changeOrder, fixed: ['lines', 'source'], failures: IN_COMPLETED },
  getChangeOrder: {},
  updateChangeOrder: {
    fixed: ['lines', 'clear'],
    failures: { WRONG_STATE: 'an approved one could not be removed afterwards' },
  },
  deleteChangeOrder: {
    failures: { WRONG_STATE: 'an approved one could not be removed afterwards' },
  },
  transitionChangeOrder: {
    call: to('changeOrderId', 'getChangeOrder', { to: 'rejected', reason: 'Test run.' }),
    fixed: ['to', 'reason'],
    once: true,
    failures: {
      WRONG_STATE: to('changeOrderId', 'getChangeOrder', { to: 'pending' }),
      VALIDATION_FAILED: {
        'no reason to reject it': to('changeOrderId', 'getChangeOrder', { to: 'rejected' }),
      },
    },
  },
  listInvoices: {},
  createInvoice: {
    call: invoice,
    fixed: ['periodTo'],
    once: true,
    failures: {
      WRONG_STATE: async (world) => {
        const path = await world.path(world.run.api.find('getCommitment'), true);
        const { projectId = '', commitmentId } = path;
        return { path: { projectId }, json: { commitmentId, periodTo: '2026-11-30' } };
      },
    },
  },
  getInvoice: {},
  updateInvoice: {
    fixed: ['lines', 'periodTo'],
    failures: {
      WRONG_STATE: 'a submitted one could not be removed afterwards',
      VALIDATION_FAILED: {
        'a row that is billed above what is scheduled': async (world, operation) => {
          const path = await world.path(operation, true);
          const read = dataOf((await world.send('getInvoice', { path })).json);
          const [row] = Array.isArray(read.lines) ? read.lines.filter(isObject) : [];
          const lines = [{ id: row?.id, thisPeriodMinor: 125_001 }];
          return { path, json: { version: Number(read.version), lines } };
        },
      },
    },
  },
  deleteInvoice: {
    failures: { WRONG_STATE: 'a submitted one could not be removed afterwards' },
  },
  transitionInvoice: {
    call: billed,
    fixed: ['to', 'reason', 'paidOn'],
    once: true,
    after: backToDraft,
    failures: { WRONG_STATE: to('invoiceId', 'getInvoice', { to: 'paid' }) },
  },
  listDirectCosts: { call: whole },
  createDirectCost: { call: directCost, fixed: ['date'], failures: IN_COMPLETED },
  updateDirectCost: { fixed: ['date'], failures: IN_COMPLETED },
  deleteDirectCost: { failures: IN_COMPLETED },
};
