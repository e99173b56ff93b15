import { MultiSelect, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadKind } from '@/api/generated/types.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateThread } from '../mutations';

/** The discussion of a record begins at the record. */
type Kind = Exclude<ThreadKind, 'item'>;

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'direct', label: 'Person' },
  { value: 'group', label: 'Group' },
  { value: 'channel', label: 'Channel' },
  { value: 'announcement', label: 'News' },
];
const notes: Record<Kind, string> = {
  direct: 'Only the two of you read it, and no administrator.',
  group: 'Only its members read it.',
  channel: 'Everyone who has messages in the project reads it and writes in it.',
  announcement: 'Everyone who has messages in the project reads it. Only managers write.',
};

interface Props {
  projectId: string;
  userId: string;
  /** Whether the user may start groups, channels and announcements. */
  mayShare: boolean;
  onMade: (threadId: string) => void;
  onClose: () => void;
}

export default function NewThreadDialog({ projectId, userId, mayShare, onMade, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('direct');
  const [title, setTitle] = useState('');
  const [memberIds, setMemberIds] = useState<string[]>([]);
  const create = useCreateThread(projectId);
  const team = useQuery(projectMembersOptions(projectId));
  const people = (team.data?.data ?? [])
    .filter(({ id }) => id !== userId)
    .map(({ id, name }) => ({ value: id, label: name }));
  const isOpen = kind === 'channel' || kind === 'announcement';
  const error = team.error && failureText('listProjectMembers', team.error);
  return (
    <FormDialog
      title="New conversation"
      submitLabel={kind === 'direct' ? 'Write' : 'Create'}
      submitError={create.error}
      submitting={create.isPending}
      incomplete={(kind !== 'direct' && !title.trim()) || (!isOpen && memberIds.length === 0)}
      dirty={title.trim() !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          {
            kind,
            ...(kind !== 'direct' && { title: title.trim() }),
            ...(!isOpen && { memberIds }),
          },
          { onSuccess: ({ data }) => onMade(data.id) },
        );
      }}
    >
      {mayShare && (
        <SegmentedControl
          fullWidth
          aria-label="Kind of conversation"
          data={[...kinds]}
          value={kind}
          onChange={(value) => {
            setKind(value as Kind);
            setMemberIds([]);
          }}
        />
      )}
      <Text size="sm" c="dimmed">
        {notes[kind]}
      </Text>
      {kind !== 'direct' && (
        <TextInput
          label="Title"
          required
          maxLength={100}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
      {kind === 'direct' && (
        <Select
          label="Person"
          required
          searchable
          data-autofocus
          data={people}
          value={memberIds[0] ?? null}
          onChange={(id) => setMemberIds(id ? [id] : [])}
          error={error}
        />
      )}
      {kind === 'group' && (
        <MultiSelect
          label="People"
          required
          searchable
          data={people}
          value={memberIds}
          onChange={setMemberIds}
          error={error}
        />
      )}
    </FormDialog>
  );
}
