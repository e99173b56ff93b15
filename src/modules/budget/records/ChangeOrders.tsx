import { IconArrowsExchange } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listChangeOrdersInfiniteOptions } from '@/api/generated/budget.gen';
import type { ChangeOrder } from '@/api/generated/types.gen';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useView } from '@/shared/collection/view';
import { formatMoney } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import { BudgetWhyNot } from '../parts/BudgetWhyNot';
import { may } from '../tabProps';
import { type ChangesProps, changesView } from './changesView';
import { amountColumn, numberColumn, statusColumn } from './columns';

const ChangeOrderDialog = onDemand(() => import('./ChangeOrderDialog'));
const OrderFromRecord = onDemand(() => import('./OrderFromRecord'));
const ChangeOrderView = onDemand(() => import('./ChangeOrderView'));

const statuses = ['pending', 'approved', 'rejected'] as const;
const about: ListAbout<ChangeOrder> = {
  label: 'Change orders',
  name: 'change-orders',
  noun: { one: 'change order', many: 'change orders' },
  icon: IconArrowsExchange,
  operation: 'listChangeOrders',
  purpose: 'A change order changes the budget once it is approved.',
  nameOf: ({ number, title }) => `${number} ${title}`,
};

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<ChangeOrder>[] => [
  numberColumn(hrefTo),
  { id: 'title', header: 'Title', size: 280, grows: true, cell: ({ title }) => title },
  statusColumn(110),
  amountColumn('amount', 'Amount', 140, ({ amountMinor }) => amountMinor),
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

/** Shows the change orders, and the dialogs that one opens in. */
export function ChangeOrders({ budget, picker }: ChangesProps) {
  const { projectId, currency } = budget;
  const state = useView(changesView);
  const { q, status, from } = state.view;
  const shownStatus = statuses.find((value) => value === status);
  const list = useInfiniteQuery({
    ...listChangeOrdersInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(q && { q }), ...(shownStatus && { status: shownStatus }) },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['open', 'from'], dialogs: ['new'], ...loaded(list) });
  const { openId, hrefTo, dialog, show, close } = page;
  const add = may(budget, 'manage_changes') ? (
    <AddButton label="New change order" onClick={() => show('new')} />
  ) : (
    <BudgetWhyNot budget={budget} action="manage_changes" does="create change orders" />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(order) => (
        <RowCard
          href={hrefTo(order.id)}
          name={`${order.number} ${order.title}`}
          mark={<StatusTag status={order.status} />}
          lines={[formatMoney(order.amountMinor, currency), order.approver?.name]}
        />
      )}
      filters={[
        oneOf({
          label: 'Status',
          value: shownStatus ?? 'all',
          options: allOr('Any status', statuses),
          onChange: (value) => state.change({ status: value }),
        }),
      ]}
      buttons={{
        head: (
          <>
            {picker}
            {add}
          </>
        ),
        empty: add,
      }}
      dialog={
        from && may(budget, 'manage_changes') ? (
          <OrderFromRecord key={from} budget={budget} from={from} onClose={close} />
        ) : dialog ? (
          <ChangeOrderDialog budget={budget} order={null} event={null} onClose={close} />
        ) : (
          openId && (
            <ChangeOrderView key={openId} budget={budget} changeOrderId={openId} onClose={close} />
          )
        )
      }
    />
  );
}
