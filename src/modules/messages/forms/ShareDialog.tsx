import { Text } from '@mantine/core';
import { useState } from 'react';
import { listMessageThreadsInfiniteOptions } from '@/api/generated/messages.gen';
import type { MessageLink } from '@/api/generated/types.gen';
import { useParties } from '@/records/people/useParties';
import { byCursor } from '@/shared/collection/byCursor';
import type { Choice } from '@/shared/forms/choices/choices';
import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateThread } from '../mutations';
import { addToDraft } from '../useMessageDraft';

const PEOPLE = 'People';

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
  const [chosen, setChosen] = useState<Choice | null>(null);
  const create = useCreateThread(projectId);
  const path = { projectId };
  const threads = useChoices({
    operation: 'listMessageThreads',
    pages: (q) => ({
      ...listMessageThreadsInfiniteOptions({ path, query: { ...(q && { q }), limit: 100 } }),
      ...byCursor(projectId),
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .filter(
          ({ kind, permittedActions }) => kind !== 'item' && permittedActions.includes('post'),
        )
        .map(({ id, title, person }) => ({
          // With the person of a direct conversation, who is not offered once more.
          value: [id, person?.id ?? ''].join(' '),
          label: title,
          group: 'Conversations',
        })),
  });
  const written = threads.known.map(({ value }) => value.split(' ')[1] ?? '');
  const people = useParties(projectId, { without: [userId, ...written] });
  const choices = {
    ...threads,
    options: [
      ...threads.options,
      ...people.options.map((person) => ({ ...person, group: PEOPLE })),
    ],
    known: [...threads.known, ...people.known],
    search: (text: string) => {
      threads.search(text);
      people.search(text);
    },
    isSearching: threads.isSearching || people.isSearching,
    failure: threads.failure ?? people.failure,
    more: threads.more ?? people.more,
  };
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
      missing={chosen === null && 'To'}
      dirty={chosen !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) return;
        if (chosen.group !== PEOPLE) return go(chosen.value.split(' ')[0] ?? '');
        create.mutate(
          { kind: 'direct', memberIds: [chosen.value] },
          { onSuccess: ({ data }) => go(data.id) },
        );
      }}
    >
      {name && (
        <Text size="sm" fw={550}>
          {name}
        </Text>
      )}
      <HostSelect
        label="To"
        description="A conversation, or a person"
        required
        data-autofocus
        choices={choices}
        value={chosen?.value ?? null}
        onChange={(_, choice) => setChosen(choice)}
      />
    </FormDialog>
  );
}
