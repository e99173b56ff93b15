import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createBudgetSnapshot } from '@/api/generated/budget.gen';
import type { CreateBudgetSnapshotRequest } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { monthName } from './months';

/** Keeps the figures of a month as they are. */
export default function CloseMonthDialog(props: { projectId: string; onClose: () => void }) {
  const { projectId, onClose } = props;
  const [current] = useState(() => today().slice(0, 7));
  const [month, setMonth] = useState(current);
  const [note, setNote] = useState('');
  const take = useWrite({
    operation: 'createBudgetSnapshot',
    failure: 'inline',
    write: (body: CreateBudgetSnapshotRequest) =>
      createBudgetSnapshot({ path: { projectId }, body, throwOnError: true }),
    stale: ['listBudgetSnapshots', 'getBudget'],
    successToast: ({ data }) => `${monthName(data.month)} closed`,
  });
  return (
    <FormDialog
      title="Close the month"
      submitLabel="Close the month"
      submitError={null}
      submitting={take.isPending}
      missing={(!/^\d{4}-\d\d$/.test(month) || month > current) && 'Month'}
      dirty={note !== '' || month !== current}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const said = note.trim();
        take.mutate({ month, ...(said && { note: said }) }, { onSuccess: onClose });
      }}
    >
      {take.error && (
        <FormMessage>
          {failureText('createBudgetSnapshot', take.error)}. {reasonText(take.error)}
        </FormMessage>
      )}
      <Text size="sm">All figures are kept as they are now. Nobody can change them later.</Text>
      <TextInput
        label="Month"
        type="month"
        max={current}
        error={month > current && 'A month in the future cannot be closed'}
        placeholder="2026-11"
        required
        data-autofocus
        value={month}
        onChange={({ currentTarget }) => setMonth(currentTarget.value)}
      />
      <Textarea
        label="Note"
        maxLength={500}
        autosize
        minRows={2}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
