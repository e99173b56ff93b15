import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getCommitmentOptions } from '@/api/generated/budget.gen';
import type { Budget, CommitmentDetail, CommitmentStatus } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { Facts } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';
import { formatCalendarDate } from '@/shared/format/format';
import { formatMoney, formatShare } from '@/shared/format/money';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import table from '../Table.module.css';
import CommitmentDialog from './CommitmentDialog';
import { DecisionDialog } from './DecisionDialog';
import NewInvoiceDialog from './NewInvoiceDialog';
import { ScheduleOfValues } from './ScheduleOfValues';
import { useDeleteCommitment, useTransitionCommitment } from './writes';

interface Props {
  budget: Budget;
  commitmentId: string;
  onClose: () => void;
}
type Mode = 'view' | 'edit' | 'delete' | 'invoice' | { to: CommitmentStatus };

/** Shows a commitment with its schedule of values. */
export default function CommitmentView({ budget, commitmentId, onClose }: Props) {
  const { projectId } = budget;
  const query = useQuery(getCommitmentOptions({ path: { projectId, commitmentId } }));
  const [mode, setMode] = useState<Mode>('view');
  const [, navigate] = useLocation();
  const hrefTo = useProjectHref();
  const remove = useDeleteCommitment();
  const data = query.data?.data;
  const back = () => setMode('view');
  if (data && mode === 'edit') {
    return <CommitmentDialog budget={budget} commitment={data} onClose={back} />;
  }
  if (data && mode === 'invoice') {
    return (
      <NewInvoiceDialog
        projectId={projectId}
        commitments={[data]}
        onClose={back}
        onCreated={(open) => navigate(hrefTo(paths.budget, { tab: 'invoices', open }))}
      />
    );
  }
  if (data && typeof mode === 'object') {
    return <Transition commitment={data} to={mode.to} onClose={back} />;
  }
  return (
    <>
      <RecordModal
        title={data ? `${data.number} ${data.title}` : 'Commitment'}
        marks={
          data && [
            ['Status', <StatusTag key="status" status={data.status} />],
            ['Company', data.company.name],
            ['Balance', formatMoney(data.figures.balanceMinor, budget.currency)],
          ]
        }
        source={{ operation: 'getCommitment', query }}
        onClose={onClose}
      >
        {data && <Content budget={budget} commitment={data} onMode={setMode} />}
      </RecordModal>
      {data && mode === 'delete' && (
        <DeleteDialog
          noun="commitment"
          item={data}
          remove={remove}
          onDeleted={onClose}
          onClose={back}
        >
          <strong>
            {data.number} {data.title}
          </strong>{' '}
          will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

const transitionLabels: Readonly<Record<CommitmentStatus, string>> = {
  draft: 'Back to draft',
  approved: 'Approve',
  completed: 'Complete',
  void: 'Void',
};
const labelOf = (from: CommitmentStatus, to: CommitmentStatus): string =>
  from === 'completed' && to === 'approved' ? 'Reopen' : transitionLabels[to];

interface ContentProps {
  budget: Budget;
  commitment: CommitmentDetail;
  onMode: (mode: Mode) => void;
}

function Content({ budget: { currency }, commitment, onMode }: ContentProps) {
  const { figures, status, permittedActions, permittedStatuses, openInvoiceId } = commitment;
  const hrefTo = useProjectHref();
  const isReady = commitment.lines.length > 0 && permittedActions.includes('update');
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <>
      {commitment.description && (
        <p className={`m-top-12 text-sm pre-wrap ${detail.description}`}>
          {commitment.description}
        </p>
      )}
      <Section title="Schedule of values">
        <ScheduleOfValues commitment={commitment} />
      </Section>
      <Section title="Details">
        <Facts
          facts={[
            ['Kind', commitment.kind === 'subcontract' ? 'Subcontract' : 'Purchase order'],
            ['Approved on', commitment.approvedOn && formatCalendarDate(commitment.approvedOn)],
            ['Original', money(figures.originalMinor)],
            ['Billed', money(figures.billedMinor)],
            ['Revised', money(figures.revisedMinor)],
            ['Paid', money(figures.paidMinor)],
            ['Approved changes', money(figures.approvedChangesMinor)],
            ['Retained', money(figures.retainedMinor)],
            ['Retainage', formatShare(commitment.retentionBp)],
          ]}
        />
      </Section>
      {status === 'draft' && isReady && !permittedStatuses.includes('approved') && (
        <ApprovalNote projectId={commitment.projectId} />
      )}
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        {permittedActions.includes('delete') && (
          <Button variant="subtle" color="red" onClick={() => onMode('delete')}>
            Delete
          </Button>
        )}
        {permittedActions.includes('update') && (
          <Button variant="default" onClick={() => onMode('edit')}>
            Edit
          </Button>
        )}
        {permittedStatuses.map((to) => (
          <Button
            key={to}
            variant={to === 'approved' ? 'filled' : 'default'}
            onClick={() => onMode({ to })}
          >
            {labelOf(status, to)}
          </Button>
        ))}
        {openInvoiceId ? (
          <Button
            component={AppLink}
            href={hrefTo(paths.budget, { tab: 'invoices', open: openInvoiceId })}
          >
            Open invoice
          </Button>
        ) : (
          permittedActions.includes('add_invoice') && (
            <Button onClick={() => onMode('invoice')}>New invoice</Button>
          )
        )}
      </div>
    </>
  );
}

/** Says who can approve what the user may not. */
function ApprovalNote({ projectId }: { projectId: string }) {
  const holders = useHolders(projectId, { module: 'budget', action: 'approve_commitment' });
  return (
    <p className={table.note}>
      Another person approves it: its author does not, and roles approve within their limit.{' '}
      {holders && whoText(holders, 'approve it')}
    </p>
  );
}

interface TransitionProps {
  commitment: CommitmentDetail;
  to: CommitmentStatus;
  onClose: () => void;
}

function Transition({ commitment, to, onClose }: TransitionProps) {
  const transition = useTransitionCommitment(commitment);
  const label = labelOf(commitment.status, to);
  const effects = {
    draft: '',
    approved: 'It counts as committed then. Only change orders change its schedule of values.',
    completed: 'Nothing can be billed against it any more.',
    void: 'It counts nowhere any more.',
  };
  return (
    <DecisionDialog
      title={`${label} ${commitment.number}`}
      submitLabel={label}
      effect={effects[to]}
      needsReason={to === 'void' || commitment.status === 'completed'}
      danger={to === 'void'}
      submitError={transition.error}
      submitting={transition.isPending}
      onClose={onClose}
      onSubmit={(reason) => {
        if (to === 'draft') return;
        transition.mutate({ to, ...(reason && { reason }) }, { onSuccess: onClose });
      }}
    />
  );
}
