import type { GuardedHandlers } from '../../../core/access.ts';
import type { StoredCostCode } from '../../../core/state/budget.ts';
import type { TenantState } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { type FieldProblem, invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import { codeKey, costCodes, divisions, isCode } from '../codes.ts';
import { LineWriter, logLines } from '../lines.ts';
import { isCompleted, may } from '../rights.ts';
import { budgetOf, ofProject } from '../store.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['CostCodeImportOutcome'];

const MAX_TITLE = 120;

const taken = (detail: string) =>
  refuse('NAME_TAKEN', { detail, errors: [{ pointer: '/code', code: 'unique', detail }] });

const badCode = () => invalid('/code', 'pattern', 'must be a cost code');

const isDivision = (code: string) => Object.hasOwn(divisions, code);

/** The codes of a project by what they are unique by. */
const codesByKey = (state: TenantState, projectId: string) =>
  new Map(ofProject(state.costCodes, projectId).map((row) => [codeKey(row.code), row]));

function shownCode(state: TenantState, { id, projectId, code }: StoredCostCode) {
  const data = costCodes(state, projectId, true).find((row) => row.id === id);
  if (!data) throw new Error(`The code ${code} is not in the list.`);
  return data;
}

const changed = (row: StoredCostCode, changes: Partial<StoredCostCode>): StoredCostCode => ({
  ...row,
  ...changes,
  version: (row.version ?? 1) + 1,
});

/** What is wrong with a row of a file. */
function rowFaults(code: string, title: string, index: number): FieldProblem[] {
  const fault = (name: string, kind: string, detail: string) => [
    { pointer: `/rows/${index}/${name}`, code: kind, detail },
  ];
  const ofCode = () => {
    if (code === '') return fault('code', 'required', 'is needed');
    if (!isCode(code)) return fault('code', 'pattern', 'must be a cost code');
    return isDivision(code) ? fault('code', 'division', 'is a division of MasterFormat') : [];
  };
  const ofTitle = () => {
    if (title === '') return fault('title', 'required', 'is needed');
    if (title.length <= MAX_TITLE) return [];
    return fault('title', 'maxLength', `must have at most ${MAX_TITLE} characters`);
  };
  return [...ofCode(), ...ofTitle()];
}

export const handlers = {
  listCostCodes(call) {
    const { projectId } = call.params;
    return ok(costCodes(call.tenant.state, projectId, may(call.member, 'update')));
  },

  createCostCode(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const code = call.body.code.trim();
    if (!isCode(code)) return badCode();
    if (codesByKey(state, projectId).has(codeKey(code)) || isDivision(code)) {
      return taken('This code is in the list.');
    }
    const title = call.body.title.trim();
    const row: StoredCostCode = { id: newId('ccd'), projectId, code, title };
    state.costCodes[row.id] = row;
    return created(shownCode(state, row));
  },

  updateCostCode(call) {
    const { state } = call.tenant;
    const { costCode } = call.records;
    const { version: _, ...facts } = call.body;
    const row = state.costCodes[costCode.id];
    // Nobody changes the divisions.
    if (!row) return refuse('WRONG_STATE');
    const { projectId } = row;
    const code = facts.code?.trim() ?? row.code;
    if (!isCode(code)) return badCode();
    const other = codesByKey(state, projectId).get(codeKey(code));
    if ((other && other.id !== row.id) || isDivision(code)) {
      return taken('This code is in the list.');
    }
    if (code !== row.code && costCode.lineCount > 0) {
      if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
      const writer = new LineWriter(state, projectId, budgetOf(state, projectId).status);
      if (!writer.recode(row.code, code)) return taken('A line has this code and cost type.');
      logLines(call, projectId, writer.changes);
    }
    const next = changed(row, { ...facts, code, title: facts.title?.trim() ?? row.title });
    state.costCodes[row.id] = next;
    return ok(shownCode(state, next));
  },

  importCostCodes(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { mode, rows } = call.body;
    const known = codesByKey(state, projectId);
    const seen = new Set<string>();
    const planned = rows.map((row, index): { outcome: Outcome; write?: StoredCostCode } => {
      const code = (row.code ?? '').trim();
      const title = (row.title ?? '').trim();
      const faults = rowFaults(code, title, index);
      const key = codeKey(code);
      if (faults.length === 0 && seen.has(key)) {
        const detail = 'an earlier row has this code';
        faults.push({ pointer: `/rows/${index}/code`, code: 'unique', detail });
      }
      if (faults.length > 0) return { outcome: { action: 'fault', faults } };
      seen.add(key);
      const before = known.get(key);
      if (!before) {
        const write = { id: newId('ccd'), projectId, code, title };
        return { outcome: { action: 'create', faults }, write };
      }
      if (before.title === title) return { outcome: { action: 'skip', faults } };
      return { outcome: { action: 'update', faults }, write: changed(before, { title }) };
    });
    const countOf = (action: Outcome['action']) =>
      planned.filter(({ outcome }) => outcome.action === action).length;
    const faultCount = countOf('fault');
    const isImported = mode === 'valid' || (mode === 'all' && faultCount === 0);
    for (const { write } of isImported ? planned : []) {
      if (write) state.costCodes[write.id] = write;
    }
    return ok({
      rows: planned.map(({ outcome }) => outcome),
      createCount: countOf('create'),
      updateCount: countOf('update'),
      skipCount: countOf('skip'),
      faultCount,
      isImported,
    });
  },

  deleteCostCode(call) {
    const { costCode } = call.records;
    if (!costCode.permittedActions.includes('delete')) return refuse('WRONG_STATE');
    delete call.tenant.state.costCodes[costCode.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
