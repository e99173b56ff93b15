import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Commitment } from '@/api/generated/types.gen';
import { today } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateInvoice } from './writes';

interface Props {
  projectId: string;
  commitment: Pick<Commitment, 'id' | 'number'>;
  onCreated: (invoiceId: string) => void;
  onClose: () => void;
}

/** Shows a new application for payment against a commitment. */
export default function NewInvoiceDialog({ projectId, commitment, onCreated, onClose }: Props) {
  const [periodTo, setPeriodTo] = useState(() => today());
  const [reference, setReference] = useState('');
  const create = useCreateInvoice(projectId);
  return (
    <FormDialog
      title={`New invoice for ${commitment.number}`}
      submitLabel="Create"
      submitError={create.error}
      submitting={create.isPending}
      incomplete={periodTo === ''}
      dirty={reference !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const said = reference.trim();
        create.mutate(
          { commitmentId: commitment.id, periodTo, ...(said && { reference: said }) },
          { onSuccess: ({ data }) => onCreated(data.id) },
        );
      }}
    >
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
