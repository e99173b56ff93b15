import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listChangeOrdersInfiniteOptions } from '@/api/generated/budget.gen';
import type { ChangeOrder } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { RowCard, RowName } from '@/shared/collection/Row';
import { TablePage } from '@/shared/collection/TablePage';
import { useView } from '@/shared/collection/view';
import { formatMoney } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/DataTable';
import { may } from '../tabProps';
import { type ChangesProps, changesView, noOrder } from './changesView';
import { Amount, StatusMark } from './marks';

const ChangeOrderDialog = onDemand(() => import('./ChangeOrderDialog'));
const OrderFromRecord = onDemand(() => import('./OrderFromRecord'));
const ChangeOrderView = onDemand(() => import('./ChangeOrderView'));

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<ChangeOrder>[] => [
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
    size: 110,
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    size: 140,
    cell: ({ amountMinor }) => <Amount minor={amountMinor} />,
  },
  {
    id: 'days',
    header: 'Days',
    size: 80,
    cell: ({ scheduleDays }) => (scheduleDays === 0 ? '' : scheduleDays),
  },
  {
    id: 'source',
    header: 'From',
    size: 160,
    cell: ({ changeEvent, source }) => source?.number ?? changeEvent?.number ?? '',
  },
  { id: 'approver', header: 'Approver', size: 160, cell: ({ approver }) => approver?.name ?? '' },
];

/** The change orders, and the dialogs that one opens in. */
export function ChangeOrders({ budget, picker }: ChangesProps) {
  const { projectId, currency } = budget;
  const state = useView(changesView);
  const { q, status, open: openId, from } = state.view;
  const [isNew, setNew] = useState(false);
  const isStatus = status === 'pending' || status === 'approved' || status === 'rejected';
  const list = useInfiniteQuery({
    ...listChangeOrdersInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(q && { q }), ...(isStatus && { status }) },
    }),
    ...byCursor(projectId),
  });
  const hrefTo = (id: string) => state.hrefOf({ open: id });
  const add = may(budget, 'manage_changes') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setNew(true)}>
      New change order
    </Button>
  );
  const close = () => {
    setNew(false);
    state.change({ open: '', from: '' });
  };
  return (
    <TablePage
      label="Change orders"
      name="change-orders"
      noun={{ one: 'change order', many: 'change orders' }}
      icon={IconArrowsExchange}
      operation="listChangeOrders"
      list={list}
      rows={list.data?.pages.flatMap(({ data }) => data)}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={columnsOf(hrefTo)}
      nameOf={({ number, title }) => `${number} ${title}`}
      card={(order) => (
        <RowCard
          href={hrefTo(order.id)}
          name={`${order.number} ${order.title}`}
          mark={<StatusMark status={order.status} />}
          lines={[formatMoney(order.amountMinor, currency), order.approver?.name]}
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
          options={optionsOf({
            all: 'Any status',
            pending: 'Pending',
            approved: 'Approved',
            rejected: 'Rejected',
          })}
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
      purpose="A change order changes the budget once it is approved."
      dialog={
        from && may(budget, 'manage_changes') ? (
          <OrderFromRecord key={from} budget={budget} from={from} onClose={close} />
        ) : isNew ? (
          <ChangeOrderDialog budget={budget} order={null} event={null} onClose={close} />
        ) : (
          openId && (
            <ChangeOrderView key={openId} budget={budget} changeOrderId={openId} onClose={close} />
          )
        )
      }
      onCloseDialog={close}
    />
  );
}
