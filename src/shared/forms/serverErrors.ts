import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import { fieldTexts } from '../errors/fieldTexts';

/**
 * Puts what the server says of single values (`errors[].pointer` of a problem) on their fields and focuses the
 * first. What belongs to no field of the form is left to the form's own message.
 *
 * @param fields The form's fields, in their order.
 */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  failure: unknown,
): void {
  const { errors } = asApiError(failure);
  const wrong = fields.filter((field) => errors.some(({ pointer }) => pointer === `/${field}`));
  wrong.forEach((field, index) => {
    const texts: { required: string; invalid?: string } | undefined =
      fieldTexts[field as keyof typeof fieldTexts];
    const message = texts?.invalid ?? texts?.required ?? 'This value is not accepted';
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
