import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateFolder } from '../mutations';

interface Props {
  projectId: string;
  /** The folder to create it in; null for the top. */
  parentId: string | null;
  onClose: () => void;
}

export default function FolderDialog({ projectId, parentId, onClose }: Props) {
  const [name, setName] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const create = useCreateFolder(projectId);
  const isTaken = create.error !== null && asApiError(create.error).code === 'NAME_TAKEN';
  return (
    <FormDialog
      title="New folder"
      submitLabel="Create folder"
      submitError={isTaken ? null : create.error}
      submitting={create.isPending}
      missing={!name.trim() && 'Name'}
      dirty={name !== '' || isPrivate}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          name: name.trim(),
          ...(parentId && { parentId }),
          ...(isPrivate && { isPrivate }),
        };
        create.mutate(body, { onSuccess: onClose });
      }}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={200}
        autoComplete="off"
        value={name}
        error={isTaken && 'This folder has an item of this name'}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Switch
        label="Private"
        description="Only you, project managers and administrators see it, until you give others access."
        checked={isPrivate}
        onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
      />
    </FormDialog>
  );
}
