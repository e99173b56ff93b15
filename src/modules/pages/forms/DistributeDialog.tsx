import { Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import { getMinutesOptions } from '@/api/generated/pages.gen';
import type { Page } from '@/api/generated/types.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { useParties } from '@/records/people/useParties';
import { named } from '@/shared/forms/choices/choices';
import { HostMultiSelect } from '@/shared/forms/choices/HostSelect';
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
  const attendees = (minutes.data?.data.attendees ?? []).map(({ userId }) => userId);
  // Who has left the project cannot get it.
  const present = useQuery({
    ...projectMembersOptions(at.projectId, { ids: attendees.slice(0, 100) }),
    enabled: attendees.length > 0,
  });
  const invited = (present.data?.data ?? []).map(({ id }) => id);
  const userIds = chosen ?? invited;
  const choices = useParties(at.projectId, { chosen: userIds });
  // The host says which of them do not see the page.
  const excluded = (send.error ? asApiError(send.error).errors : []).flatMap(({ pointer }) => {
    const id = userIds[Number(/^\/userIds\/(\d+)$/.exec(pointer)?.[1] ?? Number.NaN)];
    return id ? named([id], choices.known).map(({ label }) => label) : [];
  });
  return (
    <FormDialog
      title={`Send ${page.title}`}
      submitLabel="Send"
      submitError={send.error}
      submitting={send.isPending}
      missing={userIds.length === 0 && 'To'}
      dirty={message.trim() !== '' || chosen !== null}
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
      <HostMultiSelect
        label="To"
        required
        choices={choices}
        value={userIds}
        onChange={setChosen}
        error={excluded.length > 0 && `They do not see the page: ${excluded.join(', ')}`}
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
