import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { MemberDuty } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import dialog from '../../../shared/forms/Dialog.module.css';
import { AssigneesSelect, MemberSelect } from '../../people/MemberSelect';
import { useFormContext, useRecordNames } from './formContext';

/** Form controls. They find their form by context. `name` is the property of the request. */
export interface ControlProps {
  name: string;
  label: string;
  /** Whether the form begins with it. */
  first?: boolean;
  /** Whether it must be filled in. */
  needed?: boolean;
}

/** Marks a control that must be filled in. */
const mark = (needed: boolean) => ({
  withAsterisk: needed,
  'aria-required': needed || undefined,
});

/** An empty control sends no value. */
const filled = { setValueAs: (value?: string) => value || undefined };

const choices = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));

function useField(name: string) {
  const { register, control, getFieldState, formState } = useFormContext();
  return { register, control, error: getFieldState(name, formState).error?.message };
}

export function TextField({
  name,
  label,
  placeholder,
  first = false,
  needed = false,
  short = false,
}: ControlProps & { placeholder?: string; short?: boolean }) {
  const { register, error } = useField(name);
  return (
    <TextInput
      {...(short && { className: dialog.half })}
      label={label}
      placeholder={placeholder}
      data-autofocus={first || undefined}
      error={error}
      {...mark(needed)}
      {...register(name)}
    />
  );
}

export function LongTextField({ name, label, first = false, needed = false }: ControlProps) {
  const { register, error } = useField(name);
  return (
    <Textarea
      label={label}
      autosize
      minRows={3}
      maxRows={8}
      data-autofocus={first || undefined}
      error={error}
      {...mark(needed)}
      {...register(name)}
    />
  );
}

export function DateField({ name, label, first = false, needed = false }: ControlProps) {
  const { register, error } = useField(name);
  return (
    <TextInput
      className={dialog.half}
      label={label}
      type="date"
      data-autofocus={first || undefined}
      error={error}
      {...mark(needed)}
      {...register(name, filled)}
    />
  );
}

export function NumberField({ name, label, max }: ControlProps & { max?: number }) {
  const { register, error } = useField(name);
  return (
    <TextInput
      className={dialog.half}
      label={label}
      type="number"
      min={0}
      max={max}
      error={error}
      {...register(name, { setValueAs: (value) => (value === '' ? undefined : Number(value)) })}
    />
  );
}

/** @param optional Whether the choice can be left empty. */
export function OptionField({
  name,
  label,
  values,
  first = false,
  needed = false,
  optional = false,
}: ControlProps & { values: readonly string[]; optional?: boolean }) {
  const { register, error } = useField(name);
  return (
    <NativeSelect
      className={dialog.half}
      label={label}
      data={[...(optional ? [{ value: '', label: 'Not set' }] : []), ...choices(values)]}
      data-autofocus={first || undefined}
      error={error}
      {...mark(needed)}
      {...register(name, optional ? filled : {})}
    />
  );
}

/** Shows a choice of several people, or of companies and people. */
export function PartiesField({
  name,
  label,
  projectId,
  first = false,
  needed = false,
  peopleOnly = false,
  duty,
}: ControlProps & { projectId: string; peopleOnly?: boolean; duty?: MemberDuty | undefined }) {
  const { control, error } = useField(name);
  const names = useRecordNames();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <AssigneesSelect
          {...{ projectId, label, duty, names }}
          ref={field.ref}
          companies={!peopleOnly}
          data-autofocus={first || undefined}
          {...mark(needed)}
          value={field.value ?? []}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={error}
        />
      )}
    />
  );
}

/** One person, or one company, of the project. */
export function PartyField({
  name,
  label,
  projectId,
  of,
  duty,
  optional = false,
}: ControlProps & {
  projectId: string;
  of: 'people' | 'companies';
  duty?: MemberDuty | undefined;
  optional?: boolean;
}) {
  const { control, error } = useField(name);
  const names = useRecordNames();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MemberSelect
          {...{ projectId, label, of, duty, names }}
          creates={of === 'companies'}
          ref={field.ref}
          className={dialog.half ?? ''}
          placeholder={optional ? 'Not set' : undefined}
          clearable={optional}
          clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
          value={field.value ?? null}
          onChange={(id) => field.onChange(id ?? undefined)}
          onBlur={field.onBlur}
          error={error}
        />
      )}
    />
  );
}
