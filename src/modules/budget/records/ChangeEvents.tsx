import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listChangeEventsInfiniteOptions } from '@/api/generated/budget.gen';
import type { ChangeEvent } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { RowCard, RowName } from '@/shared/collection/Row';
import { TablePage } from '@/shared/collection/TablePage';
import { useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { optionLabel } from '@/shared/records/labels';
import type { TableColumn } from '@/shared/table/DataTable';
import { may } from '../tabProps';
import { type ChangesProps, changesView, noOrder } from './changesView';
import { Amount, StatusMark } from './marks';

const ChangeEventDialog = onDemand(() => import('./ChangeEventDialog'));

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<ChangeEvent>[] => [
  {
    id: 'number',
    header: 'Number',
    size: 110,
    sticky: true,
    cell: ({ id, number }) => <RowName href={hrefTo(id)} name={number} />,
  },
  { id: 'title', header: 'Title', size: 280, cell: ({ title }) => title },
  {
    id: 'status',
    header: 'Status',
    size: 100,
    cell: ({ status }) => <StatusMark status={status} />,
  },
  { id: 'reason', header: 'Reason', size: 150, cell: ({ reason }) => optionLabel(reason) },
  { id: 'source', header: 'From', size: 120, cell: ({ source }) => source?.number ?? '' },
  {
    id: 'rough',
    header: 'Rough estimate',
    size: 140,
    cell: ({ roughMinor }) => roughMinor !== null && <Amount minor={roughMinor} />,
  },
  {
    id: 'orders',
    header: 'Change orders',
    size: 150,
    cell: ({ changeOrders }) => changeOrders.map(({ number }) => number).join(', '),
  },
];

/** The change events, and the dialog that one opens in. */
export function ChangeEvents({ budget, picker }: ChangesProps) {
  const { projectId } = budget;
  const state = useView(changesView);
  const { q, status, open: openId } = state.view;
  const [isNew, setNew] = useState(false);
  const isStatus = status === 'open' || status === 'closed';
  const list = useInfiniteQuery({
    ...listChangeEventsInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(q && { q }), ...(isStatus && { status }) },
    }),
    ...byCursor(projectId),
  });
  const hrefTo = (id: string) => state.hrefOf({ open: id });
  const add = may(budget, 'manage_changes') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setNew(true)}>
      New change event
    </Button>
  );
  const close = () => {
    setNew(false);
    state.change({ open: '' });
  };
  return (
    <TablePage
      label="Change events"
      name="change-events"
      noun={{ one: 'change event', many: 'change events' }}
      icon={IconArrowsExchange}
      operation="listChangeEvents"
      list={list}
      rows={list.data?.pages.flatMap(({ data }) => data)}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={columnsOf(hrefTo)}
      nameOf={({ number, title }) => `${number} ${title}`}
      card={(event) => (
        <RowCard
          href={hrefTo(event.id)}
          name={`${event.number} ${event.title}`}
          mark={<StatusMark status={event.status} />}
          lines={[optionLabel(event.reason), event.source?.number]}
        />
      )}
      sort=""
      onSort={noOrder}
      onOpen={({ id }) => state.change({ open: id })}
      openId={openId || null}
      filters={
        <FilterSelect
          label="Status"
          value={isStatus ? status : 'all'}
          options={optionsOf({ all: 'Any status', open: 'Open', closed: 'Closed' })}
          onChange={(value) => state.change({ status: value })}
        />
      }
      buttons={
        <>
          {picker}
          {add}
        </>
      }
      action={add}
      purpose="Note what may change the cost, from an RFI, a punch item or by hand, before anybody priced it."
      dialog={
        (isNew || openId) && (
          <ChangeEventDialog
            key={openId}
            budget={budget}
            eventId={openId || null}
            onClose={close}
          />
        )
      }
      onCloseDialog={close}
    />
  );
}
