import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Commitment } from '@/api/generated/types.gen';
import { today } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateInvoice } from './writes';

interface Props {
  projectId: string;
  /** What can be billed. The first one is chosen. */
  commitments: readonly Pick<Commitment, 'id' | 'number' | 'title'>[];
  onCreated: (invoiceId: string) => void;
  onClose: () => void;
}

/** Shows a new application for payment against a commitment. */
export default function NewInvoiceDialog({ projectId, commitments, onCreated, onClose }: Props) {
  const [chosenId, setChosenId] = useState('');
  const commitment = commitments.find(({ id }) => id === chosenId) ?? commitments[0];
  const [day] = useState(() => today());
  const [periodTo, setPeriodTo] = useState(day);
  const [reference, setReference] = useState('');
  const create = useCreateInvoice(projectId);
  return (
    <FormDialog
      title={commitments.length > 1 ? 'New invoice' : `New invoice for ${commitment?.number}`}
      submitLabel="Create"
      submitError={create.error}
      submitting={create.isPending}
      missing={(!commitment && 'Commitment') || (periodTo === '' && 'Period to')}
      dirty={reference !== '' || chosenId !== '' || periodTo !== day}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!commitment) return;
        const said = reference.trim();
        create.mutate(
          { commitmentId: commitment.id, periodTo, ...(said && { reference: said }) },
          { onSuccess: ({ data }) => onCreated(data.id) },
        );
      }}
    >
      {commitments.length > 1 && (
        <NativeSelect
          label="Commitment"
          data={commitments.map(({ id, number, title }) => ({
            value: id,
            label: `${number} ${title}`,
          }))}
          value={commitment?.id ?? ''}
          onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
        />
      )}
      <TextInput
        label="Period to"
        description="The last day that the invoice covers"
        type="date"
        required
        data-autofocus
        value={periodTo}
        onChange={({ currentTarget }) => setPeriodTo(currentTarget.value)}
      />
      <TextInput
        label="Reference"
        description="The number that the company gave it, if any"
        maxLength={40}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
    </FormDialog>
  );
}
