import { completedOf } from '../budget/billing.ts';
import { amountOf } from '../budget/store.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import { all, type Kind, kind, name } from './kind.ts';

const lineName = ({ budgetLines }: TenantState, id: string): string =>
  lookUp(budgetLines, id)?.code ?? id;

/** The budget and its records. Its lines have entries of their own, one for each call. */
export const budgetKinds: readonly Kind[] = [
  kind(
    all(({ budgets }) => budgets),
    {
      type: 'budget',
      module: 'budget',
      record: ({ id }) => ({ id, title: 'Budget' }),
      projectId: ({ id }) => id,
      fields: ({ status, visibleToOwner, visibleToSuperintendents, approvalLimits }, state) => ({
        status,
        visibleToOwner,
        visibleToSuperintendents,
        approvalLimits: approvalLimits.map(
          ({ roleId, limitMinor }) => `${state.roles[roleId]?.name ?? roleId}: ${limitMinor}`,
        ),
      }),
      created: 'updated',
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ costCodes }) => costCodes),
    {
      type: 'cost_code',
      module: 'budget',
      record: ({ id, code, title }) => ({ id, title: `${code} ${title}` }),
      projectId: ({ projectId }) => projectId,
      fields: ({ code, title }) => ({ code, title }),
    },
  ),
  kind(
    all(({ commitments }) => commitments),
    {
      type: 'commitment',
      module: 'budget',
      record: ({ id, number, title }) => ({ id, title: `${number} ${title}` }),
      projectId: ({ projectId }) => projectId,
      fields: ({ lines, companyId, ...one }, state) => ({
        title: one.title,
        description: one.description,
        company: name(state, companyId),
        kind: one.kind,
        status: one.status,
        retentionBp: one.retentionBp,
        lines: lines.map((line) => `${line.description}: ${line.amountMinor}`),
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ changeEvents }) => changeEvents),
    {
      type: 'change_event',
      module: 'budget',
      record: ({ id, number, title }) => ({ id, title: `${number} ${title}` }),
      projectId: ({ projectId }) => projectId,
      fields: ({ title, description, reason, status, roughMinor }) => ({
        title,
        description,
        reason,
        status,
        roughMinor,
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ changeOrders }) => changeOrders),
    {
      type: 'change_order',
      module: 'budget',
      record: ({ id, number, title }) => ({ id, title: `${number} ${title}` }),
      projectId: ({ projectId }) => projectId,
      fields: ({ lines, approverId, ...one }, state) => ({
        title: one.title,
        description: one.description,
        status: one.status,
        scheduleDays: one.scheduleDays,
        approver: name(state, approverId),
        amountMinor: amountOf({ lines }),
        lines: lines.map((line) => `${lineName(state, line.budgetLineId)}: ${line.amountMinor}`),
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ invoices }) => invoices),
    {
      type: 'invoice',
      module: 'budget',
      record: ({ id, commitmentId, number }, { commitments }) => ({
        id,
        title: `${commitments[commitmentId]?.number ?? ''} #${number}`.trim(),
      }),
      projectId: ({ projectId }) => projectId,
      fields: ({ status, reference, periodTo, rows, approved, paidOn }) => ({
        status,
        reference,
        periodTo,
        paidOn,
        billed: rows.map((row) => completedOf({ ...row, previousMinor: 0 })),
        approvedMinor: approved?.rows.reduce((sum, row) => sum + completedOf(row), 0),
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ directCosts }) => directCosts),
    {
      type: 'direct_cost',
      module: 'budget',
      record: ({ id, description }) => ({ id, title: description }),
      projectId: ({ projectId }) => projectId,
      fields: ({ budgetLineId, date, vendor, description, reference, amountMinor }, state) => ({
        line: lineName(state, budgetLineId),
        date,
        vendor,
        description,
        reference,
        amountMinor,
      }),
    },
  ),
  kind(
    all(({ budgetSnapshots }) => budgetSnapshots),
    {
      type: 'budget_snapshot',
      module: 'budget',
      record: ({ id, month }) => ({ id, title: `Snapshot ${month}` }),
      projectId: ({ projectId }) => projectId,
      fields: ({ month, note }) => ({ month, note }),
    },
  ),
];
