import { useQuery } from '@tanstack/react-query';
import { listCommitmentsOptions } from '@/api/generated/budget.gen';
import type { Budget, Commitment } from '@/api/generated/types.gen';
import { useHolders, whoText, whyText } from '@/records/permissions/useWhyNot';

/** What can be billed now, or what an invoice waits for. */
export interface Billing {
  /** The commitments that a new invoice can be for. */
  billable: readonly Commitment[];
  /** Why there are none; null if there are some, or as long as it is unknown. */
  reason: string | null;
}

const APPROVE = { module: 'budget', action: 'approve_commitment' } as const;
const BILL = { module: 'budget', action: 'add_invoice' } as const;

/** Returns the commitments that can be billed, and otherwise says what is waited for and who can do it. */
export function useBilling({ projectId, status, scope }: Budget): Billing {
  const list = useQuery(
    listCommitmentsOptions({
      path: { projectId },
      query: { status: 'approved', sort: 'number', limit: 100 },
    }),
  );
  const approved = list.data?.data;
  const billable = (approved ?? []).filter(({ permittedActions }) =>
    permittedActions.includes('add_invoice'),
  );
  const isStuck = approved !== undefined && billable.length === 0 && status !== 'completed';
  const bills = useHolders(projectId, BILL, isStuck);
  const approves = useHolders(projectId, APPROVE, isStuck);
  if (status === 'completed') {
    return { billable: [], reason: 'The budget is completed, so nothing is billed any more.' };
  }
  if (!isStuck) return { billable, reason: null };
  const begun = approved.find(({ openInvoiceId }) => openInvoiceId !== null);
  if (bills?.reason === 'role' || bills?.reason === 'closed') {
    return { billable, reason: whyText(bills, 'bill') };
  }
  if (begun) {
    const reason = `${begun.number} has an open invoice. The next one can begin when it is decided.`;
    return { billable, reason };
  }
  const whose = scope === 'company' ? ' of your company' : '';
  const who = approves
    ? ` ${whoText(approves, scope === 'company' ? 'approve it' : 'approve one')}`
    : '';
  return { billable, reason: `Invoices are made on an approved commitment${whose}.${who}` };
}
