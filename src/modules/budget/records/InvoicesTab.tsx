import { IconReceipt } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listInvoicesInfiniteOptions } from '@/api/generated/budget.gen';
import type { Invoice } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect, optionsOf } from '@/shared/collection/filter/FilterSelect';
import { RowCard, RowName } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { filter, openItem, useView } from '@/shared/collection/view';
import { formatCalendarDate } from '@/shared/format/format';
import { formatMoney } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/DataTable';
import type { TabProps } from '../tabProps';
import { Amount, StatusMark } from './marks';

const InvoiceView = onDemand(() => import('./InvoiceView'));

const invoicesView = {
  status: filter(['draft', 'submitted', 'approved', 'rejected', 'paid']),
  open: openItem(),
};
const invoiceName = ({ commitment, number }: Pick<Invoice, 'commitment' | 'number'>) =>
  `${commitment.number} invoice ${number}`;

const about: ListAbout<Invoice> = {
  label: 'Invoices',
  name: 'invoices',
  noun: { one: 'invoice', many: 'invoices' },
  icon: IconReceipt,
  operation: 'listInvoices',
  purpose: "Open an approved commitment, and bill against it with 'New invoice'.",
  nameOf: invoiceName,
};

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<Invoice>[] => [
  {
    id: 'number',
    header: 'Invoice',
    size: 170,
    sticky: true,
    cell: (invoice) => <RowName href={hrefTo(invoice.id)} name={invoiceName(invoice)} />,
  },
  { id: 'company', header: 'Company', size: 200, cell: ({ commitment }) => commitment.companyName },
  {
    id: 'status',
    header: 'Status',
    size: 110,
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    id: 'period',
    header: 'Period to',
    size: 120,
    cell: ({ periodTo }) => formatCalendarDate(periodTo),
  },
  {
    id: 'completed',
    header: 'Completed to date',
    size: 150,
    cell: ({ summary }) => <Amount minor={summary.completedMinor} />,
  },
  {
    id: 'retention',
    header: 'Retention',
    size: 130,
    cell: ({ summary }) => <Amount minor={summary.retentionMinor} />,
  },
  {
    id: 'due',
    header: 'Current due',
    size: 140,
    cell: ({ summary }) => <Amount minor={summary.currentDueMinor} />,
  },
  { id: 'reference', header: 'Reference', size: 130, cell: ({ reference }) => reference },
];

/** The applications for payment. Subcontractors see their own. */
export default function InvoicesTab({ budget }: TabProps) {
  const { projectId, currency } = budget;
  const state = useView(invoicesView);
  const { status } = state.view;
  const list = useInfiniteQuery({
    ...listInvoicesInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(status !== 'all' && { status }) },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['open'], ...loaded(list) });
  const { openId, hrefTo } = page;
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(invoice) => (
        <RowCard
          href={hrefTo(invoice.id)}
          name={invoiceName(invoice)}
          mark={<StatusMark status={invoice.status} />}
          lines={[
            invoice.commitment.companyName,
            `Due ${formatMoney(invoice.summary.currentDueMinor, currency)}`,
            `To ${formatCalendarDate(invoice.periodTo)}`,
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
            submitted: 'Submitted',
            approved: 'Approved',
            rejected: 'Rejected',
            paid: 'Paid',
          })}
          onChange={(value) => state.change({ status: value })}
        />
      }
      dialog={
        openId && (
          <InvoiceView key={openId} budget={budget} invoiceId={openId} onClose={page.close} />
        )
      }
    />
  );
}
