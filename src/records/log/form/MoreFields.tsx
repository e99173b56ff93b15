import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { zImpactState } from '@/api/generated/schemas/logs.gen';
import type { CostImpact, ScheduleImpact } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { projectDigits } from '@/shared/format/region';
import dialog from '../../../shared/forms/Dialog.module.css';
import { useFormContext } from './formContext';

/** Fields that few records need. They open when the form has an error, which may be among them. */
export function MoreFields({ children }: { children: ReactNode }) {
  const { errors } = useFormContext().formState;
  const [open, setOpen] = useState(false);
  const errorCount = Object.keys(errors).length;
  useEffect(() => {
    if (errorCount > 0) setOpen(true);
  }, [errorCount]);
  return (
    <details
      className={dialog.more}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>More</summary>
      {open && (
        <div className={`flex column gap-16 ${dialog.fields}`} data-wide>
          {children}
        </div>
      )}
    </details>
  );
}

export function PrivateField() {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name="private"
      render={({ field }) => (
        <Switch
          ref={field.ref}
          label="Private"
          description="Visible only to the people involved"
          checked={field.value ?? false}
          onChange={(event) => field.onChange(event.currentTarget.checked)}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

type Impact = CostImpact | ScheduleImpact;
const states = zImpactState.options.map((value) => ({
  value,
  label: value === 'tbd' ? 'To be determined' : optionLabel(value),
}));

interface ImpactProps {
  name: string;
  label: string;
  of: 'cost' | 'schedule';
}

/** Extra cost of the work, or its delay of the schedule in days. */
export function ImpactField({ name, label, of }: ImpactProps) {
  const { control } = useFormContext();
  const ofCost = of === 'cost';
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const impact: Impact | undefined = field.value;
        const state = impact?.state ?? 'none';
        const decimals = ofCost ? projectDigits() : 0;
        const known = impact && ('days' in impact ? impact.days : impact.amountMinor);
        const write = (next: string, amount: number | null) =>
          field.onChange(
            ofCost ? { state: next, amountMinor: amount } : { state: next, days: amount },
          );
        return (
          <div className={dialog.half}>
            <NativeSelect
              id={id}
              ref={field.ref}
              label={label}
              data={states}
              value={state}
              onChange={(event) => write(event.currentTarget.value, null)}
              onBlur={field.onBlur}
            />
            {state === 'yes' && (
              <NumberInput
                mt="xs"
                label={ofCost ? 'Amount' : 'Days'}
                min={0}
                max={ofCost ? 9_999_999_999 : 3650}
                decimalScale={decimals}
                value={typeof known === 'number' ? known / 10 ** decimals : ''}
                onChange={(value) =>
                  write('yes', value === '' ? null : Math.round(Number(value) * 10 ** decimals))
                }
              />
            )}
          </div>
        );
      }}
    />
  );
}
