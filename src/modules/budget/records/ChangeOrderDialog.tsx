import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Budget, ChangeEvent, ChangeOrderDetail } from '@/api/generated/types.gen';
import { MemberSelect } from '@/records/people/MemberSelect';
import { namedChoices } from '@/records/people/partyChoices';
import { formatAmount, parseMoney } from '@/shared/format/money';
import dialog from '@/shared/forms/Dialog.module.css';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateChangeOrder, useUpdateChangeOrder } from './changeWrites';
import { emptyRow, type LineRow, LinesField, rowFault, rowWith } from './LinesField';
import { type SourceRecord, SourceSelect } from './SourceSelect';

interface Props {
  budget: Budget;
  /** The order to edit. Null for a new one. */
  order: ChangeOrderDetail | null;
  /** The change event that a new one comes from. */
  event: ChangeEvent | null;
  /** The RFI or punch item that a new one comes from. */
  from?: SourceRecord;
  onClose: () => void;
}

const rowsOf = (order: ChangeOrderDetail): LineRow[] =>
  order.lines.map(({ budgetLine, description, amountMinor, commitment }) =>
    rowWith({
      budgetLineId: budgetLine.id,
      description,
      amount: formatAmount(amountMinor),
      commitmentId: commitment?.id ?? '',
    }),
  );

/** A change order: its effect on lines, commitments and the schedule, and who decides. */
export default function ChangeOrderDialog({ budget, order, event, from, onClose }: Props) {
  const { projectId, currency } = budget;
  const [title, setTitle] = useState(order?.title ?? event?.title ?? from?.title ?? '');
  const [description, setDescription] = useState(order?.description ?? event?.description ?? '');
  const [days, setDays] = useState<string | number>(order?.scheduleDays ?? 0);
  const [approverId, setApproverId] = useState(order?.approver?.id ?? '');
  const [source, setSource] = useState<SourceRecord | null>(from ?? null);
  const [rows, setRows] = useState<LineRow[]>(() => (order ? rowsOf(order) : [emptyRow()]));
  const [isTouched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useCreateChangeOrder(projectId);
  const update = useUpdateChangeOrder(projectId, order?.id ?? '');
  const { version, noteConflict } = useFormVersion(order?.version ?? 1);
  const isWithin = mayName(budget, order, rows);
  const isValid = title.trim() !== '' && rows.every((row) => rowFault(row, false) === null);
  const touch = (apply: () => void) => {
    setTouched(true);
    apply();
  };
  const save = order ? update : create;
  return (
    <FormDialog
      title={order ? `Edit ${order.number}` : 'New change order'}
      submitLabel={order ? 'Save' : 'Create'}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isTouched}
      wide
      onClose={onClose}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setTried(true);
        if (!isValid) return;
        const body = {
          title: title.trim(),
          description: description.trim(),
          scheduleDays: Math.trunc(Number(days)) || 0,
          ...(approverId && (order || isWithin) && { approverId }),
          lines: rows.map(lineOf),
        };
        if (order) {
          const clear = order.approver && !approverId ? { clear: ['approverId' as const] } : {};
          return update.mutate(
            { version, ...body, ...clear },
            { onSuccess: onClose, onError: noteConflict },
          );
        }
        const origin = source && sourceOf(source);
        create.mutate(
          { ...body, ...(event && { changeEventId: event.id }), ...(origin && { source: origin }) },
          { onSuccess: onClose },
        );
      }}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={200}
        value={title}
        error={tried && title.trim() === '' && 'Title is required'}
        onChange={({ currentTarget }) => touch(() => setTitle(currentTarget.value))}
      />
      {!order && !event && (
        <SourceSelect
          projectId={projectId}
          value={source}
          onChange={(to) => touch(() => setSource(to))}
        />
      )}
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={5000}
        value={description}
        onChange={({ currentTarget }) => touch(() => setDescription(currentTarget.value))}
      />
      <ScheduleAndApprover
        projectId={projectId}
        days={days}
        onDays={(value) => touch(() => setDays(value))}
        approver={order?.approver ?? null}
        approverId={approverId}
        mayName={isWithin}
        onApprover={(id) => touch(() => setApproverId(id))}
      />
      <LinesField
        projectId={projectId}
        currency={currency}
        rows={rows}
        onChange={(next) => touch(() => setRows(next))}
        showFaults={tried}
        needsDescription={false}
        commitments={order?.lines.flatMap(({ commitment }) => commitment ?? []) ?? []}
      />
    </FormDialog>
  );
}

/** The contract lets a change come from an RFI or a punch item. */
export function sourceOf({ type, id }: SourceRecord) {
  return type === 'rfi' || type === 'punch_item' ? { type, id } : null;
}

interface ApproverProps {
  projectId: string;
  days: string | number;
  onDays: (days: string | number) => void;
  /** Who is named so far. */
  approver: { id: string; name: string } | null;
  approverId: string;
  /** Whether the amount is within what the user approves. */
  mayName: boolean;
  onApprover: (id: string) => void;
}

function ScheduleAndApprover(props: ApproverProps) {
  const { projectId, days, onDays, approver, approverId, mayName: isWithin, onApprover } = props;
  return (
    <>
      <NumberInput
        label="Schedule"
        description="Calendar days that the finish moves"
        className={dialog.half}
        min={-999}
        max={999}
        allowDecimal={false}
        value={days}
        onChange={onDays}
      />
      <MemberSelect
        label="Approver"
        description={
          isWithin
            ? 'Without one, a project admin or manager decides'
            : 'Above your limit, a project admin decides or names the approver'
        }
        projectId={projectId}
        duty="approve_change_orders"
        names={namedChoices(approver ? [approver] : [])}
        disabled={!isWithin}
        className={dialog.half ?? ''}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the approver' }}
        value={approverId || null}
        onChange={(value) => onApprover(value ?? '')}
      />
    </>
  );
}

/** Whether the user may name an approver: people who may approve the amount do, before and after the change. */
function mayName({ ownLimitMinor }: Budget, order: ChangeOrderDetail | null, rows: LineRow[]) {
  const sizeOf = (amounts: readonly number[]) => {
    const added = amounts.filter((amount) => amount > 0).reduce((all, amount) => all + amount, 0);
    return Math.max(added, added - amounts.reduce((all, amount) => all + amount, 0));
  };
  const now = sizeOf(rows.map(({ amount }) => parseMoney(amount) ?? 0));
  const before = sizeOf(order?.lines.map(({ amountMinor }) => amountMinor) ?? []);
  return ownLimitMinor === null || Math.max(now, before) <= ownLimitMinor;
}

/** Returns a row as the host takes it. */
const lineOf = (row: LineRow) => ({
  budgetLineId: row.budgetLineId,
  description: row.description.trim(),
  amountMinor: parseMoney(row.amount) ?? 0,
  ...(row.commitmentId && { commitmentId: row.commitmentId }),
});
