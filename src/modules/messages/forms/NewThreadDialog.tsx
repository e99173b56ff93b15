import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ThreadKind } from '@/api/generated/types.gen';
import { MemberSelect, MembersSelect } from '@/records/people/MemberSelect';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateThread } from '../mutations';

/** The discussion of a record begins at the record. */
type Kind = Exclude<ThreadKind, 'item'>;

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'direct', label: 'Person' },
  { value: 'group', label: 'Group' },
  { value: 'channel', label: 'Channel' },
  { value: 'announcement', label: 'Announcement' },
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
  const without = [userId];
  const isOpen = kind === 'channel' || kind === 'announcement';
  return (
    <FormDialog
      title="New conversation"
      submitLabel={kind === 'direct' ? 'Write' : 'Create'}
      submitError={create.error}
      submitting={create.isPending}
      missing={
        (kind !== 'direct' && !title.trim() && 'Title') ||
        (!isOpen && memberIds.length === 0 && (kind === 'direct' ? 'Person' : 'People'))
      }
      dirty={title.trim() !== '' || memberIds.length > 0}
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
        <MemberSelect
          label="Person"
          {...{ projectId, without }}
          required
          data-autofocus
          value={memberIds[0] ?? null}
          onChange={(id) => setMemberIds(id ? [id] : [])}
        />
      )}
      {kind === 'group' && (
        <MembersSelect
          label="People"
          {...{ projectId, without }}
          required
          value={memberIds}
          onChange={setMemberIds}
        />
      )}
    </FormDialog>
  );
}
