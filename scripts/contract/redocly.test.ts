import { expect, test } from 'vitest';
import plugin from './redocly.ts';

/** Returns the failures of the one operation of a path, by status. */
function failuresOf(path: string, operation: object, file = '/a/openapi/paths/rfis/rfi.yaml') {
  const get = { responses: {} as Record<string, { $ref: string }>, ...operation };
  const context = { key: path, location: { source: { absoluteRef: file } } };
  plugin().preprocessors.oas3['derive-failures']().PathItem.enter({ get }, context);
  return Object.fromEntries(
    Object.entries(get.responses).map(([status, { $ref }]) => [status, $ref.split('#/')[1]]),
  );
}

const always = { 429: 'RateLimited', 500: 'Internal', 503: 'Unavailable', default: 'Unexpected' };
const signedIn = { 401: 'Unauthenticated', 403: 'Forbidden' };
const withBody = {
  ...{ 400: 'MalformedRequest', 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' },
  422: 'ValidationFailed',
};

test.each<[string, string, object, object]>([
  ['an open call without input', '/roles', { security: [] }, always],
  ['a call that needs a sign-in', '/roles', {}, { ...always, ...signedIn }],
  ['a body', '/roles', { security: [], requestBody: { content: {} } }, { ...always, ...withBody }],
  [
    'a record in the path, named by a parameter',
    '/roles/{roleId}',
    { security: [], parameters: [{}] },
    { ...always, 404: 'NotFound', 422: 'ValidationFailed' },
  ],
  [
    'a declaration of its own',
    '/roles',
    { security: [], responses: { 429: { $ref: '#/OwnLimit' } } },
    { ...always, 429: 'OwnLimit' },
  ],
])('%s decides about failures', (_, path, operation, expected) => {
  expect(failuresOf(path, operation)).toEqual(expected);
});

test('contracts of other services keep what they declare', () => {
  expect(failuresOf('/tokens', {}, '/a/openapi/third-party/fcm.yaml')).toEqual({});
});
