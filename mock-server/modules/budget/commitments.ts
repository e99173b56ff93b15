import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { StoredCommitment } from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { applicationOf, completedOf, scheduleOf } from './billing.ts';
import { sum } from './money.ts';
import { isCompleted, isOwnWork, may, mayApprove, mayBill, seesAll } from './rights.ts';
import { invoicesOf, isBilled, ofProject } from './store.ts';
import { lineRef } from './view.ts';

type Schemas = components['schemas'];

export const companyRef = (state: TenantState, id: string): Schemas['BudgetCompany'] => ({
  id,
  name: lookUp(state.companies, id)?.name ?? 'Former company',
});

export const commitmentRef = (
  state: TenantState,
  { id, number, title, companyId }: StoredCommitment,
): Schemas['CommitmentRef'] => ({
  id,
  number,
  title,
  companyName: companyRef(state, companyId).name,
});

/** Returns what was billed in each row, by the latest invoice that counts. */
function billedRows(state: TenantState, commitment: StoredCommitment): Map<string, number> {
  const latest = invoicesOf(state, commitment.id).findLast(isBilled);
  return new Map(latest?.approved?.rows.map((row) => [row.id, completedOf(row)]));
}

function figuresOf(
  call: LogCall,
  member: Member,
  commitment: StoredCommitment,
): Schemas['CommitmentFigures'] {
  const { state } = call.tenant;
  const originalMinor = sum(commitment.lines.map(({ amountMinor }) => amountMinor));
  const revisedMinor = sum(scheduleOf(state, commitment).map((row) => row.scheduledMinor));
  const billed = invoicesOf(state, commitment.id).filter(isBilled);
  const latest = billed.at(-1);
  const last = latest && applicationOf(state, commitment, latest).summary;
  const paid = billed.filter(({ status }) => status === 'paid');
  const pending = seesAll(state, member)
    ? ofProject(state.changeOrders, commitment.projectId)
        .filter(({ status }) => status === 'pending')
        .flatMap(({ lines }) => lines.filter((line) => line.commitmentId === commitment.id))
    : [];
  const billedMinor = last?.completedMinor ?? 0;
  return {
    originalMinor,
    approvedChangesMinor: revisedMinor - originalMinor,
    revisedMinor,
    pendingChangesMinor: sum(pending.map(({ amountMinor }) => amountMinor)),
    billedMinor,
    retainedMinor: last?.retentionMinor ?? 0,
    paidMinor: sum(
      paid.map((invoice) => applicationOf(state, commitment, invoice).summary.currentDueMinor),
    ),
    balanceMinor: revisedMinor - billedMinor,
  };
}

const openInvoiceOf = (state: TenantState, commitmentId: string) =>
  invoicesOf(state, commitmentId).find((invoice) => !isBilled(invoice));

/** Whether an invoice can be started against a commitment. */
export const isBillable = (state: TenantState, commitment: StoredCommitment): boolean =>
  commitment.status === 'approved' && openInvoiceOf(state, commitment.id) === undefined;

const isNamed = (state: TenantState, { id, projectId }: StoredCommitment): boolean =>
  invoicesOf(state, id).length > 0 ||
  ofProject(state.changeOrders, projectId).some(
    ({ status, lines }) =>
      status !== 'rejected' && lines.some(({ commitmentId }) => commitmentId === id),
  );

/** The statuses that the caller may give a commitment now. */
export const statusesFor = (
  state: TenantState,
  member: Member,
  commitment: StoredCommitment,
): Schemas['CommitmentStatus'][] => {
  const isDraft = commitment.status === 'draft';
  const mayStep = (to: Schemas['CommitmentStatus']) =>
    to === 'approved'
      ? mayApprove(state, member, commitment) && !(isDraft && isOwnWork(member, commitment))
      : may(member, 'manage_commitments');
  return isCompleted(state, commitment.projectId)
    ? []
    : nextStatuses(state, commitment).filter(mayStep);
};

export function nextStatuses(
  state: TenantState,
  commitment: StoredCommitment,
): Schemas['CommitmentStatus'][] {
  const { status, lines } = commitment;
  if (status === 'draft') return lines.length > 0 ? ['approved'] : [];
  if (status === 'completed') return ['approved'];
  if (status === 'void') return [];
  const isOpen = openInvoiceOf(state, commitment.id) !== undefined;
  return [
    ...(isOpen ? [] : (['completed'] as const)),
    ...(isNamed(state, commitment) ? [] : (['void'] as const)),
  ];
}

export function commitmentShown(
  call: LogCall,
  member: Member,
  commitment: StoredCommitment,
): Schemas['Commitment'] {
  const { state } = call.tenant;
  const { lines: _, companyId, createdById, editedByIds: __, ...facts } = commitment;
  const isOpen = !isCompleted(state, facts.projectId);
  const manages = isOpen && may(member, 'manage_commitments');
  const isDraft = facts.status === 'draft';
  return {
    ...facts,
    company: companyRef(state, companyId),
    figures: figuresOf(call, member, commitment),
    openInvoiceId: openInvoiceOf(state, facts.id)?.id ?? null,
    createdBy: personOf(call, createdById),
    permittedActions: [
      ...(manages && facts.status !== 'void' ? (['update'] as const) : []),
      ...(manages && isDraft ? (['delete'] as const) : []),
      ...(isOpen && mayBill(member, commitment) && isBillable(state, commitment)
        ? (['add_invoice'] as const)
        : []),
    ],
    permittedStatuses: statusesFor(state, member, commitment),
  };
}

export function commitmentDetail(
  call: LogCall,
  member: Member,
  commitment: StoredCommitment,
): Schemas['CommitmentDetail'] {
  const { state } = call.tenant;
  const isShown = seesAll(state, member);
  const billed = billedRows(state, commitment);
  return {
    ...commitmentShown(call, member, commitment),
    lines: scheduleOf(state, commitment).map((row) => {
      const billedMinor = billed.get(row.id) ?? 0;
      const order = row.changeOrderId === null ? null : state.changeOrders[row.changeOrderId];
      return {
        id: row.id,
        description: row.description,
        budgetLine: isShown ? lineRef(call, row.budgetLineId) : null,
        changeOrder: order
          ? { id: order.id, number: order.number, title: order.title, status: order.status }
          : null,
        scheduledMinor: row.scheduledMinor,
        billedMinor,
        balanceMinor: row.scheduledMinor - billedMinor,
      };
    }),
  };
}

/** Refuses a line of another budget. */
export function unknownLine(
  state: TenantState,
  projectId: string,
  lines: readonly { budgetLineId: string }[],
) {
  const index = lines.findIndex(
    ({ budgetLineId }) => lookUp(state.budgetLines, budgetLineId)?.projectId !== projectId,
  );
  return index < 0
    ? null
    : invalid(`/lines/${index}/budgetLineId`, 'reference', 'must be a line of the budget');
}

/** Returns the rows of a schedule of values. A row keeps its id only if the commitment has it. */
export function rowsFrom(
  lines: readonly Schemas['CommitmentLineInput'][],
  before: StoredCommitment['lines'] = [],
): StoredCommitment['lines'] {
  const known = new Set(before.map(({ id }) => id));
  return lines.map(({ id, ...line }) => {
    const isKept = id !== undefined && known.delete(id);
    return { ...line, description: line.description.trim(), id: isKept ? id : newId('cml') };
  });
}
