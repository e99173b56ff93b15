import { actorFor, editorFor, isCompleted, may, readerFor, seesAll } from '../budget/access.ts';
import { sum } from '../budget/money.ts';
import { ofProject } from '../budget/store.ts';
import { lineRef } from '../budget/view.ts';
import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { searchesFor } from '../lists/search.ts';
import type { Member } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import type { LogCall } from '../members/viewer.ts';
import type { StoredDirectCost } from '../state/budget.ts';
import type { Handlers } from '../state/call.ts';
import { lookUp } from '../state/model.ts';
import { newId } from '../state/secrets.ts';

type Schemas = components['schemas'];

const nowOf = ({ now }: LogCall) => new Date(now).toISOString();

function shown(
  call: LogCall,
  member: Member,
  { budgetLineId, createdById, ...facts }: StoredDirectCost,
): Schemas['DirectCost'] {
  const isOpen = !isCompleted(call.tenant.state, facts.projectId);
  return {
    ...facts,
    budgetLine: lineRef(call, budgetLineId),
    createdBy: personOf(call, createdById),
    permittedActions: isOpen && may(member, 'manage_commitments') ? ['update', 'delete'] : [],
  };
}

/** Refuses a line of another budget. */
const strangeLine = ({ tenant }: LogCall, projectId: string, id: string) =>
  lookUp(tenant.state.budgetLines, id)?.projectId === projectId
    ? null
    : invalid('/budgetLineId', 'reference', 'must be a line of the budget');

function changeable(
  call: LogCall,
  { projectId, directCostId }: { projectId: string; directCostId: string },
) {
  const member = actorFor(call, projectId, 'manage_commitments');
  if ('refused' in member) return member;
  const { state } = call.tenant;
  const cost = lookUp(state.directCosts, directCostId);
  if (cost?.projectId !== projectId || !seesAll(state, member)) return refuse('NOT_FOUND');
  return isCompleted(state, projectId) ? refuse('WRONG_STATE') : { member, cost };
}

export const handlers = {
  listDirectCosts(call) {
    const { projectId } = call.params;
    const { q, lineId } = call.query;
    const member = readerFor(call, projectId);
    if ('refused' in member) return member;
    const finds = searchesFor(q);
    const rows = ofProject(call.tenant.state.directCosts, projectId)
      .filter((one) => (lineId ?? one.budgetLineId) === one.budgetLineId)
      .filter((one) => finds(one.vendor, one.description, one.reference));
    const order = orderOf('-date', (one: StoredDirectCost) => one.date);
    const page = sortedPage(rows, order, call.query);
    if ('refused' in page) return page;
    return {
      status: 200,
      body: {
        success: true,
        data: page.items.map((one) => shown(call, member, one)),
        nextCursor: page.nextCursor,
        total: rows.length,
        totalMinor: sum(rows.map(({ amountMinor }) => amountMinor)),
      },
    };
  },

  createDirectCost(call) {
    const { projectId } = call.params;
    const { budgetLineId, date, vendor = '', description, reference = '', amountMinor } = call.body;
    const member = editorFor(call, projectId, 'manage_commitments');
    if ('refused' in member) return member;
    const fault = strangeLine(call, projectId, budgetLineId);
    if (fault) return fault;
    const at = nowOf(call);
    const cost: StoredDirectCost = {
      id: newId('dct'),
      projectId,
      budgetLineId,
      date,
      vendor: vendor.trim(),
      description: description.trim(),
      reference: reference.trim(),
      amountMinor,
      createdAt: at,
      updatedAt: at,
      createdById: call.user().id,
      version: 1,
    };
    call.tenant.state.directCosts[cost.id] = cost;
    return { status: 201, body: { success: true, data: shown(call, member, cost) } };
  },

  updateDirectCost(call) {
    const { version, ...facts } = call.body;
    const found = changeable(call, call.params);
    if ('refused' in found) return found;
    const { cost, member } = found;
    if (version !== cost.version) return staleVersion(cost);
    const fault = facts.budgetLineId && strangeLine(call, cost.projectId, facts.budgetLineId);
    if (fault) return fault;
    const next = { ...cost, ...facts, updatedAt: nowOf(call), version: version + 1 };
    call.tenant.state.directCosts[next.id] = next;
    return { status: 200, body: { success: true, data: shown(call, member, next) } };
  },

  deleteDirectCost(call) {
    const found = changeable(call, call.params);
    if ('refused' in found) return found;
    const { cost } = found;
    if (call.query.version !== cost.version) return staleVersion(cost);
    delete call.tenant.state.directCosts[cost.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
