import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { Document } from '@/api/generated/types.gen';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useUpdateDocument } from '../mutations';

/** Renames and describes a folder or file. */
export default function EditDialog({
  document,
  onClose,
}: {
  document: Document;
  onClose: () => void;
}) {
  const [name, setName] = useState(document.name);
  const [description, setDescription] = useState(document.description);
  const [tags, setTags] = useState(document.tags);
  // Live updates bring what others change. What this form has not changed stays theirs.
  const [opened] = useState(document);
  const { version, noteConflict } = useFormVersion(document.version);
  const update = useUpdateDocument(document);
  const isTaken = update.error !== null && asApiError(update.error).code === 'NAME_TAKEN';
  const changes = {
    ...(name !== opened.name && { name: name.trim() }),
    ...(description !== opened.description && { description }),
    ...(tags.join('\n') !== opened.tags.join('\n') && { tags }),
  };
  return (
    <FormDialog
      about={document.id}
      title={document.kind === 'folder' ? 'Edit folder' : 'Edit file'}
      submitLabel="Save"
      submitError={isTaken ? null : update.error}
      submitting={update.isPending}
      missing={!name.trim() && 'Name'}
      dirty={Object.keys(changes).length > 0}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ version, ...changes }, { onSuccess: onClose, onError: noteConflict });
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
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      <TagsInput
        label="Tags"
        description="Press Enter after each tag."
        maxTags={20}
        value={tags}
        onChange={(next) => setTags(next.map((tag) => tag.trim().slice(0, 40)).filter(Boolean))}
      />
    </FormDialog>
  );
}
