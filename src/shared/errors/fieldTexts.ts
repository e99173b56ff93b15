import type { $ZodErrorMap } from 'zod/v4/core';

/** The texts of one form field, by what is wrong with it. */
interface FieldTexts {
  /** Missing or empty. */
  required: string;
  tooShort?: string;
  tooLong?: string;
  /** Anything else: wrong form or wrong characters. */
  invalid?: string;
}

const password = (special: string): FieldTexts => ({
  required: 'Password must be at least 8 characters',
  tooShort: 'Password must be at least 8 characters',
  tooLong: 'Password must be at most 128 characters',
  invalid: `Password must contain an uppercase letter, a lowercase letter, a digit and a special character from ${special}`,
});

const email: FieldTexts = {
  required: 'Invalid email address',
  tooLong: 'Invalid email address',
  invalid: 'Invalid email address',
};

/**
 * The words for the rules of the contract, by the name of the field (specification, section 5). The rules
 * themselves come from the generated schemas.
 */
export const fieldTexts = {
  username: { required: 'Name is required', tooLong: 'Name must be at most 100 characters' },
  email,
  password: password('!@#$%^&*()_+'),
  signInPassword: password('!@#$%^&*()_+,.?":{}|<>'),
  confirmPassword: {
    required: 'Password must be at least 8 characters',
    tooShort: 'Password must be at least 8 characters',
    tooLong: 'Password must be at most 128 characters',
    invalid: 'Passwords do not match',
  },
  confirmation: { required: 'Passwords do not match' },
  title: { required: 'Title is required', tooLong: 'Title must be at most 200 characters' },
  description: {
    required: 'Description is required',
    tooLong: 'Description must be at most 2,000 characters',
  },
  file: { required: 'File is required' },
} satisfies Record<string, FieldTexts>;

/**
 * Turns what zod finds into the field's words. A field whose texts go by another name than its own says so in
 * `names`, such as `{ password: 'signInPassword' }`.
 */
export function fieldErrors(names: Record<string, keyof typeof fieldTexts> = {}): $ZodErrorMap {
  return (issue) => {
    const field = String(issue.path?.at(-1));
    const texts: FieldTexts | undefined =
      fieldTexts[(names[field] ?? field) as keyof typeof fieldTexts];
    if (!texts) return undefined;
    if (issue.input === undefined || issue.input === '') return texts.required;
    if (issue.code === 'too_small') return texts.tooShort ?? texts.required;
    if (issue.code === 'too_big') return texts.tooLong ?? texts.invalid ?? texts.required;
    return texts.invalid ?? texts.required;
  };
}
