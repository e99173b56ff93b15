import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { asApiError } from '@/api/apiError';
import { ProjectSelect } from '@/records/projects/ProjectSelect';
import { templateHref } from '@/records/templates/templateHref';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useCreateTemplate } from '../mutations';

interface Props {
  /** The project to copy; null for none. */
  projectId: string | null;
  onClose: () => void;
}

/** Creates a draft of a template, from nothing or from a project. */
export default function NewTemplateDialog({ projectId, onClose }: Props) {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [source, setSource] = useState(projectId);
  const create = useCreateTemplate();
  const isTaken = create.error !== null && asApiError(create.error).code === 'NAME_TAKEN';
  return (
    <FormDialog
      title="New template"
      submitLabel="Create template"
      submitError={isTaken ? null : create.error}
      submitting={create.isPending}
      missing={!name.trim() && 'Name'}
      dirty={Boolean(name || description)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          { name: name.trim(), description, ...(source && { projectId: source }) },
          {
            onSuccess: ({ data }) => {
              onClose();
              navigate(templateHref(data.id));
            },
          },
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
      <ProjectSelect
        label="Start with"
        description="A copy of the settings, companies, members, groups and shared views. Records are not copied."
        placeholder="The usual settings"
        clearable
        clearButtonProps={{ 'aria-label': 'Use the usual settings' }}
        value={source}
        onChange={setSource}
      />
    </FormDialog>
  );
}
