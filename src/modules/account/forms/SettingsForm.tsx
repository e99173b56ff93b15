import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import type { AccountSettings } from '@/api/generated/types.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { changedValues } from '@/shared/forms/edits';
import { FormMessage } from '@/shared/forms/FormMessage';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { Panel } from '@/shared/ui/Panel';
import panel from '@/shared/ui/Panel.module.css';
import classes from '../Account.module.css';
import { useUpdateSettings } from '../mutations';
import { currencyOptions, zoneOptions } from './options';
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
  const { errors, isDirty, dirtyFields } = form.formState;
  const save = useUpdateSettings();
  // The version that the first change was based on: a read in the background shows other people's changes, but must not
  // hide that they are newer. After a conflict the user has been told.
  const [version, setVersion] = useState(settings.version);
  useEffect(() => {
    if (!isDirty) setVersion(settings.version);
  }, [isDirty, settings.version]);
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { version, ...requestOf(changedValues(values, dirtyFields)) },
      {
        onSuccess: ({ data }) => {
          setVersion(data.version);
          form.reset(valuesOf(data));
        },
        onError: (error) => {
          setVersion(asApiError(error).currentVersion ?? version);
          showServerErrors(form, Object.keys(values) as (keyof SettingsValues)[], error);
        },
      },
    ),
  );
  const discard = () => {
    save.reset();
    form.reset(valuesOf(settings));
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
    <form onSubmit={submit} noValidate className={classes.form}>
      <Panel title="Account">
        <div className={panel.form}>
          <TextInput
            label="Name"
            description="Stands on public pages, and in place of the logo for those who cannot see it."
            required
            autoComplete="organization"
            error={errors.name?.message}
            {...register('name')}
          />
        </div>
      </Panel>
      <Panel title="Defaults" text="What a new project starts with. Projects that exist stay.">
        <div className={panel.form}>
          <div className={panel.pair}>
            <NativeSelect label="Time zone" data={zoneOptions} {...register('timeZone')} />
            <NativeSelect label="Currency" data={currencyOptions} {...register('currency')} />
          </div>
        </div>
      </Panel>
      <Panel
        title="Sign-in rules"
        text="New passwords always need 8 characters with an uppercase letter, a lowercase letter, a digit and a special character."
      >
        <div className={panel.form}>
          <div className={panel.pair}>
            {field('passwordMinLength', 'Shortest password', 'Characters, 8 to 64.')}
            {field(
              'passwordMaxAgeDays',
              'Passwords expire after',
              'Days. Leave it empty if they do not expire.',
            )}
          </div>
          <div className={panel.pair}>
            {field(
              'sessionIdleMinutes',
              'Sessions end without use after',
              'Minutes. Leave it empty if they do not.',
            )}
            {field('sessionMaxDays', 'Sessions end at the latest after', 'Days since the log-in.')}
          </div>
          <Textarea
            label="Allowed email domains"
            description="One per line, such as example.com. Leave it empty for all. People and invitations that exist stay."
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            error={errors.allowedEmailDomains?.message}
            {...register('allowedEmailDomains')}
          />
        </div>
      </Panel>
      <Panel title="Public links" text="What new links start with. Links that exist stay.">
        <div className={panel.form}>
          <div className={panel.pair}>
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
        <div className={panel.form}>
          <div className={panel.pair}>
            {field(
              'logRetentionDays',
              'Keep entries for',
              'Days. Leave it empty for the life of the project.',
            )}
          </div>
        </div>
      </Panel>
      {save.error && <FormMessage>{reasonText(save.error)}</FormMessage>}
      <div className={classes.bar} data-dirty={isDirty || undefined}>
        {isDirty && <p>You have unsaved changes.</p>}
        {isDirty && (
          <Button variant="default" disabled={save.isPending} onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" disabled={!isDirty} loading={save.isPending}>
          Save
        </Button>
      </div>
      {isDirty && !save.isPending && <UnsavedChanges onDiscard={discard} />}
    </form>
  );
}
