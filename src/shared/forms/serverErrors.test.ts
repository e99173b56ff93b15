import type { UseFormReturn } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { showServerErrors } from './serverErrors';

const fields = ['email', 'password', 'nickname'] as const;

/** The calls of `setError` for the server's errors about these pointers. */
function shown(...errors: [pointer: string, code: string][]) {
  const setError = vi.fn();
  const form = { setError } as Partial<UseFormReturn<Record<(typeof fields)[number], string>>>;
  const words = { type: 'about:blank', title: 'Title', detail: 'Detail' };
  const problem = {
    ...words,
    status: 422,
    code: 'VALIDATION_FAILED' as const,
    errors: errors.map(([pointer, code]) => ({ pointer, code, detail: 'Words of the server' })),
  };
  showServerErrors(
    form as UseFormReturn<Record<(typeof fields)[number], string>>,
    fields,
    new ApiError('problem', 422, problem),
  );
  return setError.mock.calls.map(([field, { message }, { shouldFocus }]) => [
    field,
    message,
    shouldFocus,
  ]);
}

test('errors show at their fields, and the first field of the form gets the focus', () => {
  expect(shown(['/password', 'minLength'], ['/email', 'format'])).toEqual([
    ['email', 'Invalid email address', true],
    ['password', 'Password must be at least 8 characters', false],
  ]);
});

test("a field without a text of its own does not show the server's words", () => {
  expect(shown(['/nickname', 'format'])).toEqual([
    ['nickname', 'This value is not accepted', true],
  ]);
});

test('an error about a value without a field shows at no field', () => {
  expect(shown(['/captcha', 'required'])).toEqual([]);
});
