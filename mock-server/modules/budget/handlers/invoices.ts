import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import type { StoredInvoice } from '../../../core/state/budget.ts';
import { todayIn } from '../../../core/state/dates.ts';
import { madeBy, nowOf } from '../../../core/state/made.ts';
import type { TenantState } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import { access } from '../access.ts';
import { applicationOf, earnedBefore, faultOf, rowsOf } from '../billing.ts';
import { isBillable } from '../commitments.ts';
import {
  billRows,
  commitmentOf,
  invoiceShown,
  isEditable,
  isEmpty,
  isOwnInvoice,
  nextOf,
} from '../invoices.ts';
import { editedBy, isCompleted, mayBill, seesInvoice } from '../rights.ts';
import { invoicesOf, ofProject } from '../store.ts';

/** The last day of the invoice before this one. */
const periodBefore = (state: TenantState, commitmentId: string, number: number) =>
  invoicesOf(state, commitmentId).findLast((invoice) => invoice.number < number)?.periodTo;

const tooEarly = () =>
  invalid('/periodTo', 'minimum', 'must not be before that of the previous invoice');

/** Returns what stays of an invoice from its approval on. */
const frozen = (state: TenantState, invoice: StoredInvoice): StoredInvoice['approved'] => {
  const commitment = commitmentOf(state, invoice);
  return {
    retentionBp: applicationOf(state, commitment, invoice).retentionBp,
    previousPaymentsMinor: earnedBefore(state, commitment, invoice),
    rows: rowsOf(state, commitment, invoice),
  };
};

/** Tells whether nobody changes or deletes an invoice now. */
const isOver = (state: TenantState, invoice: StoredInvoice) =>
  !isEditable(invoice) || isCompleted(state, invoice.projectId);

export const handlers = {
  listInvoices(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { status, commitmentId } = call.query;
    const { member } = call;
    const rows = ofProject(state.invoices, projectId)
      .filter((invoice) => seesInvoice(state, member, invoice))
      .filter((invoice) => (status ?? invoice.status) === invoice.status)
      .filter((invoice) => (commitmentId ?? invoice.commitmentId) === invoice.commitmentId);
    const order = orderOf('-periodTo', (invoice: StoredInvoice) => invoice.periodTo);
    return pageReply(
      rows,
      order,
      call.query,
      (one) => {
        const { lines: _, totals: __, ...invoice } = invoiceShown(call, member, one);
        return invoice;
      },
      { total: rows.length },
    );
  },

  createInvoice(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { commitmentId, periodTo, reference = '' } = call.body;
    const { member } = call;
    const commitment = access.commitmentId.find(call, commitmentId);
    if (!commitment) {
      return invalid('/commitmentId', 'unknown', 'must be a commitment that you see');
    }
    if (!mayBill(member, commitment)) return refuse('FORBIDDEN');
    if (isCompleted(state, projectId) || !isBillable(state, commitment)) {
      return refuse('WRONG_STATE');
    }
    const previous = invoicesOf(state, commitmentId).at(-1);
    if (previous && periodTo < previous.periodTo) return tooEarly();
    const invoice: StoredInvoice = {
      id: newId('inv'),
      projectId,
      commitmentId,
      number: (previous?.number ?? 0) + 1,
      reference: reference.trim(),
      periodTo,
      status: 'draft',
      submittedAt: null,
      submittedById: null,
      decidedAt: null,
      decidedById: null,
      decisionReason: null,
      paidOn: null,
      // Stored material stays stored until somebody says that it was built in.
      rows: (previous?.approved?.rows ?? []).map(({ id, storedMinor }) => ({
        id,
        thisPeriodMinor: 0,
        storedMinor,
      })),
      approved: null,
      editedByIds: [],
      ...madeBy(call),
    };
    state.invoices[invoice.id] = invoice;
    return created(invoiceShown(call, member, invoice));
  },

  getInvoice: (call) => ok(invoiceShown(call, call.member, call.records.invoice)),

  updateInvoice(call) {
    const { state } = call.tenant;
    const { version, periodTo, reference, lines = [] } = call.body;
    const { invoice } = call.records;
    if (isOver(state, invoice)) return refuse('WRONG_STATE');
    const before = periodBefore(state, invoice.commitmentId, invoice.number);
    if (periodTo && before && periodTo < before) return tooEarly();
    const { rows, errors } = billRows(state, invoice, lines);
    if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
    const next: StoredInvoice = {
      ...invoice,
      periodTo: periodTo ?? invoice.periodTo,
      reference: reference?.trim() ?? invoice.reference,
      rows,
      editedByIds: editedBy(invoice, call.user().id),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    state.invoices[next.id] = next;
    return ok(invoiceShown(call, call.member, next));
  },

  deleteInvoice(call) {
    const { state } = call.tenant;
    const { invoice } = call.records;
    if (isOver(state, invoice)) return refuse('WRONG_STATE');
    delete state.invoices[invoice.id];
    return DONE;
  },

  transitionInvoice(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { version, to, reason, paidOn } = call.body;
    const { member } = call;
    const { invoice } = call.records;
    const isSubmitted = to === 'submitted';
    if (
      isCompleted(state, projectId) ||
      !nextOf(invoice).includes(to) ||
      (isSubmitted && isEmpty(state, invoice))
    ) {
      return refuse('WRONG_STATE');
    }
    if (isOwnInvoice(member, invoice, to)) {
      return refuse('FORBIDDEN', { detail: 'Somebody else has to approve this invoice.' });
    }
    if (to === 'rejected' && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed to reject');
    }
    const rows = rowsOf(state, commitmentOf(state, invoice), invoice);
    if (to !== 'paid' && to !== 'rejected' && rows.some((row) => faultOf(row) !== null)) {
      return refuse('WRONG_STATE', { detail: 'A row is billed above what is scheduled.' });
    }
    const now = nowOf(call);
    const userId = call.user().id;
    const isDecided = to === 'approved' || to === 'rejected';
    const next: StoredInvoice = {
      ...invoice,
      status: to,
      ...(isSubmitted && {
        submittedAt: now,
        submittedById: userId,
        decidedAt: null,
        decidedById: null,
        decisionReason: null,
      }),
      ...(to === 'draft' && { submittedAt: null, submittedById: null }),
      ...(isDecided && {
        decidedAt: now,
        decidedById: userId,
        decisionReason: reason?.trim() ?? null,
      }),
      ...(to === 'approved' && { approved: frozen(state, invoice) }),
      ...(to === 'paid' && { paidOn: paidOn ?? todayIn(member.project, call.now) }),
      updatedAt: now,
      version: version + 1,
    };
    state.invoices[next.id] = next;
    return ok(invoiceShown(call, member, next));
  },
} satisfies GuardedHandlers<typeof access>;
