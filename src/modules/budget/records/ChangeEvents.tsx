import { IconArrowsExchange } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listChangeEventsInfiniteOptions } from '@/api/generated/budget.gen';
import type { ChangeEvent } from '@/api/generated/types.gen';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useView } from '@/shared/collection/view';
import { optionLabel } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import { BudgetWhyNot } from '../parts/BudgetWhyNot';
import { may } from '../tabProps';
import { type ChangesProps, changesView } from './changesView';
import { amountColumn, numberColumn, statusColumn } from './columns';

const ChangeEventDialog = onDemand(() => import('./ChangeEventDialog'));

const statuses = ['open', 'closed'] as const;
const about: ListAbout<ChangeEvent> = {
  label: 'Change events',
  name: 'change-events',
  noun: { one: 'change event', many: 'change events' },
  icon: IconArrowsExchange,
  operation: 'listChangeEvents',
  purpose:
    'Note what may change the cost, from an RFI, a punch item or by hand, before anybody priced it.',
  nameOf: ({ number, title }) => `${number} ${title}`,
};

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<ChangeEvent>[] => [
  numberColumn(hrefTo),
  { id: 'title', header: 'Title', size: 280, grows: true, cell: ({ title }) => title },
  statusColumn(100),
  { id: 'reason', header: 'Reason', size: 150, cell: ({ reason }) => optionLabel(reason) },
  { id: 'source', header: 'From', size: 120, cell: ({ source }) => source?.number ?? '' },
  amountColumn('rough', 'Rough estimate', 140, ({ roughMinor }) => roughMinor),
  {
    id: 'orders',
    header: 'Change orders',
    size: 150,
    cell: ({ changeOrders }) => changeOrders.map(({ number }) => number).join(', '),
  },
];

/** Shows the change events, and the dialog that one opens in. */
export function ChangeEvents({ budget, picker }: ChangesProps) {
  const { projectId } = budget;
  const state = useView(changesView);
  const { q, status } = state.view;
  const shownStatus = statuses.find((value) => value === status);
  const list = useInfiniteQuery({
    ...listChangeEventsInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(q && { q }), ...(shownStatus && { status: shownStatus }) },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['open'], dialogs: ['new'], ...loaded(list) });
  const { openId, hrefTo, dialog, show, close } = page;
  const add = may(budget, 'manage_changes') ? (
    <AddButton label="New change event" onClick={() => show('new')} />
  ) : (
    <BudgetWhyNot budget={budget} action="manage_changes" does="create change events" />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(event) => (
        <RowCard
          href={hrefTo(event.id)}
          name={`${event.number} ${event.title}`}
          mark={<StatusTag status={event.status} />}
          lines={[optionLabel(event.reason), event.source?.number]}
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
        (dialog || openId) && (
          <ChangeEventDialog
            key={openId}
            budget={budget}
            eventId={openId || null}
            onClose={close}
          />
        )
      }
    />
  );
}
