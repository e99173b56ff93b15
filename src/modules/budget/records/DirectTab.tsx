import { Select, TextInput } from '@mantine/core';
import { IconReceipt2 } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listBudgetLinesOptions, listDirectCostsInfiniteOptions } from '@/api/generated/budget.gen';
import type { Budget, DirectCost } from '@/api/generated/types.gen';
import { Facts } from '@/records/common/Facts';
import { RecordModal } from '@/records/common/RecordModal';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { RowCard, RowName } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { openItem, searchWords, useView } from '@/shared/collection/view';
import { formatCalendarDate } from '@/shared/format/format';
import { formatAmount, formatMoney, parseMoney } from '@/shared/format/money';
import { today } from '@/shared/format/region';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import classes from '@/shared/forms/Dialog.module.css';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { TableColumn } from '@/shared/table/rowTypes';
import { BudgetWhyNot } from '../parts/BudgetWhyNot';
import type { TabProps } from '../tabProps';
import { may } from '../tabProps';
import { amountColumn } from './columns';
import { useCreateDirectCost, useDeleteDirectCost, useUpdateDirectCost } from './writes';

const directView = { q: searchWords, open: openItem() };
const about: ListAbout<DirectCost> = {
  label: 'Direct costs',
  name: 'direct-costs',
  noun: { one: 'direct cost', many: 'direct costs' },
  icon: IconReceipt2,
  operation: 'listDirectCosts',
  purpose: 'Wages, receipts and other costs that no commitment covers.',
  nameOf: ({ description }) => description,
};

const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<DirectCost>[] => [
  {
    id: 'description',
    header: 'Description',
    size: 260,
    sticky: true,
    cell: ({ id, description }) => <RowName href={hrefTo(id)} name={description} />,
  },
  { id: 'date', header: 'Date', size: 120, cell: ({ date }) => formatCalendarDate(date) },
  {
    id: 'line',
    header: 'Budget line',
    size: 260,
    cell: ({ budgetLine: { code, description } }) => `${code} ${description}`,
  },
  { id: 'vendor', header: 'Vendor', size: 170, cell: ({ vendor }) => vendor },
  { id: 'reference', header: 'Reference', size: 120, cell: ({ reference }) => reference },
  amountColumn('amount', 'Amount', 130, ({ amountMinor }) => amountMinor),
];

