import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { MembersSelect } from '@/records/people/MemberSelect';
import { namedChoices } from '@/records/people/partyChoices';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { type ThreadAt, useUpdateThread } from '../mutations';

interface Props {
  at: ThreadAt;
  thread: MessageThreadDetail;
  onClose: () => void;
}

/** Renames a thread, and changes the members of a group. */
export default function ThreadDialog({ at, thread, onClose }: Props) {
  const known = thread.members.map(({ person }) => person.id);
  const [title, setTitle] = useState(thread.title);
  const [memberIds, setMemberIds] = useState(known);
  const save = useUpdateThread(at);
  const { version, noteConflict } = useFormVersion(thread.version);
  const isGroup = thread.kind === 'group';
  const isChanged = title.trim() !== thread.title || memberIds.join() !== known.join();
  return (
    <FormDialog
      title={isGroup ? 'Edit title and members' : 'Rename'}
      submitLabel="Save"
      submitError={save.error}
      submitting={save.isPending}
      missing={(!title.trim() && 'Title') || (memberIds.length === 0 && 'Members')}
      unchanged={!isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { version, title: title.trim(), ...(isGroup && { memberIds }) },
          { onSuccess: onClose, onError: noteConflict },
        );
      }}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={100}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {isGroup && (
        <MembersSelect
          label="Members"
          projectId={at.projectId}
          names={namedChoices(thread.members.map(({ person }) => person))}
          required
          value={memberIds}
          onChange={setMemberIds}
        />
      )}
    </FormDialog>
  );
}
