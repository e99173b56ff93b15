import { MultiSelect, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import { getMinutesOptions } from '@/api/generated/pages.gen';
import type { Page } from '@/api/generated/types.gen';
import { useMembers } from '@/records/log/form/useMembers';
import { FormDialog } from '@/shared/forms/FormDialog';
import { type PageAt, useDistributePage } from '../mutations';

interface Props {
  at: PageAt;
  page: Page;
  onClose: () => void;
}

/** Sends a page by email. Minutes go to their attendees unless others are chosen. */
export default function DistributeDialog({ at, page, onClose }: Props) {
  const minutes = useQuery({
    ...getMinutesOptions({ path: at }),
    enabled: page.kind === 'minutes',
  });
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [message, setMessage] = useState('');
  const send = useDistributePage(at);
  const { people, failure } = useMembers(at.projectId);
  const attendees = (minutes.data?.data.attendees ?? [])
    .map(({ userId }) => userId)
    .filter((id) => people.some(({ value }) => value === id));
  const userIds = chosen ?? attendees;
  // The host says which of them do not see the page.
  const excluded = (send.error ? asApiError(send.error).errors : []).flatMap(({ pointer }) => {
    const id = userIds[Number(/^\/userIds\/(\d+)$/.exec(pointer)?.[1] ?? Number.NaN)];
    return people.find(({ value }) => value === id)?.label ?? [];
  });
  return (
    <FormDialog
      title={`Send ${page.title}`}
      submitLabel="Send"
      submitError={send.error}
      submitting={send.isPending}
      incomplete={userIds.length === 0}
      dirty={message.trim() !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(
          { userIds, ...(message.trim() && { message: message.trim() }) },
          { onSuccess: onClose },
        );
      }}
    >
      {page.status === 'draft' && (
        <Text size="sm" c="dimmed">
          A draft goes only to those who write in it. Make the page active to send it to others.
        </Text>
      )}
      <MultiSelect
        label="To"
        required
        searchable
        data={people}
        value={userIds}
        onChange={setChosen}
        error={
          excluded.length > 0 ? `They do not see the page: ${excluded.join(', ')}` : failure?.text
        }
      />
      <Textarea
        label="Message"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
