import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { AccountSettings } from '@/api/generated/types.gen';
import { changedValues, hasChanges, OVERWRITE, useOpenVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { CurrencyField, ZoneField } from '@/shared/forms/RegionFields';
import { SaveBar } from '@/shared/forms/SaveBar';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { useUpdateSettings } from '../mutations';
import { requestOf, type SettingsValues, settingsSchema, valuesOf } from './settings';

const resolver = zodResolver(settingsSchema);

/** One form for all settings but the logo. Only changed values are sent. */
export function SettingsForm({ settings }: { settings: AccountSettings }) {
  const form = useForm<SettingsValues>({
    resolver,
    values: valuesOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const { register } = form;
  const { errors, dirtyFields } = form.formState;
  const isDirty = hasChanges(dirtyFields);
  const save = useUpdateSettings();
  const { version, noteConflict } = useOpenVersion(settings.version, isDirty);
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { version, ...requestOf(changedValues(values, dirtyFields)) },
      {
        onSuccess: ({ data }) => form.reset(valuesOf(data), OVERWRITE),
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, Object.keys(values) as (keyof SettingsValues)[], error);
        },
      },
    ),
  );
  const discard = () => {
    save.reset();
    form.reset(undefined, OVERWRITE);
  };
  const field = (name: keyof SettingsValues, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <form onSubmit={submit} noValidate className={`grid gap-20 min-w-0 ${panel.stack}`}>
      <KeptInput name="Settings" dirty={isDirty} />
      <Panel title="Account">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <TextInput
            label="Name"
            description="Shown on public pages, and in place of the logo for those who cannot see it."
            required
            autoComplete="organization"
            error={errors.name?.message}
            {...register('name')}
          />
        </div>
      </Panel>
      <Panel title="Defaults" text="What a new project starts with. Projects that exist stay.">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <div className={`grid gap-16 ${panel.pair}`}>
            <ZoneField control={form.control} name="timeZone" />
            <CurrencyField control={form.control} name="currency" />
          </div>
        </div>
      </Panel>
      <SignInRules form={form} field={field} />
      <Panel title="Public links" text="What new links start with. Links that exist stay.">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <div className={`grid gap-16 ${panel.pair}`}>
            {field('shareLinkExpiryDays', 'Links expire after', 'Days, at most 365.')}
          </div>
          <Checkbox
            label="Require a password"
            description="Nobody creates a link without one, or removes it from a link."
            {...register('shareLinkPasswordRequired')}
          />
        </div>
      </Panel>
      <Panel title="Activity log">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <div className={`grid gap-16 ${panel.pair}`}>
            {field(
              'logRetentionDays',
              'Keep entries for',
              'Days. Leave it empty for no limit. Entries of projects that are not closed stay.',
            )}
          </div>
        </div>
      </Panel>
      {save.error && <FailureMessage error={save.error} />}
      <SaveBar label="Save" dirty={isDirty} saving={save.isPending} onDiscard={discard} />
      {isDirty && !save.isPending && <UnsavedChanges onDiscard={discard} />}
    </form>
  );
}

interface RulesProps {
  form: UseFormReturn<SettingsValues>;
  field: (name: keyof SettingsValues, label: string, description?: string) => ReactNode;
}

const SignInRules = ({ form: { register, formState }, field }: RulesProps) => (
  <Panel
    title="Sign-in rules"
    text="New passwords always need 8 characters with an uppercase letter, a lowercase letter, a digit and a special character."
  >
    <div className={`grid gap-16 mt-16 ${panel.form}`}>
      <div className={`grid gap-16 ${panel.pair}`}>
        {field('passwordMinLength', 'Shortest password', 'Characters, 8 to 64.')}
        {field(
          'passwordMaxAgeDays',
          'Passwords expire after',
          'Days. Leave it empty for no limit.',
        )}
      </div>
      <div className={`grid gap-16 ${panel.pair}`}>
        {field(
          'sessionIdleMinutes',
          'Sessions end without use after',
          'Minutes. Leave it empty for no limit.',
        )}
        {field('sessionMaxDays', 'Sessions end at the latest after', 'Days since the log-in.')}
      </div>
      <Checkbox
        label="Require a second factor"
        description="Everybody needs an authenticator app or a passkey. Without one, nothing but its setup works after the days of grace."
        {...register('secondFactorRequired')}
      />
      <div className={`grid gap-16 ${panel.pair}`}>
        {field('secondFactorGraceDays', 'Days of grace', 'From when you require it, 0 to 30.')}
      </div>
      <Textarea
        label="Allowed email domains"
        description="One per line, such as example.com. Leave it empty for all. People and invitations that exist stay."
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        error={formState.errors.allowedEmailDomains?.message}
        {...register('allowedEmailDomains')}
      />
    </div>
  </Panel>
);
