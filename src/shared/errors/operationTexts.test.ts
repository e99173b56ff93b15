import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/apiError';
import * as operations from '@/api/generated/index';
import { zProblemCode } from '@/api/generated/schemas/zProblemCode.gen';
import type { ProblemCode } from '@/api/generated/types.gen';
import type { Failures, OperationId } from './failures';
import { failureText, wordsOf } from './operationTexts';
import * as texts from './texts/all';
import { provideTexts } from './textsReady';

provideTexts(texts);

const failed = (code: ProblemCode, detail = 'What the server says.') =>
  new ApiError('problem', 400, { type: 'about:blank', title: 'Title', status: 400, code, detail });
const offline = new ApiError('network', 0);

const ids = Object.keys(operations) as OperationId[];
const codes = zProblemCode.options as readonly ProblemCode[];

/** The error catalog of the specification, section 8. */
describe('the catalog has the texts of the specification', () => {
  const named: [OperationId, ProblemCode, string][] = [
    ['signup', 'EMAIL_EXISTS', 'Email already exists'],
    ['login', 'INVALID_CREDENTIALS', 'Invalid Credentials'],
    ['login', 'EMAIL_NOT_VERIFIED', 'Email Not Verified'],
  ];
  test.each(named)('%s, %s: %s', (id, code, text) => {
    expect(failureText(id, failed(code))).toBe(text);
  });

  const others: [OperationId, string][] = [
    ['signup', 'Signup Failed'],
    ['login', 'Login Failed'],
    ['resetPassword', 'Failed to reset password.'],
    ['deleteScan', 'Failed to delete scans'],
    ['downloadScans', 'Failed to download scans'],
    ['makeScanPrivate', 'Failed to make scan private'],
    ['makeScanPublic', 'Failed to make scan public'],
  ];
  test.each(others)('%s, any other failure: %s', (id, text) => {
    for (const code of codes) {
      if (named.some(([known, namedCode]) => known === id && namedCode === code)) continue;
      expect(failureText(id, failed(code))).toBe(text);
    }
    for (const error of [offline, new ApiError('unknown', 502), new Error('Boo'), null]) {
      expect(failureText(id, error)).toBe(text);
    }
  });

  test('updateScan: the server message, or our own text', () => {
    expect(failureText('updateScan', failed('PROJECT_CLOSED'))).toBe('What the server says.');
    expect(failureText('updateScan', failed('PROJECT_CLOSED', ''))).toBe('Failed to update scan');
    expect(failureText('updateScan', offline)).toBe('Failed to update scan');
    expect(failureText('updateScan', new Error('Boo'))).toBe('Failed to update scan');
  });
});

describe('the texts of a failure', () => {
  test('include a reason unless the message is one', () => {
    expect(wordsOf('login', failed('INVALID_CREDENTIALS'))).toEqual({
      message: 'Invalid Credentials',
    });
    expect(wordsOf('login', offline)).toEqual({
      message: 'Login Failed',
      reason: 'No connection to the server. Check your connection and try again.',
    });
  });
});

test('every operation has a text for every code, and only one shows server text', () => {
  for (const id of ids) {
    for (const code of codes) {
      const text = failureText(id, failed(code));
      expect(text).toMatch(/^[A-Z].{5,}$/);
      if (id !== 'updateScan') expect(text).not.toBe('What the server says.');
    }
  }
});

test('a missing operation, and a code that an operation does not declare, do not compile', () => {
  const otherwise = 'It failed';
  const rest = Object.fromEntries(ids.map((id) => [id, { otherwise }])) as unknown as Failures;
  const { login, ...withoutLogin } = rest;
  // @ts-expect-error login has no text
  const incomplete: Failures = withoutLogin;
  // @ts-expect-error logout knows no wrong password
  const undeclared: Failures = { ...rest, logout: { otherwise, codes: { EMAIL_EXISTS: 'No' } } };
  const declared: Failures = {
    ...rest,
    login: { otherwise, codes: { INVALID_CREDENTIALS: 'No' } },
  };
  expect([incomplete, undeclared, declared, login]).toHaveLength(4);
});
