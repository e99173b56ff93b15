import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { minLength, string } from 'zod/mini';
import { asApiError } from '@/api/apiError';

/** The field of a form that asks for the present password. */
export const zOwnPassword = string().check(minLength(1, 'Enter your password'));

/** Says at the field that the present password is wrong. */
export function showWrongPassword<T extends FieldValues & { currentPassword: string }>(
  form: UseFormReturn<T>,
  failure: unknown,
): void {
  const { errors } = asApiError(failure);
  if (errors.some(({ pointer }) => pointer === '/currentPassword')) {
    const field = 'currentPassword' as Path<T>;
    form.setError(field, { message: 'This is not your password' }, { shouldFocus: true });
  }
}
