import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { respondToPunchItem } from '@/api/generated/punch-items.gen';
import type { PunchItem } from '@/api/generated/types.gen';
import type { AnyLog } from '@/records/log/log';
import { Meanwhile } from '@/records/log/record/Meanwhile';
import { useRecordWrite } from '@/records/log/writes';
import { FormDialog } from '@/shared/forms/FormDialog';
import { pathOf } from '../operations';

interface Props {
  item: PunchItem;
  log: AnyLog;
  onClose: () => void;
}

/** Shows an assignee disputes a punch item, with a reason. */
export default function DisputeDialog({ item, log, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const respond = useRecordWrite(log, {
    operation: 'respondToPunchItem',
    write: (text: string) =>
      respondToPunchItem({
        path: pathOf(item),
        body: { version: item.version, response: 'disputed', note: text },
        throwOnError: true,
      }),
    successToast: () => 'Dispute sent',
    failure: 'inline',
  });
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
      {!respond.error && <Meanwhile item={item} />}
      <Textarea
        label="Reason"
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        value={note}
        error={isMissing && 'Reason is required'}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
