import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Template } from '@/api/generated/types.gen';
import { SettingsFields } from '@/records/project-settings/SettingsFields';
import { changesOf, settingsSchema, valuesOf } from '@/records/project-settings/settingsValues';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { hasChanges, OVERWRITE, useOpenVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { SaveBar } from '@/shared/forms/SaveBar';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import panel from '@/shared/ui/panel/Panel.module.css';

const resolver = zodResolver(settingsSchema);

interface Props {
  template: Template;
  mayChange: boolean;
  part: 'modules' | 'work';
}

/** Shows a part of the settings of a template. Only changed settings are sent. */
export function SettingsPart({ template, mayChange, part }: Props) {
  const values = valuesOf(template.settings);
  const form = useForm({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const isDirty = hasChanges(form.formState.dirtyFields);
  const save = useUpdateTemplate(template);
  const { version, noteConflict } = useOpenVersion(template.version, isDirty);
  const submit = form.handleSubmit((after) => {
    const { version: sent, ...settings } = changesOf(values, after, version);
    save.mutate(
      { version: sent, settings },
      {
        onSuccess: ({ data }) => form.reset(valuesOf(data.settings), OVERWRITE),
        onError: noteConflict,
      },
    );
  });
  const discard = () => {
    save.reset();
    form.reset(undefined, OVERWRITE);
  };
  return (
    <form onSubmit={submit} noValidate className={`grid gap-20 min-w-0 ${panel.stack}`}>
      <KeptInput name="Settings" dirty={isDirty} />
      <SettingsFields form={form} disabled={!mayChange} part={part} />
      {save.error && <FailureMessage error={save.error} />}
      <SaveBar label="Save template" dirty={isDirty} saving={save.isPending} onDiscard={discard} />
      {isDirty && !save.isPending && <UnsavedChanges onDiscard={discard} />}
    </form>
  );
}
