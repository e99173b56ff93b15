import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANA, Client, problemOf, testMock } from '../../tests/support/host/mock.ts';

/** `npm run fuzz:mock` sends many more. */
const RUNS = 400;

// Background processing would change the state between two requests.
const { mock } = await testMock({ convert: () => new Promise(() => {}) });
const client = new Client(mock, 'fuzz');
await client.signIn();
const token = client.token ?? '';
// The test serializes the state twice per request, and a few records show as much as hundreds.
const { state } = mock.store.tenant('fuzz');
for (const id of Object.keys(state.punchItems).slice(12)) delete state.punchItems[id];
for (const id of Object.keys(state.rfis).slice(6)) delete state.rfis[id];
for (const id of Object.keys(state.submittals).slice(6)) delete state.submittals[id];
for (const id of Object.keys(state.photos).slice(6)) delete state.photos[id];
for (const id of Object.keys(state.files)) if (id.startsWith('fil_pht_')) delete state.files[id];

/** Strings that have broken servers before. */
const odd = fc.constantFrom(
  '__proto__',
  'constructor',
  'prj_harbor',
  'scn_harbor-01',
  '../../..',
  '%2e%2e%2f',
  '%',
  '%zz',
  '\u0000',
  '\ud800',
  'null',
  '-1',
  '1e400',
  "' or 1=1",
  'é'.repeat(70),
  'x'.repeat(5000),
);
const text = fc.oneof({ weight: 2, arbitrary: odd }, fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));

/** A lone surrogate cannot be sent. */
const wellFormed = (t: string) => Buffer.from(t).toString();

const segment = text.map((t) => (t.includes('%') ? t : encodeURIComponent(wellFormed(t))));
const operation = fc.constantFrom(...mock.contract.operations);
const knownIds = {
  projectId: 'prj_harbor',
  scanId: 'scn_harbor-02',
  punchItemId: 'pch_h8',
  rfiId: 'rfi_h2',
  submittalId: 'sub_h2',
  savedViewId: 'viw_h1',
  shareLinkId: 'shl_lender',
  pinId: 'pin_h1',
  sceneViewId: 'scv_h1',
  attachmentId: 'att_h9_a',
  photoId: 'pht_h1',
  albumId: 'alb_h_facade',
  videoId: 'vid_h1',
  fieldCamId: 'cam_h1',
  timelapseId: 'tml_none',
  uploadId: 'upl_none',
};
const urlOf = (template: string) =>
  fc
    .tuple(fc.boolean(), fc.array(segment, { minLength: 3, maxLength: 3 }))
    .map(([known, ids]) =>
      template.replace(/\{(\w+)\}/g, (_, name: keyof typeof knownIds) =>
        known ? knownIds[name] : (ids.shift() ?? 'x'),
      ),
    );
const query = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'limit',
        'cursor',
        'targetType',
        'targetId',
        'version',
        'status',
        'sort',
        'q',
        '__code',
      ),
      text,
    ),
    text,
  ),
  {
    maxLength: 3,
  },
);

const names = fc.constantFrom(
  'email',
  'password',
  'title',
  'file',
  'thumbnail',
  'token',
  'scanIds',
  'version',
  'status',
  'items',
  'changes',
  'shapes',
  'tags',
  'poster',
);
const jsonBody = fc.oneof(
  fc.dictionary(fc.oneof(names, text), value, { maxKeys: 5 }).map((o) => JSON.stringify(o)),
  value.map((v) => JSON.stringify(v) ?? ''),
  text,
);
const headerLine = fc.oneof(
  fc.tuple(names, fc.boolean()).map(([name, isFile]) => {
    const file = isFile ? '; filename="a.ply"' : '';
    return `Content-Disposition: form-data; name="${name}"${file}`;
  }),
  text,
  fc.constant(''),
);
const multipartBody = fc
  .array(fc.tuple(headerLine, text, fc.constantFrom('--b\r\n', '--b \r\n', '--b', '--bb\r\n')), {
    maxLength: 4,
  })
  .chain((parts) =>
    fc
      .constantFrom('--b--', '--b--\r\nepilogue', '', '--b')
      .map(
        (end) =>
          parts.map(([head, data, line]) => `${line}${head}\r\n\r\n${data}\r\n`).join('') + end,
      ),
  );
const body = fc.oneof(jsonBody, multipartBody, fc.uint8Array({ maxLength: 200 }));

const headers = fc.record(
  {
    authorization: fc.constantFrom(`Bearer ${token}`, `Bearer ${token}`, 'Bearer x', 'Basic x', ''),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=""',
      'application/x-www-form-urlencoded',
      'text/plain',
      'a/b/c',
      ';',
    ),
    accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'image/*;q=0.1', 'x', ',,;q='),
    prefer: fc.constantFrom('code=409', 'example=empty', 'dynamic=true', 'code=__proto__', '=;,"'),
  },
  { requiredKeys: [] },
);

const isPreference = ([name]: [string, string]) => name === '__code';

const request = operation.chain((chosen) =>
  fc.record({
    operation: fc.constant(chosen),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant(chosen.method.toUpperCase()) },
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
    ),
    path: urlOf(chosen.path),
    query,
    headers,
    body: fc.option(body),
  }),
);

it(`answers ${RUNS} random requests without an internal error`, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async (r) => {
      const parameters = new URLSearchParams(r.query.map(([k, v]) => [k, wellFormed(v)]));
      const bodiless = r.method === 'GET' || r.method === 'HEAD' || r.body === null;
      const before = client.state();
      const response = await client.call(r.method, `${r.path}?${parameters}`, {
        headers: { authorization: '', ...r.headers },
        body: bodiless ? undefined : (r.body as BodyInit),
      });
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      const forced = r.headers.prefer?.startsWith('code=4') || r.query.some(isPreference);
      if (!forced) expect(response.status).toBeLessThan(500);
      if (response.status < 400) return;
      if (r.method !== 'HEAD') {
        const { status, code } = await problemOf(response);
        const declared = r.operation.examples.some((e) => e.status === status && e.code === code);
        // A path that cannot be decoded and a preference that cannot be met belong to no operation.
        const outside = status === 400 || 'prefer' in r.headers || r.query.some(isPreference);
        if (r.method === r.operation.method.toUpperCase() && status !== 404 && !outside) {
          expect(declared, `${r.operation.id} declares ${status} ${code}`).toBe(true);
        }
      }
      expect(client.state()).toBe(before);
    }),
    { numRuns: RUNS, seed: 42 },
  );
  expect(mock.violations.list()).toEqual([]);
  // The requests must vary, or the test would prove little.
  for (const status of [200, 400, 401, 404, 405, 415, 422]) {
    expect(seen.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  }
  await new Client(mock, 'fuzz').signIn(ANA);
});
