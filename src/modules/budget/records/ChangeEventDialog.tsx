import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getChangeEventOptions } from '@/api/generated/budget.gen';
import type { Budget, ChangeEvent } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { Facts } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { fullName, optionLabel } from '@/shared/format/labels';
import { formatMoney } from '@/shared/format/money';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { may } from '../tabProps';
import { ChangeEventForm } from './ChangeEventForm';
import ChangeOrderDialog from './ChangeOrderDialog';
import { useDeleteChangeEvent } from './changeWrites';
import { SourceLink } from './SourceLink';

interface Props {
  budget: Budget;
  /** Null for a new one. */
  eventId: string | null;
  onClose: () => void;
}

/** A change event: its view, its form, and the change order that is made of it. */
export default function ChangeEventDialog({ budget, eventId, onClose }: Props) {
  const { projectId } = budget;
  const query = useQuery({
    ...getChangeEventOptions({ path: { projectId, changeEventId: eventId ?? '' } }),
    enabled: eventId !== null,
  });
  const [mode, setMode] = useState<'view' | 'edit' | 'delete' | 'order'>('view');
  const remove = useDeleteChangeEvent();
  const event = query.data?.data;
  const back = () => setMode('view');
  if (eventId === null) return <ChangeEventForm budget={budget} event={null} onClose={onClose} />;
  if (event && mode === 'edit')
    return <ChangeEventForm budget={budget} event={event} onClose={back} />;
  if (event && mode === 'order') {
    return <ChangeOrderDialog budget={budget} order={null} event={event} onClose={back} />;
  }
  return (
    <>
      <RecordModal
        title={event ? `${event.number} ${event.title}` : 'Change event'}
        marks={event && [['Status', <StatusTag key="status" status={event.status} />]]}
        source={{ operation: 'getChangeEvent', query }}
        size="lg"
        onClose={onClose}
      >
        {event && <Content budget={budget} event={event} onMode={setMode} />}
      </RecordModal>
      {event && mode === 'delete' && (
        <DeleteDialog
          noun="change event"
          item={event}
          remove={remove}
          onDeleted={onClose}
          onClose={back}
        >
          <strong>
            {event.number} {event.title}
          </strong>{' '}
          will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

interface ContentProps {
  budget: Budget;
  event: ChangeEvent;
  onMode: (mode: 'edit' | 'delete' | 'order') => void;
}

function Content({ budget, event, onMode }: ContentProps) {
  const hrefTo = useProjectHref();
  const { permittedActions, roughMinor } = event;
  return (
    <>
      {event.description && (
        <p className={`m-top-12 text-sm pre-wrap ${detail.description}`}>{event.description}</p>
      )}
      <Section title="Details">
        <Facts
          facts={[
            ['Reason', optionLabel(event.reason)],
            ['Comes from', event.source && <SourceLink key="source" source={event.source} />],
            ['Rough estimate', roughMinor !== null && formatMoney(roughMinor, budget.currency)],
            [
              'Change orders',
              event.changeOrders.length > 0 &&
                event.changeOrders.map(({ id, number, status }) => (
                  <span key={id}>
                    <AppLink href={hrefTo(paths.budget, { tab: 'changes', open: id })}>
                      {number}
                    </AppLink>{' '}
                    <StatusTag status={status} />{' '}
                  </span>
                )),
            ],
            ['Created by', fullName(event.createdBy)],
          ]}
        />
      </Section>
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
        {may(budget, 'manage_changes') && (
          <Button onClick={() => onMode('order')}>New change order</Button>
        )}
      </div>
    </>
  );
}
