import type { $ZodErrorMap } from 'zod/v4/core';

/** The texts of one form field by fault. */
interface FieldTexts {
  /** Missing or empty. */
  required: string;
  tooShort?: string;
  tooLong?: string;
  /** The password is easy to guess, or has the name of the person in it. */
  common?: string;
  personal?: string;
  /** The value must be unique and already exists. */
  taken?: string;
  /** Any other fault: wrong format or characters. */
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
 * The texts for violations of the contract, by field name (specification, section 5). The rules come from the generated
 * schemas.
 */
export const fieldTexts = {
  username: { required: 'Name is required', tooLong: 'Name must be at most 100 characters' },
  email,
  password: {
    ...password('!@#$%^&*()_+'),
    common: 'This password is easy to guess. Choose another one.',
    personal: 'Choose a password without your name or email address',
  },
  signInEmail: { ...email, required: 'Email is required' },
  signInPassword: {
    ...password('!@#$%^&*()_+,.?":{}|<>'),
    required: 'Password is required',
  },
  confirmPassword: {
    required: 'Password must be at least 8 characters',
    tooShort: 'Password must be at least 8 characters',
    tooLong: 'Password must be at most 128 characters',
    invalid: 'Passwords do not match',
  },
  confirmation: { required: 'Passwords do not match' },
  name: {
    required: 'Name is required',
    tooLong: 'Name must be at most 60 characters',
    taken: 'You already have a view with this name',
  },
  albumName: {
    required: 'Name is required',
    tooLong: 'Name must be at most 60 characters',
    taken: 'Another album already has this name',
  },
  title: { required: 'Title is required', tooLong: 'Title must be at most 200 characters' },
  description: {
    required: 'Description is required',
    tooLong: 'Description must be at most 2,000 characters',
  },
  longText: { required: 'Text is required', tooLong: 'This text is too long' },
  file: { required: 'File is required' },
} satisfies Record<string, FieldTexts>;

/**
 * Translates zod issues into the texts of the field. `names` maps fields that use the texts of another name, such as `{
 * password: 'signInPassword' }`, or gives a field texts of its own.
 */
export function fieldErrors(
  names: Record<string, keyof typeof fieldTexts | FieldTexts> = {},
): $ZodErrorMap {
  return (issue) => {
    const field = String(issue.path?.at(-1));
    const name = names[field] ?? field;
    const texts: FieldTexts | undefined =
      typeof name === 'object' ? name : fieldTexts[name as keyof typeof fieldTexts];
    if (!texts) return undefined;
    if (issue.input === undefined || issue.input === '') return texts.required;
    return textOf(texts, issue.code);
  };
}

/** The text for an invalid value in the server's answer, by the JSON Schema keyword that failed. */
export function serverFieldText(field: string, keyword: string): string | undefined {
  const texts: FieldTexts | undefined = fieldTexts[field as keyof typeof fieldTexts];
  return texts && textOf(texts, keyword);
}

/** @param fault The code of a zod issue or a JSON Schema keyword. */
function textOf(texts: FieldTexts, fault: string): string {
  switch (fault) {
    case 'required':
      return texts.required;
    case 'too_small':
    case 'minLength':
      return texts.tooShort ?? texts.required;
    case 'too_big':
    case 'maxLength':
      return texts.tooLong ?? texts.invalid ?? texts.required;
    case 'common':
    case 'personal':
      return texts[fault] ?? texts.required;
    case 'unique':
      return texts.taken ?? texts.invalid ?? texts.required;
    default:
      return texts.invalid ?? texts.required;
  }
}
