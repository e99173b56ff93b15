import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { numberFrom } from '@/shared/format/readNumber';
import { PasswordField } from '@/shared/forms/PasswordField';
import dialog from '../../shared/forms/Dialog.module.css';
import { dayLimits, type LinkValues } from './linkForm';

interface Props {
  form: UseFormReturn<LinkValues>;
  /** Whether the link has a password already. */
  hasPassword: boolean;
  /** Whether the targets have files to download. */
  hasFiles: boolean;
  /** Whether the account asks for a password. */
  needsPassword?: boolean | undefined;
}

export function LinkFields({ form, hasPassword, hasFiles, needsPassword }: Props) {
  const { errors } = form.formState;
  const { register } = form;
  const isMissing = needsPassword && !hasPassword;
  const passwordLabel = hasPassword ? 'New password' : 'Password';
  return (
    <>
      <TextInput
        label="Recipient"
        description="Only your team sees this."
        data-autofocus
        error={errors.label?.message}
        {...register('label')}
      />
      <TextInput
        className={dialog.half}
        label="Expires"
        type="date"
        {...dayLimits()}
        error={errors.expiresAt?.message}
        {...register('expiresAt')}
      />
      <TextInput
        className={dialog.half}
        label="View limit"
        inputMode="numeric"
        error={errors.maxViews?.message}
        {...register('maxViews', {
          setValueAs: (value?: string | number) =>
            value === undefined || value === '' ? undefined : numberFrom(String(value)),
        })}
      />
      <PasswordField
        label={isMissing ? 'Password' : passwordLabel}
        required={isMissing ?? false}
        description={
          isMissing
            ? 'Your organization requires one. Send it separately.'
            : 'Send the password separately.'
        }
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { setValueAs: (value?: string) => value || undefined })}
      />
      {hasFiles && <Checkbox label="Allow downloads" {...register('allowDownload')} />}
    </>
  );
}
