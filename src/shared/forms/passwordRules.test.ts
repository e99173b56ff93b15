import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { zNewPassword } from '@/api/generated/schemas/zNewPassword.gen';
import { zSignInPassword } from '@/api/generated/schemas/zSignInPassword.gen';
import { passwordRules } from './passwordRules';

const allMet = (password: string) => passwordRules.every(({ test: isMet }) => isMet(password));
const accepts = (password: string) => safeParse(zNewPassword, password).success;

const characters = (list: string) => constantFrom(...list);
/** Texts that contain each kind of character with even odds. */
const likely = array(
  oneof(
    characters('AZ'),
    characters('az'),
    characters('09'),
    characters('!@#$%^&*()_+'),
    characters('?é -Ä漢'),
  ),
  { minLength: 0, maxLength: 12 },
).map((parts) => parts.join(''));

describe('the checklist and the contract agree', () => {
  test('on likely passwords', () => {
    assert(
      property(likely, (password) => allMet(password) === accepts(password)),
      { numRuns: 1000 },
    );
  });

  test('on any text of 8 to 128 characters', () => {
    const any = string({ minLength: 8, maxLength: 128 });
    assert(property(any, (password) => allMet(password) === accepts(password)));
  });

  test('on each special character', () => {
    for (let code = 33; code < 127; code++) {
      const password = `Crane2026${String.fromCharCode(code)}`;
      expect(allMet(password)).toBe(accepts(password));
    }
  });
});

test('every password that sign-up accepts works for sign-in', () => {
  assert(
    property(
      likely,
      (password) => !accepts(password) || safeParse(zSignInPassword, password).success,
    ),
    { numRuns: 1000 },
  );
});

test('129 characters are too many', () => {
  expect(accepts(`Aa1!${'a'.repeat(124)}`)).toBe(true);
  expect(accepts(`Aa1!${'a'.repeat(125)}`)).toBe(false);
});
