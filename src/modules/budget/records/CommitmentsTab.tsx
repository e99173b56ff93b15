import { IconFileDollar } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listCommitmentsInfiniteOptions } from '@/api/generated/budget.gen';
import { zCommitmentSort } from '@/api/generated/schemas/budget.gen';
import type { Commitment } from '@/api/generated/types.gen';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { formatMoney, formatShare } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import { BudgetWhyNot } from '../parts/BudgetWhyNot';
import { may, type TabProps } from '../tabProps';
import { amountColumn, numberColumn, statusColumn } from './columns';

const CommitmentDialog = onDemand(() => import('./CommitmentDialog'));
const CommitmentView = onDemand(() => import('./CommitmentView'));

const statuses = ['draft', 'approved', 'completed', 'void'] as const;
const commitmentsView = {
  q: searchWords,
  status: filter(statuses),
  sort: choice(zCommitmentSort.options, 'number'),
  open: openItem(),
};
const about: ListAbout<Commitment> = {
  sortLabels: { number: 'Number', title: 'Title', company: 'Company' },
  label: 'Commitments',
  name: 'commitments',
  noun: { one: 'commitment', many: 'commitments' },
  icon: IconFileDollar,
  operation: 'listCommitments',
  purpose: 'Subcontracts and purchase orders say how much of the budget is promised to companies.',
  nameOf: ({ number, title }) => `${number} ${title}`,
};

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<Commitment>[] => [
  { ...numberColumn(hrefTo), sort: 'number' },
  {
    id: 'title',
    header: 'Title',
    size: 240,
    grows: true,
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'company',
    header: 'Company',
    size: 190,
    priority: 2,
    sort: 'company',
    cell: ({ company }) => company.name,
  },
  { ...statusColumn(110), sort: 'status' },
  amountColumn('original', 'Original', 130, ({ figures }) => figures.originalMinor),
  {
    ...amountColumn(
      'changes',
      'Approved changes',
      140,
      ({ figures }) => figures.approvedChangesMinor,
    ),
    priority: 0,
  },
  amountColumn('revised', 'Revised', 130, ({ figures }) => figures.revisedMinor),
  amountColumn('billed', 'Billed', 130, ({ figures }) => figures.billedMinor),
  amountColumn('balance', 'Balance', 130, ({ figures }) => figures.balanceMinor),
  {
    id: 'retention',
    header: 'Retainage',
    size: 96,
    priority: -1,
    cell: ({ retentionBp }) => formatShare(retentionBp),
  },
];

/** Shows the subcontracts and purchase orders. Subcontractors see their own. */
export default function CommitmentsTab({ budget }: TabProps) {
  const { projectId, currency } = budget;
  const state = useView(commitmentsView);
  const { q, status, sort } = state.view;
  const list = useInfiniteQuery({
    ...listCommitmentsInfiniteOptions({
      path: { projectId },
      query: { sort, limit: 100, ...(q && { q }), ...(status !== 'all' && { status }) },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['open'], dialogs: ['new'], ...loaded(list) });
  const { openId, hrefTo, dialog, show, close } = page;
  const add = may(budget, 'manage_commitments') ? (
    <AddButton label="New commitment" onClick={() => show('new')} />
  ) : (
    <BudgetWhyNot budget={budget} action="manage_commitments" does="create commitments" />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={({ id, number, title, status: at, company, figures }) => (
        <RowCard
          href={hrefTo(id)}
          name={`${number} ${title}`}
          mark={<StatusTag status={at} />}
          lines={[
            company.name,
            `${formatMoney(figures.revisedMinor, currency)}, billed ${formatMoney(figures.billedMinor, currency)}`,
          ]}
        />
      )}
      filters={[
        oneOf({
          label: 'Status',
          value: status,
          options: allOr('Any status', statuses),
          onChange: (value) => state.change({ status: value }),
        }),
      ]}
      buttons={{ head: add, empty: add }}
      dialog={
        dialog ? (
          <CommitmentDialog budget={budget} commitment={null} onClose={close} />
        ) : (
          openId && (
            <CommitmentView key={openId} budget={budget} commitmentId={openId} onClose={close} />
          )
        )
      }
    />
  );
}
