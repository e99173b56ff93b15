import type { FieldValues, Resolver } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { loginResolver } from './login';
import { resetPasswordResolver } from './resetPassword';
import { signupResolver } from './signup';

/** Returns the message of each field that a form refuses, as React Hook Form shows it. */
async function refusals<T extends FieldValues>(resolver: Resolver<T>, values: T) {
  const { errors } = await resolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
}

const short = 'Password must be at least 8 characters';
const complexFor = (special: string) =>
  `Password must contain an uppercase letter, a lowercase letter, a digit and a special character from ${special}`;
const mismatch = 'Passwords do not match';

/** Passwords that break one rule, for both sets of special characters. */
const weak = [
  ['no uppercase letter', 'crane!2026'],
  ['no lowercase letter', 'CRANE!2026'],
  ['no digit', 'Crane!Crane'],
  ['no special character', 'Crane2026'],
] as const;

type Weak = readonly [what: string, password: string, text: string];

describe('the sign-up form', () => {
  const complex = complexFor('!@#$%^&*()_+');
  const right = {
    username: 'Iris Vance',
    email: 'iris.vance@example.com',
    password: 'Crane!2026',
    confirmPassword: 'Crane!2026',
  };
  const withPassword = (password: string) => ({ ...right, password, confirmPassword: password });

  test('accepts valid values', async () => {
    expect(await refusals(signupResolver, right)).toEqual({});
  });

  test.each([
    ['no name', { username: '' }, 'username', 'Name is required'],
    [
      '101 characters',
      { username: 'n'.repeat(101) },
      'username',
      'Name must be at most 100 characters',
    ],
    ['no address', { email: '' }, 'email', 'Invalid email address'],
    ['an address without a host', { email: 'iris@' }, 'email', 'Invalid email address'],
    [
      '255 characters',
      { email: `iris@${'example.'.repeat(31)}co` },
      'email',
      'Invalid email address',
    ],
    ['no confirmation', { confirmPassword: '' }, 'confirmPassword', short],
    ['a short confirmation', { confirmPassword: 'Crane!2' }, 'confirmPassword', short],
    ['another confirmation', { confirmPassword: 'Crane!2027' }, 'confirmPassword', mismatch],
  ])('rejects %s', async (_what, change, field, text) => {
    expect(await refusals(signupResolver, { ...right, ...change })).toEqual({ [field]: text });
  });

  test.each<Weak>([
    ['no password', '', short],
    ['seven characters', 'Aa1!aaa', short],
    ['129 characters', `Aa1!${'a'.repeat(125)}`, 'Password must be at most 128 characters'],
    ...weak.map(([what, password]) => [what, password, complex] satisfies Weak),
    ['a special character of the sign-in set only', 'Crane?2026', complex],
  ])('rejects a password with %s', async (_what, password, text) => {
    expect(await refusals(signupResolver, withPassword(password))).toMatchObject({
      password: text,
    });
  });

  test('compares the confirmation even if other fields are invalid', async () => {
    const values = { ...right, username: '', confirmPassword: 'Crane!2027' };
    expect(await refusals(signupResolver, values)).toEqual({
      username: 'Name is required',
      confirmPassword: mismatch,
    });
  });
});

describe('the sign-in form', () => {
  const right = { email: 'ana.torres@example.com', password: 'Crane!2026' };

  test.each<readonly [what: string, change: Partial<typeof right>, field: string, text: string]>([
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['an address without a host', { email: 'ana@' }, 'email', 'Invalid email address'],
    ['no password', { password: '' }, 'password', 'Password is required'],
    ['seven characters', { password: 'Aa1!aaa' }, 'password', short],
    ...weak.map(
      ([what, password]) =>
        [what, { password }, 'password', complexFor('!@#$%^&*()_+,.?":{}|<>')] as const,
    ),
  ])('rejects %s', async (_what, change, field, text) => {
    expect(await refusals(loginResolver, { ...right, ...change })).toEqual({ [field]: text });
  });

  test.each([...'!@#$%^&*()_+,.?":{}|<>'])(
    'accepts %s as the special character',
    async (special) => {
      expect(await refusals(loginResolver, { ...right, password: `Crane${special}2026` })).toEqual(
        {},
      );
    },
  );
});

describe('the form for a new password', () => {
  const complex = complexFor('!@#$%^&*()_+');

  test.each<Weak>([
    ['no password', '', short],
    ['seven characters', 'Aa1!aaa', short],
    ...weak.map(([what, password]) => [what, password, complex] satisfies Weak),
    ['a special character of the sign-in set only', 'Crane?2026', complex],
  ])('rejects %s', async (_what, password, text) => {
    expect(
      await refusals(resetPasswordResolver, { password, confirmPassword: password }),
    ).toMatchObject({ password: text });
  });

  test.each(['', 'Crane!2027'])("rejects '%s' as the confirmation", async (confirmPassword) => {
    expect(
      await refusals(resetPasswordResolver, { password: 'Crane!2026', confirmPassword }),
    ).toEqual({
      confirmPassword: mismatch,
    });
  });
});
