import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { personOf } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import type { StoredDirectCost } from '../../../core/state/budget.ts';
import { madeBy, nowOf } from '../../../core/state/made.ts';
import { lookUp, type Member, type TenantState } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import { sum } from '../money.ts';
import { isCompleted, may } from '../rights.ts';
import { ofProject } from '../store.ts';
import { lineRef } from '../view.ts';

type Schemas = components['schemas'];

function shown(
  call: LogCall,
  member: Member,
  { budgetLineId, createdById, ...facts }: StoredDirectCost,
): Schemas['DirectCost'] {
  const { state } = call.tenant;
  const isOpen = !isCompleted(state, facts.projectId) && !isClosed(state, facts);
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

/** Tells whether the month of a cost is closed by a snapshot of it or of a later month. */
const isClosed = (
  state: TenantState,
  { projectId, date }: Pick<StoredDirectCost, 'projectId' | 'date'>,
): boolean =>
  ofProject(state.budgetSnapshots, projectId).some(({ month }) => date.slice(0, 7) <= month);

const closedMonth = invalid('/date', 'closed', 'must be after the last closed month');

export const handlers = {
  listDirectCosts(call) {
    const { projectId } = call.params;
    const { q, lineId } = call.query;
    const { member } = call;
    const finds = searchesFor(q);
    const rows = ofProject(call.tenant.state.directCosts, projectId)
      .filter((directCost) => (lineId ?? directCost.budgetLineId) === directCost.budgetLineId)
      .filter((directCost) =>
        finds(directCost.vendor, directCost.description, directCost.reference),
      );
    const order = orderOf('-date', (directCost: StoredDirectCost) => directCost.date);
    return pageReply(rows, order, call.query, (directCost) => shown(call, member, directCost), {
      total: rows.length,
      totalMinor: sum(rows.map(({ amountMinor }) => amountMinor)),
    });
  },

  createDirectCost(call) {
    const { projectId } = call.params;
    const { budgetLineId, date, vendor = '', description, reference = '', amountMinor } = call.body;
    if (isCompleted(call.tenant.state, projectId)) return refuse('WRONG_STATE');
    const fault = strangeLine(call, projectId, budgetLineId);
    if (fault) return fault;
    if (isClosed(call.tenant.state, { projectId, date })) return closedMonth;
    const cost: StoredDirectCost = {
      id: newId('dct'),
      projectId,
      budgetLineId,
      date,
      vendor: vendor.trim(),
      description: description.trim(),
      reference: reference.trim(),
      amountMinor,
      ...madeBy(call),
    };
    call.tenant.state.directCosts[cost.id] = cost;
    return created(shown(call, call.member, cost));
  },

  updateDirectCost(call) {
    const { version, ...facts } = call.body;
    const { directCost: cost } = call.records;
    const { state } = call.tenant;
    if (isCompleted(state, cost.projectId) || isClosed(state, cost)) return refuse('WRONG_STATE');
    const fault = facts.budgetLineId && strangeLine(call, cost.projectId, facts.budgetLineId);
    if (fault) return fault;
    const next = { ...cost, ...facts, updatedAt: nowOf(call), version: version + 1 };
    if (isClosed(state, next)) return closedMonth;
    state.directCosts[next.id] = next;
    return ok(shown(call, call.member, next));
  },

  deleteDirectCost(call) {
    const { state } = call.tenant;
    const { directCost: cost } = call.records;
    if (isCompleted(state, cost.projectId) || isClosed(state, cost)) return refuse('WRONG_STATE');
    delete state.directCosts[cost.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
