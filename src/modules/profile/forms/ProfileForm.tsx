import { zodResolver } from '@hookform/resolvers/zod';
import { Button, NativeSelect, TextInput, useMantineColorScheme } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { maxLength, object, regex, string } from 'zod/mini';
import type { Profile, UpdateProfileRequest } from '@/api/generated/types.gen';
import { changedValues, hasChanges, OVERWRITE } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { ZoneField } from '@/shared/forms/RegionFields';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { localeOptions, themeOptions } from '../locales';
import { useUpdateProfile } from '../mutations';

const schema = object({
  username: string().check(
    regex(/\S/, 'Name is required'),
    maxLength(100, 'Name must be at most 100 characters'),
  ),
  jobTitle: string().check(maxLength(100, 'At most 100 characters')),
  phone: string().check(
    regex(
      /^$|^[0-9+().\-/ x#*]*[0-9][0-9+().\-/ x#*]*$/,
      'Use digits, spaces and + ( ) - . / x # *',
    ),
    maxLength(40, 'At most 40 characters'),
  ),
  locale: string(),
  timeZone: string(),
  theme: string(),
});
const resolver = zodResolver(schema);

/** What an empty field takes back. */
const CLEARED = ['jobTitle', 'phone', 'locale', 'timeZone'] as const;

/** Shows the facts of the person, and how the portal looks for them. Only changed values are sent. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { colorScheme } = useMantineColorScheme();
  const values = {
    username: profile.username,
    jobTitle: profile.jobTitle ?? '',
    phone: profile.phone ?? '',
    locale: profile.locale ?? '',
    timeZone: profile.timeZone ?? '',
    theme: colorScheme === 'auto' ? 'system' : colorScheme,
  };
  const form = useForm({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const { register } = form;
  const { errors, dirtyFields } = form.formState;
  const isDirty = hasChanges(dirtyFields);
  const save = useUpdateProfile();
  const submit = form.handleSubmit((written) => {
    const changes = changedValues(written, dirtyFields);
    const clear = CLEARED.filter((name) => changes[name] === '');
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
    save.mutate(
      { ...(set as UpdateProfileRequest), ...(clear.length > 0 && { clear }) },
      {
        onSuccess: () => form.reset(written, OVERWRITE),
        onError: (error) => showServerErrors(form, ['username', 'jobTitle', 'phone'], error),
      },
    );
  });
  const discard = () => {
    save.reset();
    form.reset(undefined, OVERWRITE);
  };
  return (
    <Panel title="About you">
      <form onSubmit={submit} noValidate className={`grid gap-16 mt-16 ${classes.form}`}>
        <KeptInput name="About you" dirty={isDirty} />
        {save.error && <FailureMessage error={save.error} />}
        <TextInput
          label="Name"
          required
          autoComplete="name"
          error={errors.username?.message}
          {...register('username', trimmed)}
        />
        <div className={`grid gap-16 ${classes.pair}`}>
          <TextInput
            label="Job title"
            autoComplete="organization-title"
            error={errors.jobTitle?.message}
            {...register('jobTitle', trimmed)}
          />
          <TextInput
            label="Phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone', trimmed)}
          />
        </div>
        <div className={`grid gap-16 ${classes.pair}`}>
          <NativeSelect
            label="Locale"
            description="How dates, times and numbers are written."
            data={localeOptions(profile.locale)}
            {...register('locale')}
          />
          <ZoneField
            control={form.control}
            name="timeZone"
            description="In which zone the portal shows times."
            none="As in the project"
          />
        </div>
        <NativeSelect label="Theme" data={themeOptions} {...register('theme')} />
        <div className={`flex wrap gap-8 justify-end ${classes.actions}`}>
          {isDirty && (
            <Button variant="default" disabled={save.isPending} onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            Save
          </Button>
        </div>
      </form>
      {isDirty && !save.isPending && <UnsavedChanges onDiscard={discard} />}
    </Panel>
  );
}
