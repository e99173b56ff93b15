import { type Events, named } from '../../core/kinds/event.ts';
import { name } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import type { Onlooker } from '../../core/kinds/seer.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { completedOf } from './billing.ts';
import { askedOfInvoice, askedOfOrder, newsOfInvoice, newsOfOrder } from './news.ts';
import { seesAll, seesChangeOrder, seesCommitment, seesInvoice } from './rights.ts';
import { amountOf } from './store.ts';

const lineName = ({ budgetLines }: TenantState, id: string): string =>
  lookUp(budgetLines, id)?.code ?? id;

const numbered = ({ number, title }: { number: string; title: string }) => `${number} ${title}`;

const seesWhole = (who: Onlooker) => seesAll(who.state, who);

/** No screen follows these records by themselves. */
const nobody = () => false;

/** The budget and its records. Its lines have entries of their own, one for each call. */
export const kinds = [
  kind('budgets', {
    type: 'budget',
    module: 'budget',
    title: () => 'Budget',
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
    sees: (_, who) => seesWhole(who),
    seesGone: seesWhole,
  }),
  kind('costCodes', {
    type: 'cost_code',
    module: 'budget',
    title: ({ code, title }) => `${code} ${title}`,
    fields: ({ code, title, isArchived = false }) => ({ code, title, isArchived }),
    sees: (_, who) => seesWhole(who),
    seesGone: seesWhole,
    heard: nobody,
  }),
  kind('commitments', {
    type: 'commitment',
    module: 'budget',
    title: numbered,
    fields: ({ lines, companyId, ...commitment }, state) => ({
      title: commitment.title,
      description: commitment.description,
      company: name(state, companyId),
      kind: commitment.kind,
      status: commitment.status,
      retentionBp: commitment.retentionBp,
      lines: lines.map((line) => `${line.description}: ${line.amountMinor}`),
    }),
    changed: { status: 'status_changed' },
    sees: (commitment, who) => seesCommitment(who.state, who, commitment),
    seesGone: seesWhole,
  }),
  kind('changeEvents', {
    type: 'change_event',
    module: 'budget',
    title: numbered,
    fields: ({ title, description, reason, status, roughMinor }) => ({
      title,
      description,
      reason,
      status,
      roughMinor,
    }),
    changed: { status: 'status_changed' },
    sees: (_, who) => seesWhole(who),
    seesGone: seesWhole,
  }),
  kind('changeOrders', {
    type: 'change_order',
    module: 'budget',
    title: numbered,
    fields: ({ lines, approverId, ...order }, state) => ({
      title: order.title,
      description: order.description,
      status: order.status,
      scheduleDays: order.scheduleDays,
      approver: name(state, approverId),
      amountMinor: amountOf({ lines }),
      lines: lines.map((line) => `${lineName(state, line.budgetLineId)}: ${line.amountMinor}`),
    }),
    changed: { status: 'status_changed' },
    sees: (order, who) => seesChangeOrder(who.state, who, order),
    seesGone: seesWhole,
    news: newsOfOrder,
    asked: askedOfOrder,
    page: '/dashboard/budget?tab=changes&open={id}',
  }),
  kind('invoices', {
    type: 'invoice',
    module: 'budget',
    title: ({ commitmentId, number }, { commitments }) =>
      `${commitments[commitmentId]?.number ?? ''} #${number}`.trim(),
    fields: ({ status, reference, periodTo, rows, approved, paidOn }) => ({
      status,
      reference,
      periodTo,
      paidOn,
      billed: rows.map((row) => completedOf({ ...row, previousMinor: 0 })),
      approvedMinor: approved?.rows.reduce((sum, row) => sum + completedOf(row), 0),
    }),
    changed: { status: 'status_changed' },
    sees: (invoice, who) => seesInvoice(who.state, who, invoice),
    seesGone: seesWhole,
    news: newsOfInvoice,
    asked: askedOfInvoice,
    page: '/dashboard/budget?tab=invoices&open={id}',
  }),
  kind('directCosts', {
    type: 'direct_cost',
    module: 'budget',
    title: ({ description }) => description,
    fields: ({ budgetLineId, date, vendor, description, reference, amountMinor }, state) => ({
      line: lineName(state, budgetLineId),
      date,
      vendor,
      description,
      reference,
      amountMinor,
    }),
    sees: (_, who) => seesWhole(who),
    seesGone: seesWhole,
  }),
  kind('budgetSnapshots', {
    type: 'budget_snapshot',
    module: 'budget',
    title: ({ month }) => `Snapshot ${month}`,
    fields: ({ month, note }) => ({ month, note }),
    sees: (_, who) => seesWhole(who),
    seesGone: seesWhole,
    heard: nobody,
  }),
];

export const events: Events = {
  exportBudget: {
    action: 'exported',
    module: 'budget',
    of: ({ params }) => named('budget', String(params.projectId), 'Budget'),
  },
};
