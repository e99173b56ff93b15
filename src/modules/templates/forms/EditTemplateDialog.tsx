import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { Template } from '@/api/generated/types.gen';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';

/** Changes the name and the description of a template. */
export default function EditTemplateDialog({
  template,
  onClose,
}: {
  template: Template;
  onClose: () => void;
}) {
  const [name, setName] = useState(template.name);
  const [description, setDescription] = useState(template.description);
  const save = useUpdateTemplate(template);
  const { version, noteConflict } = useFormVersion(template.version);
  const isTaken = save.error !== null && asApiError(save.error).code === 'NAME_TAKEN';
  const isChanged = name.trim() !== template.name || description !== template.description;
  return (
    <FormDialog
      about={template.id}
      title="Rename template"
      submitLabel="Save"
      submitError={isTaken ? null : save.error}
      submitting={save.isPending}
      missing={!name.trim() && 'Name'}
      unchanged={!isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { version, name: name.trim(), description },
          { onSuccess: onClose, onError: noteConflict },
        );
      }}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={100}
        autoComplete="off"
        value={name}
        error={isTaken && 'Another template has this name'}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </FormDialog>
  );
}
