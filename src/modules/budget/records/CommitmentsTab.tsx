import { Button } from '@mantine/core';
import { IconFileDollar, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listCommitmentsInfiniteOptions } from '@/api/generated/budget.gen';
import type { Commitment, CommitmentSort } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect, optionsOf } from '@/shared/collection/filter/FilterSelect';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { formatMoney, formatShare } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/DataTable';
import { may, type TabProps } from '../tabProps';
import { Amount, numberColumn, StatusMark } from './marks';

const CommitmentDialog = onDemand(() => import('./CommitmentDialog'));
const CommitmentView = onDemand(() => import('./CommitmentView'));

const sorts: readonly CommitmentSort[] = (
  ['number', 'title', 'company', 'status'] as const
).flatMap((sort) => [sort, `-${sort}`] as CommitmentSort[]);
const statuses = ['draft', 'approved', 'completed', 'void'] as const;
const commitmentsView = {
  q: searchWords,
  status: filter(statuses),
  sort: choice(sorts, 'number'),
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
  { id: 'title', header: 'Title', size: 240, sort: 'title', cell: ({ title }) => title },
  {
    id: 'company',
    header: 'Company',
    size: 190,
    sort: 'company',
    cell: ({ company }) => company.name,
  },
  {
    id: 'status',
    header: 'Status',
    size: 110,
    sort: 'status',
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    id: 'original',
    header: 'Original',
    size: 130,
    cell: ({ figures }) => <Amount minor={figures.originalMinor} />,
  },
  {
    id: 'changes',
    header: 'Approved changes',
    size: 140,
    cell: ({ figures }) => <Amount minor={figures.approvedChangesMinor} />,
  },
  {
    id: 'revised',
    header: 'Revised',
    size: 130,
    cell: ({ figures }) => <Amount minor={figures.revisedMinor} />,
  },
  {
    id: 'billed',
    header: 'Billed',
    size: 130,
    cell: ({ figures }) => <Amount minor={figures.billedMinor} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    size: 130,
    cell: ({ figures }) => <Amount minor={figures.balanceMinor} />,
  },
  {
    id: 'retention',
    header: 'Retention',
    size: 96,
    cell: ({ retentionBp }) => formatShare(retentionBp),
  },
];

/** The subcontracts and purchase orders. Subcontractors see their own. */
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
  const add = may(budget, 'manage_commitments') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
      New commitment
    </Button>
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
          mark={<StatusMark status={at} />}
          lines={[
            company.name,
            `${formatMoney(figures.revisedMinor, currency)}, billed ${formatMoney(figures.billedMinor, currency)}`,
          ]}
        />
      )}
      filters={
        <FilterSelect
          label="Status"
          value={status}
          options={optionsOf({
            all: 'Any status',
            draft: 'Draft',
            approved: 'Approved',
            completed: 'Completed',
            void: 'Void',
          })}
          onChange={(value) => state.change({ status: value })}
        />
      }
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
