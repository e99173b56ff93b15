import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import { serverFieldText } from '../errors/fieldTexts';

/**
 * Shows the server's validation errors (`errors[].pointer` of a problem) on their fields and focuses the first. Errors
 * of other values are left to the form's message.
 *
 * @param fields The form's fields, in order.
 */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  failure: unknown,
): void {
  const { errors } = asApiError(failure);
  let shouldFocus = true;
  for (const field of fields) {
    const error = errors.find(({ pointer }) => pointer === `/${field}`);
    if (!error) continue;
    // A rule of the account: only its administrators know the numbers and names in it.
    const message =
      error.code === 'account_rule'
        ? error.detail
        : (serverFieldText(field, error.code) ?? 'This value is not accepted');
    form.setError(field, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
}
