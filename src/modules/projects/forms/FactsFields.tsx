import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { zProjectType } from '@/api/generated/schemas/options.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { CurrencyField, ZoneField } from '@/shared/forms/RegionFields';
import { trimmed } from '@/shared/forms/TextFields';
import type { FactValues } from './facts';

interface Props {
  register: UseFormRegister<FactValues>;
  control: Control<FactValues>;
  errors: FieldErrors<FactValues>;
  /** Whether the form is in a dialog, which begins with the first field. */
  autoFocus?: boolean;
  disabled?: boolean;
  /** Leaves out what can wait. */
  brief?: boolean;
}

export function FactsFields({ register, control, errors, autoFocus, disabled, brief }: Props) {
  const off = disabled ?? false;
  return (
    <>
      <TextInput
        label="Name"
        required
        disabled={off}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        error={errors.name?.message}
        {...register('name', trimmed)}
      />
      <TextInput
        label="Code"
        description="2 to 8 letters and digits, for short lists."
        required
        disabled={off}
        autoComplete="off"
        className={dialog.half}
        error={errors.code?.message}
        {...register('code', trimmed)}
      />
      <NativeSelect
        label="Type"
        description="What is built."
        disabled={off}
        className={dialog.half}
        data={zProjectType.options}
        {...register('projectType')}
      />
      {!brief && (
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxRows={8}
          disabled={off}
          error={errors.description?.message}
          {...register('description', trimmed)}
        />
      )}
      <TextInput
        label="Address"
        autoComplete="off"
        disabled={off}
        error={errors.address?.message}
        {...register('address', trimmed)}
      />
      <ZoneField control={control} name="timeZone" disabled={off} className={dialog.half} />
      <CurrencyField control={control} name="currency" disabled={off} className={dialog.half} />
      <NativeSelect
        label="Units"
        disabled={off}
        data={[
          { value: 'imperial', label: 'Feet and inches' },
          { value: 'metric', label: 'Meters' },
        ]}
        {...register('units')}
      />
      <TextInput
        label="Start"
        type="date"
        required
        disabled={off}
        className={dialog.half}
        error={errors.startDate?.message}
        {...register('startDate')}
      />
      {!brief && (
        <TextInput
          label="Target finish"
          type="date"
          disabled={off}
          className={dialog.half}
          error={errors.targetFinishDate?.message}
          {...register('targetFinishDate')}
        />
      )}
    </>
  );
}
