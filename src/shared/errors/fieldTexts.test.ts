import { describe, expect, test } from 'vitest';
import { maxLength, minLength, object, regex, safeParse, string } from 'zod/mini';
import { fieldErrors, fieldTexts, serverFieldText } from './fieldTexts';

const value = string().check(minLength(3), maxLength(5), regex(/^a/));

function messages(field: string, input: unknown, names = {}) {
  const schema = object({ [field]: value });
  const { error } = safeParse(schema, { [field]: input }, { error: fieldErrors(names) });
  return error?.issues.map(({ message }) => message);
}

describe('the texts of zod issues', () => {
  test.each([
    ['', 'required'],
    [undefined, 'required'],
    ['aa', 'tooShort'],
    ['aaaaaa', 'tooLong'],
    ['baa', 'invalid'],
    [7, 'invalid'],
  ] as const)('%j in a password is %s', (input, fault) => {
    expect(messages('password', input)?.[0]).toBe(fieldTexts.password[fault]);
  });

  test('a field can use the texts of another name', () => {
    expect(messages('password', 'baa', { password: 'signInPassword' })).toEqual([
      fieldTexts.signInPassword.invalid,
    ]);
  });

  test('a field without texts keeps those of zod', () => {
    expect(messages('elsewhere', '')?.[0]).toBeTruthy();
  });
});

describe('the texts of server errors', () => {
  test.each([
    ['password', 'minLength', fieldTexts.password.tooShort],
    ['password', 'maxLength', fieldTexts.password.tooLong],
    ['password', 'pattern', fieldTexts.password.invalid],
    ['password', 'required', fieldTexts.password.required],
    ['password', 'common', fieldTexts.password.common],
    ['password', 'personal', fieldTexts.password.personal],
    ['confirmPassword', 'equal', 'Passwords do not match'],
    ['email', 'format', 'Invalid email address'],
    ['email', 'maxLength', 'Invalid email address'],
    ['username', 'minLength', 'Name is required'],
    ['username', 'type', 'Name is required'],
    ['elsewhere', 'type', undefined],
    ['__proto__', 'type', undefined],
  ])('%s, %s', (field, keyword, text) => expect(serverFieldText(field, keyword)).toBe(text));
});
