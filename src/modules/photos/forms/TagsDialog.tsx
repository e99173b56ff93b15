import { TagsInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';

/** The maximum of the contract. */
export const TAG_LENGTH = 64;
export const MAX_TAGS = 30;

interface Props {
  photos: readonly Photo[];
  saving: boolean;
  /** The error of the last attempt. */
  error: unknown;
  onClose: () => void;
  onSave: (tags: { addTags: string[]; removeTags: string[] }) => void;
}

/** Adds tags to the selected photos, or removes tags from those that have them. */
export default function TagsDialog({ photos, saving, error, onClose, onSave }: Props) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const present = [...new Set(photos.flatMap(({ tags }) => tags))].sort();
  const dirty = add.length + remove.length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (dirty) onSave({ addTags: add, removeTags: remove });
    else onClose();
  };
  return (
    <FormDialog
      title={`Tags of ${count(photos.length, 'photo')}`}
      submitLabel="Save"
      onSubmit={submit}
      submitError={error}
      submitting={saving}
      dirty={dirty}
      onClose={onClose}
    >
      <TagsInput
        label="Add"
        description="Enter or a comma ends a tag."
        data-autofocus
        value={add}
        onChange={(tags) => setAdd(tags.map((tag) => tag.slice(0, TAG_LENGTH)))}
        maxTags={MAX_TAGS}
        acceptValueOnBlur
        clearButtonProps={{ 'aria-label': 'Clear' }}
      />
      {present.length > 0 && (
        <TagsInput
          label="Remove"
          value={remove}
          onChange={setRemove}
          data={present}
          acceptValueOnBlur={false}
          clearButtonProps={{ 'aria-label': 'Clear' }}
        />
      )}
    </FormDialog>
  );
}
