import { Checkbox, Group, Switch, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { inWeekOrder } from '@/shared/format/week';
import { allModules, moduleLabel } from '@/shared/projects/modules';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '../../shared/ui/panel/Panel.module.css';
import { HolidaysField } from './HolidaysField';
import classes from './ProjectSettings.module.css';
import type { SettingsValues } from './settingsValues';

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

type Part = 'modules' | 'work';

interface Props {
  form: UseFormReturn<SettingsValues>;
  disabled: boolean;
  /** Which of the settings; all by default. */
  part?: Part;
}

/** How a project works: its modules, defaults, calendar, numbers and rules. */
export function SettingsFields({ form, disabled: off, part }: Props) {
  return (
    <>
      {part !== 'work' && <ModulesField form={form} disabled={off} />}
      {part !== 'modules' && <WorkFields form={form} disabled={off} />}
    </>
  );
}

function ModulesField({ form: { control }, disabled: off }: Omit<Props, 'part'>) {
  return (
    <Panel
      title="Modules"
      text="A module that is off vanishes from the navigation, the dashboard and the search. Nothing in it is lost, but public links to it end for good."
    >
      <div className={`grid gap-16 mt-16 ${panel.form}`}>
        <Controller
          control={control}
          name="modulesOn"
          render={({ field }) => (
            <Checkbox.Group aria-label="Modules" value={field.value} onChange={field.onChange}>
              <div className={classes.modules}>
                {allModules().map((module) => (
                  <Checkbox
                    key={module}
                    value={module}
                    label={moduleLabel(module)}
                    disabled={off}
                  />
                ))}
              </div>
            </Checkbox.Group>
          )}
        />
      </div>
    </Panel>
  );
}

function WorkFields({ form, disabled: off }: Omit<Props, 'part'>) {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Panel title="Defaults" text="Working days, for records from now on.">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
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
        </div>
      </Panel>
      <Panel title="Calendar" text="Due dates that the portal computes fall on a working day.">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
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
                  {inWeekOrder(Object.entries(weekdays)).map(([day, label]) => (
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
                errors={(index, name) => errors.holidays?.[index]?.[name]?.message}
              />
            )}
          />
        </div>
      </Panel>
      <Panel title="Numbering" text="The letters before a number. Numbers that exist stay.">
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
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
        </div>
      </Panel>
      <RulesField control={control} disabled={off} />
    </>
  );
}

interface RulesProps {
  control: Props['form']['control'];
  disabled: boolean;
}

const RulesField = ({ control, disabled: off }: RulesProps) => (
  <Panel title="Rules">
    <div className={`grid gap-16 mt-16 ${panel.form}`}>
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
    </div>
  </Panel>
);
