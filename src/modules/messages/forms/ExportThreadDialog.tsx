import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { listExportableThreadsInfiniteOptions } from '@/api/generated/messages.gen';
import type { ExportableThread } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { count } from '@/shared/format/format';
import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';
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
  const threads = useChoices({
    operation: 'listExportableThreads',
    pages: (q) => ({
      ...listExportableThreadsInfiniteOptions({
        path: { projectId },
        query: { ...(q && { q }), limit: 100 },
      }),
      ...byCursor(projectId),
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .map(({ id, ...thread }) => ({ value: id, ...wordsFor(thread) })),
  });
  const run = useExportThread(projectId);
  return (
    <FormDialog
      title="Export a conversation"
      submitLabel="Export and tell its members"
      submitError={run.error}
      submitting={run.isPending}
      missing={(threadId === null && 'Conversation') || (!reason.trim() && 'Reason')}
      dirty={reason.trim() !== '' || threadId !== null}
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
      <HostSelect
        label="Conversation"
        required
        data-autofocus
        choices={threads}
        value={threadId}
        onChange={setThreadId}
        {...(threads.options.length === 0 &&
          threads.text === '' &&
          !threads.isSearching && { nothingFoundMessage: 'Nobody writes to few people here' })}
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

function wordsFor({ title, members, messageCount }: Omit<ExportableThread, 'id'>) {
  const people = members.map(({ name }) => name).join(', ');
  return { label: title ? `${title}: ${people}` : people, detail: count(messageCount, 'message') };
}
