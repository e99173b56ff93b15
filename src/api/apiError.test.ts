import { describe, expect, it } from 'vitest';
import { ApiError, asApiError, isAbort, toApiError } from './apiError';
import { configureClient } from './client';
import { getProject } from './generated/projects/getProject.gen';

configureClient('https://api.test/v1', { accessToken: () => null, refresh: async () => null });

/** Returns the error of a call that gets this response. */
function failureOf(respond: typeof fetch): Promise<unknown> {
  return getProject({ path: { projectId: 'p' }, fetch: respond, throwOnError: true }).then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error,
  );
}

const answer =
  (status: number, body: string | null, type = 'application/problem+json') =>
  async () =>
    new Response(body, { status, headers: body === null ? {} : { 'content-type': type } });

const problem = (over: object = {}) =>
  JSON.stringify({
    type: 'urn:portal:problem:NOT_FOUND',
    title: 'Not found',
    status: 404,
    code: 'NOT_FOUND',
    detail: 'This does not exist or is not visible to you.',
    ...over,
  });

describe('an error of the generated client becomes', () => {
  it('a problem with status and code', async () => {
    const error = await failureOf(answer(404, problem()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      kind: 'problem',
      status: 404,
      code: 'NOT_FOUND',
      type: 'urn:portal:problem:NOT_FOUND',
      title: 'Not found',
      message: 'This does not exist or is not visible to you.',
      errors: [],
    });
  });

  it('a problem with the errors of single values', async () => {
    const errors = [{ pointer: '/title', code: 'minLength', detail: 'must not be empty' }];
    const body = problem({ status: 422, code: 'VALIDATION_FAILED', errors });
    expect(await failureOf(answer(422, body))).toMatchObject({ kind: 'problem', errors });
  });

  it('a stale version with the latest version of the record', async () => {
    const body = problem({ status: 409, code: 'STALE_VERSION', currentVersion: 7 });
    expect(await failureOf(answer(409, body))).toMatchObject({
      code: 'STALE_VERSION',
      currentVersion: 7,
    });
  });

  it('a network failure if there is no answer', async () => {
    const reason = new TypeError('Failed to fetch');
    const error = await failureOf(() => Promise.reject(reason));
    expect(error).toMatchObject({ kind: 'network', status: 0, code: null, cause: reason });
  });

  it('a contract failure if a 2xx answer does not match its schema', async () => {
    const error = await failureOf(answer(200, '{"success":true,"data":{}}', 'application/json'));
    expect(error).toMatchObject({ kind: 'contract', status: 200, code: null });
  });

  it('a contract failure if a 2xx answer is not JSON', async () => {
    const error = await failureOf(answer(200, '{"success":', 'application/json'));
    expect(error).toMatchObject({ kind: 'contract', status: 200 });
  });

  it.each([
    ['empty', null],
    ['of no length', ''],
  ])('an unknown failure when the body of a 401 is %s', async (_, body) => {
    const error = await failureOf(answer(401, body, 'text/plain'));
    expect(error).toMatchObject({ kind: 'unknown', status: 401, code: null });
  });

  it.each([
    [408, '', 'text/plain'],
    [431, null, 'text/html'],
    [502, '<h1>Bad gateway</h1>', 'text/html'],
    [503, '<h1>Maintenance</h1>', 'text/html'],
    [504, 'upstream request timeout', 'text/plain'],
    [504, '{"message":"Endpoint request timed out"}', 'application/json'],
  ])(
    'an unknown failure if a gateway answers %i with its own page (%j)',
    async (status, body, type) => {
      const error = await failureOf(answer(status, body, type));
      expect(error).toMatchObject({ kind: 'unknown', status, code: null, detail: '' });
    },
  );

  it.each([
    ['30', 30],
    ['Fri, 31 Dec 2027 23:59:59 GMT', null],
    [null, null],
  ])('a failure with the seconds to wait (Retry-After: %s)', async (header, retryAfter) => {
    const headers = { 'content-type': 'text/plain', ...(header && { 'Retry-After': header }) };
    const error = await failureOf(async () => new Response('', { status: 429, headers }));
    expect(error).toMatchObject({ status: 429, retryAfter });
  });

  it('a problem in the words of the host if the code is unknown', async () => {
    const detail = 'The lake is closed.';
    const error = await failureOf(answer(404, problem({ code: 'GONE_FISHING', detail })));
    expect(error).toMatchObject({ kind: 'problem', status: 404, code: 'GONE_FISHING', detail });
  });

  it.each([
    [{ success: false, code: 'EMAIL_EXISTS', message: 'Taken.' }, 'EMAIL_EXISTS', 'Taken.'],
    [{ success: false, error: 'EMAIL_EXISTS' }, 'EMAIL_EXISTS', ''],
    [{ success: false, message: 'EMAIL_EXISTS' }, 'EMAIL_EXISTS', ''],
    [{ success: false, message: 'The lake is closed.' }, null, 'The lake is closed.'],
    [{ success: false, message: 'No.', code: 'GONE_FISHING' }, 'GONE_FISHING', 'No.'],
    [{ success: false, message: 'No', code: 17 }, null, 'No'],
  ])("a problem in the form of the product's own host (%j)", async (body, code, detail) => {
    const error = await failureOf(answer(400, JSON.stringify(body), 'application/json'));
    expect(error).toMatchObject({ kind: 'problem', status: 400, code, detail });
  });

  it('nothing else if the call was aborted, whatever code the DOMException has', async () => {
    const cancelled = new DOMException('The operation was aborted.', 'AbortError');
    Object.defineProperty(cancelled, 'code', { value: 20 }); // As in browsers.
    const error = await failureOf(() => Promise.reject(cancelled));
    expect(error).toBe(cancelled);
    expect(isAbort(error)).toBe(true);
  });
});

describe('an ApiError', () => {
  it('is created once', () => {
    const error = new ApiError('network', 0);
    expect(toApiError(error, undefined)).toBe(error);
    expect(asApiError(error)).toBe(error);
  });

  it.each([new Error('x'), 'x', null, undefined, { code: 'NOT_FOUND' }])(
    'is unknown where %o is all there is',
    (thrown) => {
      expect(asApiError(thrown)).toMatchObject({ kind: 'unknown', status: 0, code: null });
    },
  );
});
