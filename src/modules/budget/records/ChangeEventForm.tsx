import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { zChangeEventReason } from '@/api/generated/schemas/budget.gen';
import type { Budget, ChangeEvent, ChangeEventReason } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { formatAmount, parseMoney } from '@/shared/format/money';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { sourceOf } from './ChangeOrderDialog';
import { useCreateChangeEvent, useUpdateChangeEvent } from './changeWrites';
import { type SourceRecord, SourceSelect } from './SourceSelect';

interface Props {
  budget: Budget;
  /** Null for a new one. */
  event: ChangeEvent | null;
  onClose: () => void;
}

export function ChangeEventForm({ budget: { projectId, currency }, event, onClose }: Props) {
  const [title, setTitle] = useState(event?.title ?? '');
  const [description, setDescription] = useState(event?.description ?? '');
  const [reason, setReason] = useState(event?.reason ?? 'owner_request');
  const [status, setStatus] = useState(event?.status ?? 'open');
  const [rough, setRough] = useState(() =>
    event && event.roughMinor !== null ? formatAmount(event.roughMinor) : '',
  );
  const [source, setSource] = useState<SourceRecord | null>(null);
  const [isTouched, setTouched] = useState(false);
  const create = useCreateChangeEvent(projectId);
  const update = useUpdateChangeEvent(projectId, event?.id ?? '');
  const { version, noteConflict } = useFormVersion(event?.version ?? 1);
  const save = event ? update : create;
  const roughMinor = rough.trim() === '' ? null : parseMoney(rough);
  const isBad = rough.trim() !== '' && roughMinor === null;
  const touch = (apply: () => void) => {
    setTouched(true);
    apply();
  };
  return (
    <FormDialog
      title={event ? `Edit ${event.number}` : 'New change event'}
      submitLabel={event ? 'Save' : 'Create'}
      submitError={save.error}
      submitting={save.isPending}
      missing={(title.trim() === '' && 'Title') || (isBad && 'Check the rough estimate.')}
      dirty={isTouched}
      onClose={onClose}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const body = {
          ...{ title: title.trim(), description: description.trim(), reason },
          ...(roughMinor !== null && { roughMinor }),
        };
        if (!event) {
          const from = source && sourceOf(source);
          return create.mutate({ ...body, ...(from && { source: from }) }, { onSuccess: onClose });
        }
        const clear =
          roughMinor === null && event.roughMinor !== null
            ? { clear: ['roughMinor' as const] }
            : {};
        update.mutate(
          { version, ...body, ...clear, status },
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
        onChange={({ currentTarget }) => touch(() => setTitle(currentTarget.value))}
      />
      {!event && (
        <SourceSelect
          projectId={projectId}
          value={source}
          onChange={(to) => touch(() => setSource(to))}
        />
      )}
      <ReasonSelect value={reason} onChange={(to) => touch(() => setReason(to))} />
      {event && (
        <NativeSelect
          label="Status"
          value={status}
          data={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            touch(() => setStatus(value === 'closed' ? 'closed' : 'open'))
          }
        />
      )}
      <TextInput
        label="Rough estimate"
        inputMode="decimal"
        leftSection={currency}
        leftSectionWidth={48}
        value={rough}
        error={isBad && 'Enter an amount'}
        onChange={({ currentTarget }) => touch(() => setRough(currentTarget.value))}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={5000}
        value={description}
        onChange={({ currentTarget }) => touch(() => setDescription(currentTarget.value))}
      />
    </FormDialog>
  );
}

interface ReasonProps {
  value: ChangeEventReason;
  onChange: (reason: ChangeEventReason) => void;
}

const ReasonSelect = ({ value: reason, onChange }: ReasonProps) => (
  <NativeSelect
    label="Reason"
    value={reason}
    data={zChangeEventReason.options.map((value) => ({ value, label: optionLabel(value) }))}
    onChange={({ currentTarget: { value } }) =>
      onChange(zChangeEventReason.options.find((each) => each === value) ?? reason)
    }
  />
);
