import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { respondToPunchItem } from '@/api/generated/punch-items/respondToPunchItem.gen';
import type { PunchItem } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { AnyLog } from '@/shared/log/log';
import { useWrite } from '@/shared/log/mutations';
import { pathOf } from '../calls';

interface Props {
  item: PunchItem;
  log: AnyLog;
  onClose: () => void;
}

/** An assignee says why it is not his to do, or is no defect. */
export default function DisputeDialog({ item, log, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const respond = useWrite(
    log,
    'respondToPunchItem',
    (text: string) =>
      respondToPunchItem({
        path: pathOf(item),
        body: { version: item.version, response: 'disputed', note: text },
        throwOnError: true,
      }),
    () => 'Answer sent',
  );
  return (
    <FormDialog
      title={`Dispute ${item.number ?? 'draft'}`}
      submitLabel="Dispute"
      onSubmit={(event) => {
        event.preventDefault();
        if (!note.trim()) return setMissing(true);
        respond.mutate(note.trim(), { onSuccess: onClose });
      }}
      submitError={respond.error}
      submitting={respond.isPending}
      dirty={note.trim() !== ''}
      onClose={onClose}
    >
      <Text size="sm">{item.title}</Text>
      <Textarea
        label="Why"
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        value={note}
        error={isMissing && 'Why is required'}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
