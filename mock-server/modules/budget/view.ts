import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { permits } from '../../core/permissions/grants.ts';
import type { StoredSnapshot } from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { divisionOf } from './codes.ts';
import { type Counted, contingencyOf, countedLines, totalsOf } from './figures.ts';
import {
  may,
  mayBill,
  mayExport,
  ownLimit,
  scopeOf,
  seesChangeOrder,
  seesInvoice,
} from './rights.ts';
import { budgetOf, ofProject } from './store.ts';

type Schemas = components['schemas'];

export function lineShown({ line, figures }: Counted): Schemas['BudgetLine'] {
  const { projectId: _, originalMinor: __, ...cells } = line;
  return { ...cells, division: divisionOf(line.code), figures };
}

/** Returns all lines with their columns. Kept until something changes, because several calls of a screen need them. */
export const linesOf = ({ tenant }: Pick<LogCall, 'tenant'>, projectId: string): Counted[] =>
  tenant.remember(`budget lines of ${projectId}`, () => countedLines(tenant.state, projectId));

const STEPS = {
  draft: [['active', 'activate']],
  active: [['completed', 'complete']],
  completed: [['active', 'reopen']],
} as const;

/** Returns the next statuses of the budget, with the action that each takes. */
export const stepsFrom = (status: Schemas['BudgetStatus']) => STEPS[status];

/** Returns the actions that others than those of the project can have, too. */
const actionsOf = (
  state: TenantState,
  member: Member,
  isCompleted: boolean,
): Schemas['BudgetAction'][] =>
  (
    [
      ['update', !isCompleted],
      ['set_access', true],
      ['export', true],
      ['take_snapshot', true],
      ['manage_commitments', !isCompleted],
      ['manage_changes', !isCompleted],
    ] as const
  ).flatMap(([action, isOpen]) => {
    const isPermitted = action === 'export' ? mayExport(state, member) : may(member, action);
    return isOpen && isPermitted ? [action] : [];
  });

const limitShown = (limit: number): number | null =>
  Number.isFinite(limit) ? Math.max(0, limit) : null;

/** Returns null if the member sees nothing of the budget. */
export function budgetShown(call: LogCall, member: Member): Schemas['Budget'] | null {
  const { state } = call.tenant;
  const { project } = member;
  const scope = scopeOf(state, member);
  if (!scope) return null;
  const budget = budgetOf(state, project.id);
  const { status, visibleToOwner, visibleToSuperintendents, approvalLimits } = budget;
  const isAll = scope === 'all';
  const lines = isAll ? linesOf(call, project.id) : [];
  const isCompleted = status === 'completed';
  const ownActions = isAll ? actionsOf(state, member, isCompleted) : [];
  const bills =
    !isCompleted &&
    ofProject(state.commitments, project.id).some((commitment) => mayBill(member, commitment));
  return {
    projectId: project.id,
    currency: project.currency,
    scope,
    status,
    access: ownActions.includes('set_access')
      ? { visibleToOwner, visibleToSuperintendents, approvalLimits }
      : null,
    lineCount: isAll ? lines.length : null,
    totals: isAll ? totalsOf(lines) : null,
    contingency: isAll ? contingencyOf(lines) : null,
    ownLimitMinor: limitShown(ownLimit(state, member)),
    lastSnapshotMonth: isAll ? (snapshotsOf(call, project.id)[0]?.month ?? null) : null,
    pendingChangeCount: ofProject(state.changeOrders, project.id).filter(
      (changeOrder) =>
        changeOrder.status === 'pending' && seesChangeOrder(state, member, changeOrder),
    ).length,
    submittedInvoiceCount: ofProject(state.invoices, project.id).filter(
      (invoice) => invoice.status === 'submitted' && seesInvoice(state, member, invoice),
    ).length,
    updatedAt: budget.updatedAt,
    version: budget.version,
    permittedActions: bills ? [...ownActions, 'add_invoice'] : ownActions,
    permittedStatuses: isAll
      ? stepsFrom(status)
          .filter(([, action]) => permits('budget', member.membership.role, project, action))
          .filter(() => status !== 'draft' || lines.length > 0)
          .map(([to]) => to)
      : [],
  };
}

/** Returns the snapshots of a project, the latest month first. */
export const snapshotsOf = (
  { tenant }: Pick<LogCall, 'tenant'>,
  projectId: string,
): StoredSnapshot[] =>
  ofProject(tenant.state.budgetSnapshots, projectId).sort((a, b) => (a.month < b.month ? 1 : -1));

export function snapshotShown(
  call: LogCall,
  { lines, projectId: _, createdById, ...snapshot }: StoredSnapshot,
): Schemas['BudgetSnapshot'] {
  return { ...snapshot, lineCount: lines.length, createdBy: personOf(call, createdById) };
}

/** Returns the lines as a snapshot keeps them. */
export const keptLines = (lines: readonly Counted[]): Schemas['BudgetSnapshotLine'][] =>
  lines.map(({ line: { id, code, description, category, discipline, costType }, figures }) => ({
    lineId: id,
    code,
    division: divisionOf(code),
    description,
    category,
    discipline,
    costType,
    figures,
  }));

export function lineRef(call: Pick<LogCall, 'tenant'>, id: string): Schemas['BudgetLineRef'] {
  const line = lookUp(call.tenant.state.budgetLines, id);
  if (!line) throw new Error(`There is no line ${id}.`);
  return { id, code: line.code, description: line.description };
}
