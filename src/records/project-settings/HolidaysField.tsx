import { ActionIcon, Button, Fieldset, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useShown } from '@/shared/ui/useShown';
import dialog from '../../shared/forms/Dialog.module.css';
import classes from './ProjectSettings.module.css';
import type { Holiday } from './settingsValues';

/** The most holidays of a project, as in the contract. */
const MAX_HOLIDAYS = 200;

interface Props {
  value: readonly Holiday[];
  onChange: (holidays: readonly Holiday[]) => void;
  disabled: boolean;
  error: string | undefined;
  /** The keys are the holiday and its field. */
  errors: (index: number, name: keyof Holiday) => string | undefined;
}

/** Shows the days on which nobody works. Without useFieldArray, which the sign-in page would load. */
export function HolidaysField({ value, onChange, disabled, error, errors }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { shown, more } = useShown(value);
  const change = (changed: number, part: Partial<Holiday>) =>
    onChange(
      value.map((holiday, index) => (index === changed ? { ...holiday, ...part } : holiday)),
    );
  const add = () => {
    onChange([...value, { date: '', name: '' }]);
    // The new fields are there after the next frame.
    requestAnimationFrame(() => {
      const dates = group.current?.querySelectorAll<HTMLInputElement>('input[type=date]');
      dates?.[dates.length - 1]?.focus();
    });
  };
  return (
    <Fieldset ref={group} legend="Holidays" className={dialog.group}>
      <div className={classes.rows}>
        {value.length === 0 && disabled && <Input.Description>No holidays.</Input.Description>}
        {shown.map((holiday, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: holidays have no id, and their fields keep no state of their own.
          <div key={position} className={classes.holiday}>
            <TextInput
              label={`Day of holiday ${position + 1}`}
              type="date"
              disabled={disabled}
              value={holiday.date}
              onChange={(event) => change(position, { date: event.currentTarget.value })}
              error={errors(position, 'date')}
            />
            <TextInput
              label={`Name of holiday ${position + 1}`}
              autoComplete="off"
              disabled={disabled}
              value={holiday.name}
              onChange={(event) => change(position, { name: event.currentTarget.value })}
              error={errors(position, 'name')}
            />
            {!disabled && (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`Remove holiday ${position + 1}`}
                onClick={() => onChange(value.filter((_, index) => index !== position))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </div>
        ))}
        {more}
        {error && <Input.Error>{error}</Input.Error>}
        {!disabled && value.length < MAX_HOLIDAYS && (
          <div>
            <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={add}>
              Add holiday
            </Button>
          </div>
        )}
      </div>
    </Fieldset>
  );
}
