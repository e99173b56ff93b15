import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { BilledRow, StoredCommitment, StoredInvoice } from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { applicationOf, completedOf, faultOf, rowsOf } from './billing.ts';
import { commitmentRef } from './commitments.ts';
import { shareOf } from './money.ts';
import { isCompleted, isOwnWork, may, mayBill } from './rights.ts';

type Schemas = components['schemas'];
type Status = Schemas['InvoiceStatus'];

export function commitmentOf(
  state: TenantState,
  { commitmentId }: StoredInvoice,
): StoredCommitment {
  const commitment = lookUp(state.commitments, commitmentId);
  if (!commitment) throw new Error(`There is no commitment ${commitmentId}.`);
  return commitment;
}

export const isEditable = ({ status }: StoredInvoice): boolean =>
  status === 'draft' || status === 'rejected';

/** Returns the action that a next status takes. */
const stepOf = (to: Status): 'add_invoice' | 'approve_invoice' =>
  to === 'submitted' || to === 'draft' ? 'add_invoice' : 'approve_invoice';

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['submitted'],
  rejected: ['submitted'],
  submitted: ['draft', 'approved', 'rejected'],
  approved: ['paid'],
  paid: [],
};

/** Returns the next statuses of an invoice, for everybody. */
export const nextOf = ({ status }: StoredInvoice): readonly Status[] => NEXT[status];

function mayStep(state: TenantState, member: Member, invoice: StoredInvoice, to: Status) {
  const commitment = commitmentOf(state, invoice);
  return stepOf(to) === 'add_invoice'
    ? mayBill(member, commitment)
    : may(member, 'approve_invoice');
}

/** Tells whether the rule of four eyes keeps the member from a step. */
export const isOwnInvoice = (member: Member, invoice: StoredInvoice, to: Status): boolean =>
  to === 'approved' && isOwnWork(member, invoice, invoice.submittedById);

export function invoiceShown(
  call: LogCall,
  member: Member,
  invoice: StoredInvoice,
): Schemas['InvoiceDetail'] {
  const { state } = call.tenant;
  const commitment = commitmentOf(state, invoice);
  const { submittedById, decidedById, createdById } = invoice;
  const person = (id: string | null) => (id === null ? null : personOf(call, id));
  const isOpen = !isCompleted(state, invoice.projectId);
  const mayEdit = isOpen && isEditable(invoice) && mayBill(member, commitment);
  const { retentionBp, lines, totals, summary } = applicationOf(state, commitment, invoice);
  return {
    ...pick(invoice, ['id', 'projectId', 'number', 'reference', 'periodTo', 'status']),
    ...pick(invoice, ['submittedAt', 'decidedAt', 'decisionReason', 'paidOn']),
    ...pick(invoice, ['createdAt', 'updatedAt', 'version']),
    commitment: commitmentRef(state, commitment),
    retentionBp,
    summary,
    submittedBy: person(submittedById),
    decidedBy: person(decidedById),
    createdBy: personOf(call, createdById),
    permittedActions: mayEdit ? ['update', 'delete'] : [],
    permittedStatuses: isOpen
      ? nextOf(invoice).filter(
          (to) => mayStep(state, member, invoice, to) && !isOwnInvoice(member, invoice, to),
        )
      : [],
    lines,
    totals,
  };
}

const FAULTS = {
  overbilled: 'is more than what is scheduled',
  underbilled: 'is less than nothing',
} as const;

/** Bills rows anew, or finds the cells that bill too much or too little. */
export function billRows(
  state: TenantState,
  invoice: StoredInvoice,
  inputs: readonly Schemas['InvoiceLineInput'][],
): { rows: BilledRow[]; errors: FieldProblem[] } {
  const errors: FieldProblem[] = [];
  const rows = rowsOf(state, commitmentOf(state, invoice), invoice);
  const billed = new Map(
    rows.map(({ id, thisPeriodMinor, storedMinor }) => [id, { id, thisPeriodMinor, storedMinor }]),
  );
  for (const [i, { id, thisPeriodMinor, storedMinor, percentBp }] of inputs.entries()) {
    const row = rows.find((candidate) => candidate.id === id);
    const fault = (cell: string, code: string, detail: string) =>
      errors.push({ pointer: `/lines/${i}/${cell}`, code, detail });
    if (!row) {
      fault('id', 'reference', 'must be a row of the commitment');
      continue;
    }
    if (percentBp !== undefined && thisPeriodMinor !== undefined) {
      fault('percentBp', 'conflict', 'must not come with an amount');
      continue;
    }
    const next = { ...row, storedMinor: storedMinor ?? row.storedMinor };
    next.thisPeriodMinor =
      percentBp === undefined
        ? (thisPeriodMinor ?? row.thisPeriodMinor)
        : shareOf(row.scheduledMinor, percentBp) - row.previousMinor - next.storedMinor;
    const found = faultOf(next);
    if (found) {
      const cell =
        percentBp !== undefined
          ? 'percentBp'
          : thisPeriodMinor !== undefined
            ? 'thisPeriodMinor'
            : 'storedMinor';
      fault(cell, found, FAULTS[found]);
    }
    billed.set(id, { id, thisPeriodMinor: next.thisPeriodMinor, storedMinor: next.storedMinor });
  }
  return { rows: [...billed.values()], errors };
}

/** Tells whether nothing was completed or stored so far. */
export const isEmpty = (state: TenantState, invoice: StoredInvoice): boolean =>
  rowsOf(state, commitmentOf(state, invoice), invoice).every((row) => completedOf(row) === 0);
