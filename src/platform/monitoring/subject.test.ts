import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { ApiError } from '@/api/apiError';
import { zProblem } from '@/api/generated/schemas/zProblem.gen';
import { subjectOf } from './subject';

const failed = (error: ApiError) =>
  Object.assign(error, { operation: 'GET /projects/{projectId}/stats' });

test('reports an error as it is', () => {
  const error = new TypeError('Boo');
  expect(subjectOf(error)).toEqual({ subject: error });
});

test('reports the code of a problem, without the text of the server', () => {
  const problem = {
    type: 'urn:x',
    title: 'Secret title',
    status: 500,
    code: 'INTERNAL',
    detail: 'Secret detail',
  } as const;
  const { subject, tags, fingerprint } = subjectOf(failed(new ApiError('problem', 500, problem)));
  const { message, stack, cause } = subject as Error;
  expect(message).toBe('GET /projects/{projectId}/stats: problem, status 500, INTERNAL');
  expect(cause).toBeUndefined();
  expect(`${stack}${JSON.stringify({ tags, fingerprint })}`).not.toContain('Secret');
  expect(tags).toMatchObject({ 'problem.code': 'INTERNAL', 'problem.kind': 'problem' });
});

test('reports the paths and codes of a contract violation, without values', () => {
  const { error } = safeParse(zProblem, { type: 'urn:x', status: 'Secret', code: 'SECRET' });
  const event = subjectOf(failed(new ApiError('contract', 200, undefined, error)));
  expect(event.contexts?.answer?.issues).toEqual(
    expect.arrayContaining(['status: invalid_type', 'code: invalid_value']),
  );
  expect(JSON.stringify(event)).not.toMatch(/secret/i);
});

test('does not quote an answer that is not JSON', () => {
  const cause = new SyntaxError('Unexpected token < in "<h1>Secret"');
  const event = subjectOf(failed(new ApiError('contract', 200, undefined, cause)));
  expect(JSON.stringify(event) + (event.subject as Error).stack).not.toContain('Secret');
});
