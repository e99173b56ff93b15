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
  /** Leaves out what can wait. */
  brief?: boolean;
}

export function FactsFields({ register, control, errors, autoFocus, brief }: Props) {
  return (
    <>
      <TextInput
        label="Name"
        required
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        error={errors.name?.message}
        {...register('name', trimmed)}
      />
      <TextInput
        label="Code"
        description="2 to 8 letters and digits, for short lists."
        required
        autoComplete="off"
        className={dialog.half}
        error={errors.code?.message}
        {...register('code', trimmed)}
      />
      <NativeSelect
        label="Type"
        description="What is built."
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
          error={errors.description?.message}
          {...register('description', trimmed)}
        />
      )}
      <TextInput
        label="Address"
        autoComplete="off"
        error={errors.address?.message}
        {...register('address', trimmed)}
      />
      <ZoneField control={control} name="timeZone" className={dialog.half} />
      <CurrencyField control={control} name="currency" className={dialog.half} />
      <NativeSelect
        label="Units"
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
        className={dialog.half}
        error={errors.startDate?.message}
        {...register('startDate')}
      />
      {!brief && (
        <TextInput
          label="Target finish"
          type="date"
          className={dialog.half}
          error={errors.targetFinishDate?.message}
          {...register('targetFinishDate')}
        />
      )}
    </>
  );
}
