import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Group, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { StoredProjectSettings } from '@/api/generated/types.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { useFormVersion } from '@/shared/forms/edits';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useUpdateSettings } from '../adminMutations';
import { allModules, moduleLabels } from '../moduleLabels';
import { Section } from '../Section';
import classes from '../Section.module.css';
import { HolidaysField } from './HolidaysField';
import { changesOf, settingsSchema, valuesOf } from './settingsValues';

const resolver = zodResolver(settingsSchema);

const weekdays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const dayFields = [
  ['punchItemDays', 'Punch items are due after'],
  ['rfiDays', 'RFIs are due after'],
  ['reviewDays', 'A review step takes'],
] as const;
const prefixFields = [
  ['punchItemPrefix', 'Punch items'],
  ['rfiPrefix', 'RFIs'],
  ['submittalPrefix', 'Submittals'],
] as const;

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
  const { control, register } = form;
  const { errors, isDirty } = form.formState;
  const save = useUpdateSettings(projectId);
  const { version, noteConflict } = useFormVersion(settings.version);
  const unsaved = isDirty && !save.isPending;
  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);
  const submit = form.handleSubmit((after) =>
    save.mutate(changesOf(values, after, Math.max(version, settings.version)), {
      onSuccess: ({ data }) => form.reset(valuesOf(data)),
      onError: noteConflict,
    }),
  );
  const off = !mayChange;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Section
        title="Modules"
        text="A module that is off vanishes from the navigation, the dashboard and the search. Nothing in it is lost."
      >
        <Controller
          control={control}
          name="modulesOn"
          render={({ field }) => (
            <Checkbox.Group aria-label="Modules" value={field.value} onChange={field.onChange}>
              <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
                {allModules.map((module) => (
                  <Checkbox
                    key={module}
                    value={module}
                    label={moduleLabels[module]}
                    disabled={off}
                  />
                ))}
              </SimpleGrid>
            </Checkbox.Group>
          )}
        />
      </Section>
      <Section title="Defaults" text="Working days, for records from now on.">
        <div className={classes.thirds}>
          {dayFields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              inputMode="numeric"
              rightSection="days"
              rightSectionWidth={52}
              disabled={off}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </div>
      </Section>
      <Section title="Calendar" text="Due dates that the portal computes fall on a working day.">
        <Controller
          control={control}
          name="workingDays"
          render={({ field }) => (
            <Checkbox.Group
              label="Working days"
              value={field.value}
              onChange={field.onChange}
              error={errors.workingDays?.message}
            >
              <Group gap="sm" mt="xs">
                {Object.entries(weekdays).map(([day, label]) => (
                  <Checkbox key={day} value={day} label={label} disabled={off} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
        />
        <Controller
          control={control}
          name="holidays"
          render={({ field }) => (
            <HolidaysField
              value={field.value}
              onChange={field.onChange}
              disabled={off}
              error={errors.holidays?.root?.message ?? errors.holidays?.message}
              errors={(at, name) => errors.holidays?.[at]?.[name]?.message}
            />
          )}
        />
      </Section>
      <Section title="Numbering" text="The letters before a number. Numbers that exist stay.">
        <div className={classes.thirds}>
          {prefixFields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              autoComplete="off"
              autoCapitalize="characters"
              disabled={off}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </div>
      </Section>
      <Section title="Rules">
        <Controller
          control={control}
          name="fourEyes"
          render={({ field }) => (
            <Switch
              label="Four eyes"
              description="Nobody approves punch items that they marked as done themselves."
              disabled={off}
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
        <Controller
          control={control}
          name="seeAll"
          render={({ field }) => (
            <Checkbox.Group
              label="Subcontractors see all"
              description="Otherwise they see what their company raised or what is assigned to it. They never see drafts and private records of others."
              value={field.value}
              onChange={field.onChange}
            >
              <Group gap="md" mt="xs">
                <Checkbox value="punchItems" label="Punch items" disabled={off} />
                <Checkbox value="rfis" label="RFIs" disabled={off} />
                <Checkbox value="submittals" label="Submittals" disabled={off} />
              </Group>
            </Checkbox.Group>
          )}
        />
      </Section>
      {save.error && <FormMessage>{reasonText(save.error)}</FormMessage>}
      {isDirty && (
        <div className={classes.bar}>
          <p>You have unsaved changes.</p>
          <Button
            variant="default"
            disabled={save.isPending}
            onClick={() => {
              save.reset();
              form.reset();
            }}
          >
            Discard
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save settings
          </Button>
        </div>
      )}
    </form>
  );
}
