import { Select, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listExportableThreadsOptions } from '@/api/generated/messages.gen';
import type { ExportableThread } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useExportThread } from '../mutations';

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Exports a conversation of others, who are told. */
export default function ExportThreadDialog({ projectId, onClose }: Props) {
  const [threadId, setThreadId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const list = useQuery(
    listExportableThreadsOptions({ path: { projectId }, query: { limit: 100 } }),
  );
  const run = useExportThread(projectId);
  return (
    <FormDialog
      title="Export a conversation"
      submitLabel="Export and tell its members"
      submitError={run.error}
      submitting={run.isPending}
      incomplete={threadId === null || !reason.trim()}
      dirty={reason.trim() !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (threadId === null) return;
        run.mutate({ threadId, reason: reason.trim() }, { onSuccess: onClose });
      }}
    >
      <Text size="sm" c="dimmed">
        Saves all messages of a direct conversation or a group as a CSV file. A message in the
        conversation tells its members who exported it and why, and the activity log keeps it.
      </Text>
      <Select
        label="Conversation"
        required
        searchable
        data-autofocus
        data={(list.data?.data ?? []).map((thread) => ({
          value: thread.id,
          label: nameOf(thread),
        }))}
        value={threadId}
        onChange={setThreadId}
        nothingFoundMessage="Nobody writes to few people here"
        error={list.error && failureText('listExportableThreads', list.error)}
      />
      <Textarea
        label="Reason"
        description="Its members read it"
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function nameOf({ title, members, messageCount }: ExportableThread): string {
  const people = members.map(({ name }) => name).join(', ');
  return `${title ? `${title}: ${people}` : people} (${count(messageCount, 'message')})`;
}
