import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Budget, CommitmentDetail, CommitmentKind } from '@/api/generated/types.gen';
import { CompanySelect } from '@/records/people/CompanySelect';
import { formatAmount, formatShare, parseMoney, parseShare } from '@/shared/format/money';
import dialog from '@/shared/forms/Dialog.module.css';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { emptyRow, type LineRow, LinesField, rowFault, rowWith } from './LinesField';
import { useCreateCommitment, useUpdateCommitment } from './writes';

interface Props {
  budget: Budget;
  /** The commitment to edit. Null for a new one. */
  commitment: CommitmentDetail | null;
  onClose: () => void;
}

const rowsOf = (commitment: CommitmentDetail): LineRow[] =>
  commitment.lines
    .filter(({ changeOrder }) => changeOrder === null)
    .map(({ id, budgetLine, description, scheduledMinor }) =>
      rowWith({
        id,
        budgetLineId: budgetLine?.id ?? '',
        description,
        amount: formatAmount(scheduledMinor),
        commitmentId: '',
      }),
    );

/** Shows a subcontract or purchase order. After its approval only texts and the retainage can be changed. */
export default function CommitmentDialog({ budget, commitment, onClose }: Props) {
  const { projectId, currency } = budget;
  const [kind, setKind] = useState<CommitmentKind>(commitment?.kind ?? 'subcontract');
  const [title, setTitle] = useState(commitment?.title ?? '');
  const [companyId, setCompanyId] = useState(commitment?.company.id ?? '');
  const [retention, setRetention] = useState(formatShare(commitment?.retentionBp ?? 1000));
  const [description, setDescription] = useState(commitment?.description ?? '');
  const [rows, setRows] = useState<LineRow[]>(() => {
    const given = commitment ? rowsOf(commitment) : [];
    return given.length > 0 ? given : [emptyRow()];
  });
  const [isTouched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useCreateCommitment(projectId);
  const update = useUpdateCommitment(projectId, commitment?.id ?? '');
  const { version, noteConflict } = useFormVersion(commitment?.version ?? 1);
  const isDraft = !commitment || commitment.status === 'draft';
  const filled = rows.filter(
    ({ budgetLineId, amount, description: text }) => budgetLineId || amount || text,
  );
  const points = parseShare(retention);
  const isValid =
    title.trim() !== '' &&
    companyId !== '' &&
    points !== null &&
    filled.every((row) => rowFault(row, true) === null);
  const touch = (apply: () => void) => {
    setTouched(true);
    apply();
  };
  const save = commitment ? update : create;
  return (
    <FormDialog
      title={commitment ? `Edit ${commitment.number}` : 'New commitment'}
      submitLabel={commitment ? 'Save' : 'Create'}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isTouched}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isValid || points === null) return;
        const lines = filled.map(lineOf);
        const texts = { title: title.trim(), description: description.trim(), retentionBp: points };
        const draft = { kind, companyId, lines };
        if (!commitment) return create.mutate({ ...texts, ...draft }, { onSuccess: onClose });
        update.mutate(
          { version, ...texts, ...(isDraft && draft) },
          { onSuccess: onClose, onError: noteConflict },
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
      <KindSelect kind={kind} disabled={!isDraft} onChange={(to) => touch(() => setKind(to))} />
      <RetentionField
        value={retention}
        isBad={points === null}
        onChange={(text) => touch(() => setRetention(text))}
      />
      <CompanySelect
        projectId={projectId}
        required
        disabled={!isDraft}
        value={companyId || null}
        name={commitment?.company.name ?? null}
        fault={tried && companyId === '' ? 'Company is required' : undefined}
        onChange={(value) => touch(() => setCompanyId(value ?? ''))}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={5000}
        value={description}
        onChange={({ currentTarget }) => touch(() => setDescription(currentTarget.value))}
      />
      {isDraft && (
        <LinesField
          projectId={projectId}
          currency={currency}
          rows={rows}
          onChange={(next) => touch(() => setRows(next))}
          showFaults={tried}
          needsDescription
        />
      )}
    </FormDialog>
  );
}

interface KindProps {
  kind: CommitmentKind;
  disabled: boolean;
  onChange: (kind: CommitmentKind) => void;
}

const KindSelect = ({ kind, disabled, onChange }: KindProps) => (
  <NativeSelect
    label="Kind"
    className={dialog.half}
    disabled={disabled}
    value={kind}
    data={[
      { value: 'subcontract', label: 'Subcontract' },
      { value: 'purchase_order', label: 'Purchase order' },
    ]}
    onChange={({ currentTarget }) =>
      onChange(currentTarget.value === 'subcontract' ? 'subcontract' : 'purchase_order')
    }
  />
);

/** Returns a row as the host takes it. */
const lineOf = (row: LineRow) => ({
  ...(row.id && { id: row.id }),
  budgetLineId: row.budgetLineId,
  description: row.description.trim(),
  amountMinor: parseMoney(row.amount) ?? 0,
});

interface RetentionProps {
  value: string;
  isBad: boolean;
  onChange: (text: string) => void;
}

const RetentionField = ({ value, isBad, onChange }: RetentionProps) => (
  <TextInput
    label="Retainage"
    description="What is kept back of each payment, in percent"
    className={dialog.half}
    inputMode="decimal"
    value={value}
    error={isBad && 'Enter 0 to 100 percent'}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
