import { IconReceipt } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listInvoicesInfiniteOptions } from '@/api/generated/budget.gen';
import type { Invoice } from '@/api/generated/types.gen';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard, RowName } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { filter, openItem, useView } from '@/shared/collection/view';
import { formatCalendarDate } from '@/shared/format/format';
import { formatMoney } from '@/shared/format/money';
import { onDemand } from '@/shared/onDemand';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import table from '../Table.module.css';
import type { TabProps } from '../tabProps';
import { amountColumn, statusColumn } from './columns';
import { useBilling } from './useBilling';

const InvoiceView = onDemand(() => import('./InvoiceView'));
const NewInvoiceDialog = onDemand(() => import('./NewInvoiceDialog'));

const statuses = ['draft', 'submitted', 'approved', 'rejected', 'paid'] as const;
const invoicesView = {
  status: filter(statuses),
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
  purpose: 'An invoice bills what was done on an approved commitment.',
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
  statusColumn(110),
  {
    id: 'period',
    header: 'Period to',
    size: 120,
    cell: ({ periodTo }) => formatCalendarDate(periodTo),
  },
  amountColumn('completed', 'Completed to date', 150, ({ summary }) => summary.completedMinor),
  amountColumn('retention', 'Retainage', 130, ({ summary }) => summary.retentionMinor),
  amountColumn('due', 'Current due', 140, ({ summary }) => summary.currentDueMinor),
  { id: 'reference', header: 'Reference', size: 130, cell: ({ reference }) => reference },
];

/** Shows the applications for payment. Subcontractors see their own. */
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
  const page = useListPage({ state, opens: ['open'], dialogs: ['new'], ...loaded(list) });
  const { openId, hrefTo, dialog, show, close } = page;
  const { billable, reason } = useBilling(budget);
  const add = billable.length > 0 && <AddButton label="New invoice" onClick={() => show('new')} />;
  return (
    <TablePage
      about={{ ...about, purpose: reason ?? about.purpose }}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(invoice) => (
        <RowCard
          href={hrefTo(invoice.id)}
          name={invoiceName(invoice)}
          mark={<StatusTag status={invoice.status} />}
          lines={[
            invoice.commitment.companyName,
            `Due ${formatMoney(invoice.summary.currentDueMinor, currency)}`,
            `To ${formatCalendarDate(invoice.periodTo)}`,
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
      notice={reason && page.rows?.length !== 0 && <p className={table.note}>{reason}</p>}
      buttons={{ head: add, empty: add }}
      dialog={
        dialog ? (
          <NewInvoiceDialog
            projectId={projectId}
            commitments={billable}
            onCreated={(id) => {
              close();
              state.change({ open: id });
            }}
            onClose={close}
          />
        ) : (
          openId && <InvoiceView key={openId} budget={budget} invoiceId={openId} onClose={close} />
        )
      }
    />
  );
}
