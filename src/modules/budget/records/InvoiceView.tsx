import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getInvoiceOptions } from '@/api/generated/budget.gen';
import type { Budget, InvoiceDetail, InvoiceStatus } from '@/api/generated/types.gen';
import { Facts } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';
import { formatCalendarDate, formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { formatMoney, formatShare } from '@/shared/format/money';
import { today } from '@/shared/format/region';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { StatusTag } from '@/shared/ui/Tag';
import table from '../Table.module.css';
import { DecisionDialog } from './DecisionDialog';
import { InvoiceSheet } from './InvoiceSheet';
import classes from './Records.module.css';
import { useDeleteInvoice, useTransitionInvoice } from './writes';

interface Props {
  budget: Budget;
  invoiceId: string;
  onClose: () => void;
}
type Mode = 'view' | 'delete' | InvoiceStatus;

/** Shows an application for payment (G702) with its continuation sheet (G703). */
export default function InvoiceView({ budget, invoiceId, onClose }: Props) {
  const { projectId } = budget;
  const query = useQuery(getInvoiceOptions({ path: { projectId, invoiceId } }));
  const [mode, setMode] = useState<Mode>('view');
  const remove = useDeleteInvoice();
  const data = query.data?.data;
  const back = () => setMode('view');
  if (data && mode !== 'view' && mode !== 'delete') {
    return <Transition budget={budget} invoice={data} to={mode} onClose={back} />;
  }
  return (
    <>
      <RecordModal
        title={
          data
            ? `Invoice ${data.number} of ${data.commitment.number} ${data.commitment.title}`
            : 'Invoice'
        }
        marks={
          data && [
            ['Status', <StatusTag key="status" status={data.status} />],
            ['Company', data.commitment.companyName],
            ['Period to', formatCalendarDate(data.periodTo)],
          ]
        }
        source={{ operation: 'getInvoice', query }}
        size="82rem"
        onClose={onClose}
      >
        {data && <Content budget={budget} invoice={data} onMode={setMode} />}
      </RecordModal>
      {data && mode === 'delete' && (
        <DeleteDialog noun="invoice" item={data} remove={remove} onDeleted={onClose} onClose={back}>
          Invoice {data.number} of {data.commitment.number} will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

const labelOf = (from: InvoiceStatus, to: InvoiceStatus): string =>
  ({
    draft: 'Recall',
    submitted: from === 'rejected' ? 'Submit again' : 'Submit',
    approved: 'Approve',
    rejected: 'Reject',
    paid: 'Mark as paid',
  })[to];

interface ContentProps {
  budget: Budget;
  invoice: InvoiceDetail;
  onMode: (mode: Mode) => void;
}

function Content({ budget: { currency }, invoice, onMode }: ContentProps) {
  const { summary, status, permittedActions, permittedStatuses, decidedBy, decidedAt } = invoice;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <>
      <Section title="Application for payment (G702)">
        <ol className={`grid m-0 text-sm ${classes.summary}`}>
          {(
            [
              ['Original contract sum', summary.originalMinor],
              ['Net change by change orders', summary.changesMinor],
              ['Contract sum to date', summary.contractMinor],
              ['Total completed and stored to date', summary.completedMinor],
              [`Retainage (${formatShare(invoice.retentionBp)})`, summary.retentionMinor],
              ['Total earned less retainage', summary.earnedLessRetentionMinor],
              ['Less previous certificates for payment', summary.previousPaymentsMinor],
              ['Current payment due', summary.currentDueMinor],
              ['Balance to finish, including retainage', summary.balanceToFinishMinor],
            ] as const
          ).map(([label, minor]) => (
            <li key={label}>
              <span>{label}</span>
              <strong>{money(minor)}</strong>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Continuation sheet (G703)">
        <InvoiceSheet invoice={invoice} />
      </Section>
      <Section title="Details">
        <Facts
          facts={[
            ['Reference', invoice.reference],
            ['Submitted by', invoice.submittedBy?.name],
            [
              'Decided',
              decidedBy && decidedAt && `${fullName(decidedBy)}, ${formatTime(decidedAt)}`,
            ],
            ['Reason', invoice.decisionReason],
            ['Paid on', invoice.paidOn && formatCalendarDate(invoice.paidOn)],
          ]}
        />
      </Section>
      {status === 'submitted' && !permittedStatuses.includes('approved') && (
        <Waiting projectId={invoice.projectId} />
      )}
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        {permittedActions.includes('delete') && (
          <Button variant="subtle" color="red" onClick={() => onMode('delete')}>
            Delete
          </Button>
        )}
        {permittedStatuses.map((to) => (
          <Button
            key={to}
            variant={to === 'rejected' || to === 'draft' ? 'default' : 'filled'}
            onClick={() => onMode(to)}
          >
            {labelOf(status, to)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Says who decides about an invoice that the user may not decide about. */
function Waiting({ projectId }: { projectId: string }) {
  const holders = useHolders(projectId, { module: 'budget', action: 'approve_invoice' });
  return holders && <p className={table.note}>{whoText(holders, 'approve or reject it')}</p>;
}

interface TransitionProps {
  budget: Budget;
  invoice: InvoiceDetail;
  to: InvoiceStatus;
  onClose: () => void;
}

function Transition({ budget, invoice, to, onClose }: TransitionProps) {
  const transition = useTransitionInvoice(invoice);
  const [paidOn, setPaidOn] = useState(() => today());
  const label = labelOf(invoice.status, to);
  const due = formatMoney(invoice.summary.currentDueMinor, budget.currency);
  const effects = {
    draft: 'It can be edited again, and waits for nobody.',
    submitted: `It asks for a payment of ${due}. Nothing in it can be changed until somebody decides.`,
    approved: `It counts as invoiced then, with a payment of ${due}.`,
    rejected: 'The company can correct it and submit it again.',
    paid: `The payment of ${due} was made.`,
  };
  return (
    <DecisionDialog
      title={`${label}: invoice ${invoice.number} of ${invoice.commitment.number}`}
      submitLabel={label}
      effect={effects[to]}
      needsReason={to === 'rejected'}
      danger={to === 'rejected'}
      submitError={transition.error}
      submitting={transition.isPending}
      onClose={onClose}
      onSubmit={(reason) =>
        transition.mutate(
          { to, ...(reason && { reason }), ...(to === 'paid' && paidOn && { paidOn }) },
          { onSuccess: onClose },
        )
      }
    >
      {to === 'paid' && (
        <TextInput
          label="Paid on"
          type="date"
          value={paidOn}
          onChange={({ currentTarget }) => setPaidOn(currentTarget.value)}
        />
      )}
    </DecisionDialog>
  );
}