/** Costs without a commitment. */
export default function DirectTab({ budget }: TabProps) {
  const { projectId, currency } = budget;
  const state = useView(directView);
  const { q } = state.view;
  const list = useInfiniteQuery({
    ...listDirectCostsInfiniteOptions({
      path: { projectId },
      query: { limit: 100, ...(q && { q }) },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['open'], dialogs: ['new'], ...loaded(list) });
  const { rows, openId, hrefTo, dialog, show, close } = page;
  const open = rows?.find(({ id }) => id === openId);
  const add = may(budget, 'manage_commitments') ? (
    <AddButton label="Add cost" onClick={() => show('new')} />
  ) : (
    <BudgetWhyNot budget={budget} action="manage_commitments" does="add direct costs" />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(cost) => (
        <RowCard
          href={hrefTo(cost.id)}
          name={cost.description}
          lines={[
            formatMoney(cost.amountMinor, currency),
            `${cost.budgetLine.code} ${cost.budgetLine.description}`,
            formatCalendarDate(cost.date),
          ]}
        />
      )}
      buttons={{ head: add, empty: add }}
      dialog={
        (dialog || open) && (
          <CostDialog key={openId} budget={budget} cost={open ?? null} onClose={close} />
        )
      }
    />
  );
}

interface ViewProps {
  cost: DirectCost;
  currency: string;
  onClose: () => void;
}

/** A direct cost, for people who do not change it. */
const CostView = ({ cost, currency, onClose }: ViewProps) => (
  <RecordModal title={cost.description} size="lg" onClose={onClose}>
    <Facts
      facts={[
        ['Amount', formatMoney(cost.amountMinor, currency)],
        ['Date', formatCalendarDate(cost.date)],
        ['Budget line', cost.budgetLine.code],
        ['Vendor', cost.vendor],
        ['Reference', cost.reference],
      ]}
    />
  </RecordModal>
);

interface DialogProps {
  budget: Budget;
  cost: DirectCost | null;
  onClose: () => void;
}

function CostDialog({ budget: { projectId, currency }, cost, onClose }: DialogProps) {
  const [lineId, setLineId] = useState(cost?.budgetLine.id ?? '');
  const [values, setValues] = useState({
    date: cost?.date ?? today(),
    vendor: cost?.vendor ?? '',
    description: cost?.description ?? '',
    reference: cost?.reference ?? '',
    amount: cost ? formatAmount(cost.amountMinor) : '',
  });
  const [isTouched, setTouched] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const lines = useQuery(listBudgetLinesOptions({ path: { projectId } }));
  const options = useMemo(
    () =>
      (lines.data?.data ?? []).map(({ id, code, description }) => ({
        value: id,
        label: `${code} ${description}`,
      })),
    [lines.data],
  );
  const create = useCreateDirectCost(projectId);
  const update = useUpdateDirectCost(projectId, cost?.id ?? '');
  const remove = useDeleteDirectCost();
  const { version, noteConflict } = useFormVersion(cost?.version ?? 1);
  const amountMinor = parseMoney(values.amount);
  const save = cost ? update : create;
  const field = (name: keyof typeof values, label: string, required = false) => ({
    label,
    required,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTouched(true);
      setValues({ ...values, [name]: currentTarget.value });
    },
  });
  if (cost && isDeleting) {
    return (
      <DeleteDialog
        noun="direct cost"
        item={cost}
        remove={remove}
        onDeleted={onClose}
        onClose={() => setDeleting(false)}
      >
        <strong>{cost.description}</strong> will be deleted. This cannot be undone.
      </DeleteDialog>
    );
  }
  if (cost && !cost.permittedActions.includes('update')) {
    return <CostView cost={cost} currency={currency} onClose={onClose} />;
  }
  return (
    <FormDialog
      about={cost?.id}
      title={cost ? 'Direct cost' : 'Add direct cost'}
      submitLabel={cost ? 'Save' : 'Add'}
      submitError={save.error}
      submitting={save.isPending}
      missing={
        (!values.description.trim() && 'Description') ||
        (!lineId && 'Budget line') ||
        (!values.date && 'Date') ||
        (amountMinor === null && 'Amount')
      }
      dirty={isTouched}
      wide
      {...(cost?.permittedActions.includes('delete') && {
        other: { label: 'Delete', onClick: () => setDeleting(true) },
      })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (amountMinor === null) return;
        const { date, vendor, description, reference } = values;
        const body = {
          ...{ budgetLineId: lineId, date, amountMinor, vendor: vendor.trim() },
          ...{ description: description.trim(), reference: reference.trim() },
        };
        if (!cost) return create.mutate(body, { onSuccess: onClose });
        update.mutate({ version, ...body }, { onSuccess: onClose, onError: noteConflict });
      }}
    >
      <TextInput {...field('description', 'Description', true)} data-autofocus maxLength={200} />
      <Select
        label="Budget line"
        required
        searchable
        limit={50}
        data={options}
        value={lineId || null}
        onChange={(value) => {
          setTouched(true);
          setLineId(value ?? '');
        }}
      />
      <TextInput {...field('date', 'Date', true)} type="date" className={classes.half} />
      <TextInput
        {...field('amount', 'Amount', true)}
        className={classes.half}
        inputMode="decimal"
        leftSection={currency}
        leftSectionWidth={48}
        error={values.amount !== '' && amountMinor === null && 'Enter an amount'}
      />
      <TextInput {...field('vendor', 'Vendor')} className={classes.half} maxLength={120} />
      <TextInput {...field('reference', 'Reference')} className={classes.half} maxLength={60} />
    </FormDialog>
  );
}
