import type { FrozenRow, StoredCommitment, StoredInvoice } from '../../core/state/budget.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { allocate, shareIn, shareOf, sum } from './money.ts';
import { invoicesOf, isBilled } from './store.ts';

type Schemas = components['schemas'];

/** A row of the schedule of values: of the commitment itself, or of an approved change order. */
export interface ScheduleRow {
  id: string;
  description: string;
  budgetLineId: string;
  scheduledMinor: number;
  changeOrderId: string | null;
}

/** The schedule of values of a commitment, change orders by the time of their approval. */
export function scheduleOf(state: TenantState, commitment: StoredCommitment): ScheduleRow[] {
  const ownLines = commitment.lines.map(({ amountMinor, ...line }) => ({
    ...line,
    scheduledMinor: amountMinor,
    changeOrderId: null,
  }));
  const orders = Object.values(state.changeOrders)
    .filter(({ status, projectId }) => status === 'approved' && projectId === commitment.projectId)
    .sort((a, b) => ((a.decidedAt ?? '') < (b.decidedAt ?? '') ? -1 : 1));
  const added = orders.flatMap(({ id: changeOrderId, title, lines }) =>
    lines
      .filter(({ commitmentId }) => commitmentId === commitment.id)
      .map((line) => ({
        id: line.id,
        description: line.description || title,
        budgetLineId: line.budgetLineId,
        scheduledMinor: line.amountMinor,
        changeOrderId,
      })),
  );
  return [...ownLines, ...added];
}

/** Returns the latest invoice of the commitment that counts, before this one. */
const previousOf = (
  state: TenantState,
  { commitmentId, number }: Pick<StoredInvoice, 'commitmentId' | 'number'>,
): StoredInvoice | undefined =>
  invoicesOf(state, commitmentId).findLast(
    (invoice) => invoice.number < number && isBilled(invoice),
  );

/** Returns the rows of an invoice: those of its approval, or those of the schedule of values now. */
export function rowsOf(
  state: TenantState,
  commitment: StoredCommitment,
  invoice: StoredInvoice,
): readonly FrozenRow[] {
  if (invoice.approved) return invoice.approved.rows;
  const before = new Map(previousOf(state, invoice)?.approved?.rows.map((row) => [row.id, row]));
  const billed = new Map(invoice.rows.map((row) => [row.id, row]));
  return scheduleOf(state, commitment).map(({ changeOrderId, ...row }) => {
    const last = before.get(row.id);
    const now = billed.get(row.id);
    return {
      ...row,
      changeOrderNumber:
        changeOrderId === null ? null : (state.changeOrders[changeOrderId]?.number ?? null),
      previousMinor: last ? last.previousMinor + last.thisPeriodMinor : 0,
      thisPeriodMinor: now?.thisPeriodMinor ?? 0,
      storedMinor: now?.storedMinor ?? 0,
    };
  });
}

export const completedOf = (
  row: Pick<FrozenRow, 'previousMinor' | 'thisPeriodMinor' | 'storedMinor'>,
): number => row.previousMinor + row.thisPeriodMinor + row.storedMinor;

/** Which limit of a row is exceeded: what is scheduled, or nothing. For a credit, both are the other way round. */
export function faultOf(
  row: Pick<FrozenRow, 'scheduledMinor' | 'previousMinor' | 'thisPeriodMinor' | 'storedMinor'>,
): 'overbilled' | 'underbilled' | null {
  const completed = completedOf(row);
  const sign = row.scheduledMinor < 0 ? -1 : 1;
  if (completed * sign > row.scheduledMinor * sign) return 'overbilled';
  const work = row.previousMinor + row.thisPeriodMinor;
  return work * sign < 0 || row.storedMinor * sign < 0 ? 'underbilled' : null;
}

export interface Application {
  retentionBp: number;
  lines: Schemas['InvoiceLine'][];
  totals: Schemas['InvoiceTotals'];
  summary: Schemas['InvoiceSummary'];
}

/** Returns the whole application for payment. The retention of the rows sums to that of the invoice. */
export function applicationOf(
  state: TenantState,
  commitment: StoredCommitment,
  invoice: StoredInvoice,
): Application {
  const rows = rowsOf(state, commitment, invoice);
  const retentionBp = invoice.approved?.retentionBp ?? commitment.retentionBp;
  const completed = rows.map(completedOf);
  const completedMinor = sum(completed);
  const retentionMinor = shareOf(completedMinor, retentionBp);
  const retained = allocate(retentionMinor, completed);
  const lines = rows.map(({ budgetLineId: _, ...row }, i) => ({
    ...row,
    completedMinor: completed[i] ?? 0,
    percentBp: shareIn(completed[i] ?? 0, row.scheduledMinor),
    balanceMinor: row.scheduledMinor - (completed[i] ?? 0),
    retentionMinor: retained[i] ?? 0,
  }));
  const contractMinor = sum(rows.map(({ scheduledMinor }) => scheduledMinor));
  const changes = rows.filter(({ changeOrderNumber }) => changeOrderNumber !== null);
  const changesMinor = sum(changes.map(({ scheduledMinor }) => scheduledMinor));
  const earnedLessRetentionMinor = completedMinor - retentionMinor;
  const previousPaymentsMinor =
    invoice.approved?.previousPaymentsMinor ?? earnedBefore(state, commitment, invoice);
  return {
    retentionBp,
    lines,
    totals: {
      scheduledMinor: contractMinor,
      previousMinor: sum(rows.map(({ previousMinor }) => previousMinor)),
      thisPeriodMinor: sum(rows.map(({ thisPeriodMinor }) => thisPeriodMinor)),
      storedMinor: sum(rows.map(({ storedMinor }) => storedMinor)),
      completedMinor,
      percentBp: shareIn(completedMinor, contractMinor),
      balanceMinor: contractMinor - completedMinor,
      retentionMinor,
    },
    summary: {
      originalMinor: contractMinor - changesMinor,
      changesMinor,
      contractMinor,
      completedMinor,
      retentionMinor,
      earnedLessRetentionMinor,
      previousPaymentsMinor,
      currentDueMinor: earnedLessRetentionMinor - previousPaymentsMinor,
      balanceToFinishMinor: contractMinor - earnedLessRetentionMinor,
    },
  };
}

/** Earned less retention of the invoice before this one. */
export function earnedBefore(
  state: TenantState,
  commitment: StoredCommitment,
  invoice: StoredInvoice,
): number {
  const previous = previousOf(state, invoice);
  if (!previous) return 0;
  return applicationOf(state, commitment, previous).summary.earnedLessRetentionMinor;
}
