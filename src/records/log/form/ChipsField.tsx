import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { optionLabel } from '@/shared/format/labels';
import dialog from '../../../shared/forms/Dialog.module.css';
import { useFormContext } from './formContext';
import type { ControlProps } from './formControls';

/** Shows a choice of few options, which takes one tap. A second tap takes it back. */
export function ChipsField({
  name,
  label,
  values,
  needed = false,
}: ControlProps & { values: readonly string[] }) {
  const { control, getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  const title = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Input.Wrapper
          label={label}
          labelElement="div"
          labelProps={{ id: title }}
          withAsterisk={needed}
          error={error}
          className={dialog.half}
        >
          <Chip.Group value={field.value ?? null} onChange={field.onChange}>
            <Group
              role="radiogroup"
              aria-labelledby={title}
              aria-required={needed || undefined}
              gap="xs"
              py={4}
            >
              {values.map((value, index) => (
                <Chip
                  key={value}
                  {...(index === 0 && { ref: field.ref })}
                  value={value}
                  onBlur={field.onBlur}
                  onClick={() => value === field.value && field.onChange(undefined)}
                >
                  {optionLabel(value)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      )}
    />
  );
}
