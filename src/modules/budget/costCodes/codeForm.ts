import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import { zCreateCostCodeRequest } from '@/api/generated/schemas/budget.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { failureText } from '@/shared/errors/operationTexts';
import { showServerErrors } from '@/shared/forms/serverErrors';

/** Checks the code and the title of a cost code. */
export const codeResolver = zodResolver(zCreateCostCodeRequest, {
  error: fieldErrors({
    code: {
      required: 'Code is required',
      tooShort: 'Code must be at least 2 characters',
      tooLong: 'Code must be at most 30 characters',
      invalid: 'Use letters and digits, with a space, dot or dash between them',
    },
    title: { required: 'Title is required', tooLong: 'Title must be at most 120 characters' },
  }),
});

export const isCodeTaken = (error: unknown): boolean =>
  error !== null && asApiError(error).code === 'NAME_TAKEN';

/** Shows the failure of a write at the fields that it names. */
export function showCodeErrors<Values extends FieldValues & { code: string; title: string }>(
  form: UseFormReturn<Values>,
  operation: 'createCostCode' | 'updateCostCode',
  error: unknown,
): void {
  const [code, title] = ['code', 'title'] as Path<Values>[];
  if (!code || !title) return;
  if (isCodeTaken(error)) {
    form.setError(code, { message: failureText(operation, error) }, { shouldFocus: true });
  } else showServerErrors(form, [code, title], error);
}
