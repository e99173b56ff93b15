import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { StoredProjectSettings } from '@/api/generated/types.gen';
import { SettingsFields } from '@/records/project-settings/SettingsFields';
import { changesOf, settingsSchema, valuesOf } from '@/records/project-settings/settingsValues';
import { hasChanges, OVERWRITE, useOpenVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { SaveBar } from '@/shared/forms/SaveBar';
import panel from '@/shared/ui/panel/Panel.module.css';
import { useUpdateSettings } from '../adminMutations';

const resolver = zodResolver(settingsSchema);

interface Props {
  projectId: string;
  settings: StoredProjectSettings;
  mayChange: boolean;
  onDirty: (dirty: boolean) => void;
}

/** How the project works. One bar saves all of it. Only changed settings are sent. */
export function SettingsForm({ projectId, settings, mayChange, onDirty }: Props) {
  const values = valuesOf(settings);
  const form = useForm({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const isDirty = hasChanges(form.formState.dirtyFields);
  const save = useUpdateSettings(projectId);
  const { version, noteConflict } = useOpenVersion(settings.version, isDirty);
  const unsaved = isDirty && !save.isPending;
  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);
  const submit = form.handleSubmit((after) =>
    save.mutate(changesOf(values, after, version), {
      onSuccess: ({ data }) => form.reset(valuesOf(data), OVERWRITE),
      onError: noteConflict,
    }),
  );
  return (
    <form onSubmit={submit} noValidate className={`grid gap-20 min-w-0 ${panel.stack}`}>
      <KeptInput name="Settings" dirty={isDirty} />
      <SettingsFields form={form} disabled={!mayChange} />
      {save.error && <FailureMessage error={save.error} />}
      <SaveBar
        label="Save settings"
        dirty={isDirty}
        saving={save.isPending}
        onDiscard={() => {
          save.reset();
          form.reset(undefined, OVERWRITE);
        }}
      />
    </form>
  );
}
