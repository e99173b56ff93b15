import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessageThreadsOptions } from '@/api/generated/messages.gen';
import type { MessageLink } from '@/api/generated/types.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateThread } from '../mutations';
import { addToDraft } from '../useMessageDraft';

interface Props {
  projectId: string;
  userId: string;
  link: MessageLink;
  /** The name of what is sent. */
  name: string;
  onChosen: (threadId: string) => void;
  onClose: () => void;
}

/** Chooses the conversation in which to send a record or a photo. The message itself is written there. */
export default function ShareDialog({ projectId, userId, link, name, onChosen, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const create = useCreateThread(projectId);
  const path = { projectId };
  const list = useQuery(listMessageThreadsOptions({ path, query: { limit: 100 } }));
  const team = useQuery(projectMembersOptions(projectId));
  const threads = (list.data?.data ?? []).filter(
    ({ kind, permittedActions }) => kind !== 'item' && permittedActions.includes('post'),
  );
  const known = new Set([userId, ...threads.map(({ person }) => person?.id)]);
  const people = (team.data?.data ?? []).filter(({ id }) => !known.has(id));
  const failed = list.error ?? team.error;
  const go = (threadId: string) => {
    addToDraft(userId, threadId, { ...link, name: name || 'Linked record' });
    onChosen(threadId);
  };
  return (
    <FormDialog
      title="Send in a message"
      submitLabel="Write"
      submitError={create.error}
      submitting={create.isPending}
      incomplete={chosen === null}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) return;
        if (threads.some(({ id }) => id === chosen)) return go(chosen);
        create.mutate(
          { kind: 'direct', memberIds: [chosen] },
          { onSuccess: ({ data }) => go(data.id) },
        );
      }}
    >
      {name && (
        <Text size="sm" fw={550}>
          {name}
        </Text>
      )}
      <Select
        label="To"
        description="A conversation, or a person"
        required
        searchable
        data-autofocus
        data={[
          {
            group: 'Conversations',
            items: threads.map(({ id, title }) => ({ value: id, label: title })),
          },
          {
            group: 'People',
            items: people.map((person) => ({ value: person.id, label: person.name })),
          },
        ]}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage="Nothing found"
        error={
          failed && failureText(list.error ? 'listMessageThreads' : 'listProjectMembers', failed)
        }
      />
    </FormDialog>
  );
}
