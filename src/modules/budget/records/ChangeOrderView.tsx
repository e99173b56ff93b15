import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getChangeOrderOptions } from '@/api/generated/budget.gen';
import type { Budget, ChangeOrderDetail, ChangeOrderStatus } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { Facts } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';
import { count, formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { formatMoney } from '@/shared/format/money';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { StatusTag } from '@/shared/ui/Tag';
import classes from '../Table.module.css';
import ChangeOrderDialog from './ChangeOrderDialog';
import { ChangeOrderLines } from './ChangeOrderLines';
import { useDeleteChangeOrder, useTransitionChangeOrder } from './changeWrites';
import { DecisionDialog } from './DecisionDialog';
import { SourceLink } from './SourceLink';

interface Props {
  budget: Budget;
  changeOrderId: string;
  onClose: () => void;
}
type Mode = 'view' | 'edit' | 'delete' | ChangeOrderStatus;

/** A change order with its lines, and its decision. */
export default function ChangeOrderView({ budget, changeOrderId, onClose }: Props) {
  const { projectId } = budget;
  const query = useQuery(getChangeOrderOptions({ path: { projectId, changeOrderId } }));
  const [mode, setMode] = useState<Mode>('view');
  const remove = useDeleteChangeOrder();
  const data = query.data?.data;
  const back = () => setMode('view');
  if (data && mode === 'edit') {
    return <ChangeOrderDialog budget={budget} order={data} event={null} onClose={back} />;
  }
  if (data && (mode === 'approved' || mode === 'rejected' || mode === 'pending')) {
    return <Decision budget={budget} order={data} to={mode} onClose={back} />;
  }
  return (
    <>
      <RecordModal
        title={data ? `${data.number} ${data.title}` : 'Change order'}
        marks={
          data && [
            ['Status', <StatusTag key="status" status={data.status} />],
            ['Amount', formatMoney(data.amountMinor, budget.currency)],
          ]
        }
        source={{ operation: 'getChangeOrder', query }}
        onClose={onClose}
      >
        {data && <Content budget={budget} order={data} onMode={setMode} />}
      </RecordModal>
      {data && mode === 'delete' && (
        <DeleteDialog
          noun="change order"
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

const labels: Readonly<Record<ChangeOrderStatus, string>> = {
  pending: 'Present again',
  approved: 'Approve',
  rejected: 'Reject',
};

interface ContentProps {
  budget: Budget;
  order: ChangeOrderDetail;
  onMode: (mode: Mode) => void;
}

function Content({ budget: { scope }, order, onMode }: ContentProps) {
  const { status, decidedBy, decidedAt, permittedActions, permittedStatuses, scheduleDays } = order;
  const isWaiting = status === 'pending' && permittedStatuses.length === 0;
  const holders = useHolders(
    order.projectId,
    { module: 'budget', action: 'approve_change' },
    isWaiting && order.approver === null,
  );
  return (
    <>
      {order.description && (
        <p className={`m-top-12 text-sm pre-wrap ${detail.description}`}>{order.description}</p>
      )}
      <Section title="Lines">
        <ChangeOrderLines order={order} linked={scope === 'all'} />
      </Section>
      <Section title="Details">
        <Facts
          facts={[
            ['Schedule', scheduleDays === 0 ? 'No effect' : count(scheduleDays, 'calendar day')],
            ['Approver', order.approver?.name ?? 'Project admin, or a manager within the limit'],
            ['Comes from', order.source && <SourceLink key="source" source={order.source} />],
            [
              'Change event',
              order.changeEvent && `${order.changeEvent.number} ${order.changeEvent.title}`,
            ],
            ['Created by', fullName(order.createdBy)],
            [
              'Decided',
              decidedBy && decidedAt && `${fullName(decidedBy)}, ${formatTime(decidedAt)}`,
            ],
            ['Reason', order.decisionReason],
          ]}
        />
      </Section>
      {isWaiting && (
        <p className={classes.note}>
          {order.approver
            ? `${order.approver.name} decides about it.`
            : `Another person decides about it: its author does not, and roles decide within their limit. ${
                holders ? whoText(holders, 'decide') : ''
              }`}
        </p>
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
        {permittedStatuses
          .toSorted((a, b) => Number(a === 'approved') - Number(b === 'approved'))
          .map((to) => (
            <Button
              key={to}
              variant={to === 'approved' ? 'filled' : 'default'}
              onClick={() => onMode(to)}
            >
              {labels[to]}
            </Button>
          ))}
      </div>
    </>
  );
}

interface DecisionProps {
  budget: Budget;
  order: ChangeOrderDetail;
  to: ChangeOrderStatus;
  onClose: () => void;
}

function Decision({ budget, order, to, onClose }: DecisionProps) {
  const decide = useTransitionChangeOrder(order);
  const amount = formatMoney(order.amountMinor, budget.currency);
  const effects = {
    approved: `The revised budget changes by ${amount}. This cannot be undone.`,
    rejected: 'It counts nowhere any more. Its author can change it and present it again.',
    pending: 'It waits for a decision again.',
  };
  return (
    <DecisionDialog
      title={`${labels[to]} ${order.number}`}
      submitLabel={labels[to]}
      effect={effects[to]}
      needsReason={to === 'rejected'}
      danger={to === 'rejected'}
      submitError={decide.error}
      submitting={decide.isPending}
      onClose={onClose}
      onSubmit={(reason) =>
        decide.mutate({ to, ...(reason && { reason }) }, { onSuccess: onClose })
      }
    />
  );
}
