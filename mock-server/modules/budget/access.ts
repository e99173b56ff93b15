import type { Access, MemberCall } from '../../core/access.ts';
import type {
  StoredChangeOrder,
  StoredCommitment,
  StoredInvoice,
} from '../../core/state/budget.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { costCodes } from './codes.ts';
import { commitmentOf } from './invoices.ts';
import {
  budgetActions,
  may,
  mayApprove,
  mayBill,
  mayDecide,
  seesAll,
  seesChangeOrder,
  seesCommitment,
  seesInvoice,
} from './rights.ts';
import { budgetOf } from './store.ts';

/** A kind of record that only those see who see the whole budget. */
const inBudget = <R extends { projectId: string }>(
  recordsOf: (state: TenantState) => Record<string, R>,
) => ({
  find({ tenant: { state }, member }: MemberCall, id: string) {
    const record = lookUp(recordsOf(state), id);
    return record?.projectId === member.project.id && seesAll(state, member) ? record : null;
  },
});

export const access = {
  whole: {
    find: ({ tenant, member }: MemberCall) => budgetOf(tenant.state, member.project.id),
    may: ({ tenant, member }: MemberCall) => budgetActions(tenant.state, member),
  },
  costCodeId: {
    find: ({ tenant, member }: MemberCall, costCodeId) =>
      costCodes(tenant.state, member.project.id, true).find(({ id }) => id === costCodeId),
  },
  budgetSnapshotId: inBudget(({ budgetSnapshots }) => budgetSnapshots),
  changeEventId: inBudget(({ changeEvents }) => changeEvents),
  directCostId: inBudget(({ directCosts }) => directCosts),
  changeOrderId: {
    find({ tenant: { state }, member }: MemberCall, id) {
      const order = lookUp(state.changeOrders, id);
      const isSeen =
        order?.projectId === member.project.id && seesChangeOrder(state, member, order);
      return isSeen ? order : null;
    },
    may: ({ tenant: { state }, member }: MemberCall, order: StoredChangeOrder) => [
      ...budgetActions(state, member).filter((action) => action !== 'approve_change'),
      ...(mayDecide(state, member, order) ? ['approve_change'] : []),
    ],
  },
  commitmentId: {
    find({ tenant: { state }, member }: MemberCall, id) {
      const commitment = lookUp(state.commitments, id);
      const isSeen =
        commitment?.projectId === member.project.id && seesCommitment(state, member, commitment);
      return isSeen ? commitment : null;
    },
    may: ({ tenant: { state }, member }: MemberCall, commitment: StoredCommitment) => [
      ...budgetActions(state, member).filter((action) => action !== 'approve_commitment'),
      ...(mayApprove(state, member, commitment) ? ['approve_commitment'] : []),
    ],
  },
  invoiceId: {
    find({ tenant: { state }, member }: MemberCall, id) {
      const invoice = lookUp(state.invoices, id);
      return invoice?.projectId === member.project.id && seesInvoice(state, member, invoice)
        ? invoice
        : null;
    },
    may: ({ tenant: { state }, member }: MemberCall, invoice: StoredInvoice) => [
      ...(mayBill(member, commitmentOf(state, invoice)) ? ['add_invoice'] : []),
      ...(may(member, 'approve_invoice') ? ['approve_invoice'] : []),
    ],
  },
} satisfies Access;
