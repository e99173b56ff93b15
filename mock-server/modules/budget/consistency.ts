import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import type { TenantState } from '../../core/state/model.ts';
import { applicationOf, faultOf, rowsOf } from './billing.ts';
import { countedLines, totalsOf } from './figures.ts';
import { sum } from './money.ts';
import { invoicesOf, isBilled, isCommitted, ofProject } from './store.ts';

/** Records of the budget name lines, commitments and people that exist. */
function* references(state: TenantState): Faults {
  const { budgetLines, commitments, changeOrders, invoices, users, companies } = state;
  for (const [what, slice] of [
    ['budget', state.budgets],
    ['budget line', budgetLines],
    ['cost code', state.costCodes],
    ['commitment', commitments],
    ['change event', state.changeEvents],
    ['change order', changeOrders],
    ['invoice', invoices],
    ['direct cost', state.directCosts],
    ['snapshot', state.budgetSnapshots],
  ] as const) {
    yield* keyFaults(what, slice);
  }
  yield* unknown('budget', state.projects, Object.keys(state.budgets));
  const rows = [...Object.values(commitments), ...Object.values(changeOrders)];
  for (const { id, projectId, lines, createdById } of rows) {
    yield* unknown(id, users, [createdById]);
    for (const { budgetLineId } of lines) {
      yield* unknown(id, budgetLines, [budgetLineId]);
      if (budgetLines[budgetLineId]?.projectId !== projectId)
        yield `${id} leads out of its project`;
    }
  }
  for (const { id, companyId } of Object.values(commitments)) {
    yield* unknown(id, companies, [companyId]);
  }
  for (const order of Object.values(changeOrders)) {
    const { id, lines, changeEventId, approverId, decidedById, decidedAt, createdAt } = order;
    yield* unknown(id, state.changeEvents, [changeEventId]);
    yield* unknown(id, users, [approverId, decidedById]);
    yield* unknown(
      id,
      commitments,
      lines.map(({ commitmentId }) => commitmentId),
    );
    yield* disorder(id, { createdAt, decidedAt });
    if ((order.status === 'pending') !== (decidedAt === null)) yield `${id} has no clear decision`;
  }
  for (const { id, budgetLineId } of Object.values(state.directCosts)) {
    yield* unknown(id, budgetLines, [budgetLineId]);
  }
}

/**
 * The books add up: groups and totals are sums of lines, committed is that of the commitments, and nothing is billed
 * above it.
 */
function* sums(state: TenantState): Faults {
  for (const projectId of Object.keys(state.projects)) {
    const lines = countedLines(state, projectId);
    const totals = totalsOf(lines);
    yield* repeated(
      `the lines of ${projectId}`,
      lines,
      ({ line: { code, costType } }) => `${code.toLowerCase()} ${costType}`,
    );
    for (const { line, figures } of lines) {
      const { revisedMinor, originalMinor, approvedChangesMinor } = figures;
      if (revisedMinor !== originalMinor + approvedChangesMinor) yield `${line.id} does not add up`;
    }
    const counting = ofProject(state.commitments, projectId).filter(isCommitted);
    const approved = ofProject(state.changeOrders, projectId)
      .filter(({ status }) => status === 'approved')
      .flatMap((order) => order.lines);
    const committed =
      sum(
        counting.flatMap((commitment) => commitment.lines.map(({ amountMinor }) => amountMinor)),
      ) + sum(approved.flatMap((line) => (line.commitmentId ? [line.amountMinor] : [])));
    if (committed !== totals.committedMinor) yield `${projectId}: committed is not the commitments`;
  }
  for (const commitment of Object.values(state.commitments)) {
    const invoices = invoicesOf(state, commitment.id);
    if (invoices.filter((invoice) => !isBilled(invoice)).length > 1) {
      yield `${commitment.id} has several open invoices`;
    }
    yield* repeated(`the invoices of ${commitment.id}`, invoices, ({ number }) => String(number));
    for (const invoice of invoices) {
      if (isBilled(invoice) !== (invoice.approved !== null))
        yield `${invoice.id} has no clear state`;
      if (rowsOf(state, commitment, invoice).some((row) => faultOf(row) !== null)) {
        yield `${invoice.id} bills more than scheduled`;
      }
      const { lines, totals } = applicationOf(state, commitment, invoice);
      if (sum(lines.map(({ retentionMinor }) => retentionMinor)) !== totals.retentionMinor) {
        yield `${invoice.id}: the retention does not add up`;
      }
    }
  }
  for (const { id, lines, totals } of Object.values(state.budgetSnapshots)) {
    const ownTotals = totalsOf(lines);
    if (JSON.stringify(ownTotals) !== JSON.stringify(totals)) yield `${id} does not add up`;
  }
}

export const rules: readonly ConsistencyRule[] = [references, sums];
