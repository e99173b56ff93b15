import { MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';
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
  const isGroup = thread.kind === 'group';
  const team = useQuery({
    ...projectMembersOptions(at.projectId),
    enabled: isGroup,
  });
  const isChanged = title.trim() !== thread.title || memberIds.join() !== known.join();
  return (
    <FormDialog
      title={isGroup ? 'Edit title and members' : 'Rename'}
      submitLabel="Save"
      submitError={save.error}
      submitting={save.isPending}
      incomplete={!title.trim() || memberIds.length === 0 || !isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const { version } = thread;
        save.mutate(
          { version, title: title.trim(), ...(isGroup && { memberIds }) },
          { onSuccess: onClose },
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
        <MultiSelect
          label="Members"
          required
          searchable
          data={(team.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={memberIds}
          onChange={setMemberIds}
          error={team.error && failureText('listProjectMembers', team.error)}
        />
      )}
    </FormDialog>
  );
}
