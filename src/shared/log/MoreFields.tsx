import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { zImpactState } from '@/api/generated/schemas/zImpactState.gen';
import type { CostImpact, ScheduleImpact } from '@/api/generated/types.gen';
import dialog from '../forms/Dialog.module.css';
import { optionLabel } from './labels';
import { useRecordForm } from './recordForm';

/** What most records do without. It opens by itself when the form has a fault, which may be in here. */
export function MoreFields({ children }: { children: ReactNode }) {
  const { errors } = useRecordForm().formState;
  const [open, setOpen] = useState(false);
  const faults = Object.keys(errors).length;
  useEffect(() => {
    if (faults > 0) setOpen(true);
  }, [faults]);
  return (
    <details
      className={dialog.more}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>More</summary>
      {open && (
        <div className={dialog.fields} data-wide>
          {children}
        </div>
      )}
    </details>
  );
}

export function PrivateField() {
  const { control } = useRecordForm();
  return (
    <Controller
      control={control}
      name="private"
      render={({ field }) => (
        <Switch
          ref={field.ref}
          label="Private"
          description="Hidden from whoever has nothing to do with it"
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

/** What the work costs, or by how many days it delays the schedule. */
export function ImpactField({ name }: { name: 'costImpact' | 'scheduleImpact' }) {
  const { control } = useRecordForm();
  const ofCost = name === 'costImpact';
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const impact: Impact | undefined = field.value;
        const state = impact?.state ?? 'none';
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
              label={ofCost ? 'Cost impact' : 'Schedule impact'}
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
                decimalScale={ofCost ? 2 : 0}
                value={typeof known === 'number' ? known / (ofCost ? 100 : 1) : ''}
                onChange={(value) =>
                  write('yes', value === '' ? null : Math.round(Number(value) * (ofCost ? 100 : 1)))
                }
              />
            )}
          </div>
        );
      }}
    />
  );
}
