import { createInstance, type IHttpRequest } from '@stoplight/prism-http';
import { isLeft } from 'fp-ts/lib/Either.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { OFFSET_STREAM } from './engine/body.ts';
import { type Contract, loadContract, type Operation } from './engine/contract.ts';
import { DEFAULT_SPEC } from './http.ts';
import { seededTokens } from './state/seed/shareLinks.ts';
import { Client, form, testMock } from './testkit.ts';

const { mock } = await testMock();
const contract: Contract = await loadContract(DEFAULT_SPEC);
const cases = contract.operations.flatMap((operation) =>
  operation.examples.map(({ status, name }) => ({ id: operation.id, operation, status, name })),
);

const quiet: Record<string, unknown> = {};
for (const level of ['info', 'warn', 'error', 'debug', 'trace', 'fatal', 'success']) {
  quiet[level] = () => {};
}
quiet.child = () => quiet;
const config = {
  isProxy: false as const,
  errors: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};
const plain = createInstance(config, { logger: quiet as never });

/** Values of the query parameters that some operations cannot do without. */
const neededQuery: Record<string, string> = {
  version: '1',
  log: 'rfis',
  targetType: 'scan',
  targetId: 'some-id',
  date: '2026-11-02',
};

/** What kind of file a collection takes. */
const kindOf: Record<string, string> = {
  scans: 'ply',
  photos: 'jpg',
  videos: 'webm',
  models: 'glb',
  versions: 'glb',
};

/** Values of path parameters that are no ids. */
const named: Record<string, string> = { n: '1', name: 'source' };

/** Values of the headers that some operations cannot do without. */
const neededHeaders: Record<string, string> = {
  'tus-resumable': '1.0.0',
  'upload-length': '12',
  'upload-offset': '0',
  'upload-metadata': 'filename YS5wbHk=,purpose c2Nhbg==',
};

const headersOf = ({ prism }: Operation): Record<string, string> =>
  Object.fromEntries(
    (prism.request?.headers ?? [])
      .filter(({ required }) => required)
      .map(({ name }) => [name.toLowerCase(), neededHeaders[name.toLowerCase()] ?? '']),
  );

/** A request that the contract accepts; ids need not exist, since no handler is to be asked. */
function validRequest({ path, prism, bodyTypes }: Operation) {
  const needed = prism.request?.query?.filter(({ required }) => required) ?? [];
  const query = new URLSearchParams(needed.map(({ name }) => [name, neededQuery[name] ?? '']));
  const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? 'some-id')}?${query}`;
  if (bodyTypes.includes('multipart/form-data')) {
    const [, collection = ''] = /\/(scans|photos|videos|models|versions)$/.exec(prism.path) ?? [];
    const file = new File(['solid'], `a.${kindOf[collection] ?? 'pdf'}`);
    const files = { file, thumbnail: file, poster: file, panorama: file, plan: file };
    return { url, body: form({ title: 'Lobby', discipline: 'structural', ...files }) };
  }
  if (bodyTypes.includes(OFFSET_STREAM)) return { url, body: 'ply' };
  const example = prism.request?.body?.contents?.[0]?.examples?.[0];
  const json = example && 'value' in example ? JSON.stringify(example.value) : undefined;
  return { url, body: json };
}

async function askPlainPrism(operation: Operation, code: number, exampleKey: string) {
  const { url, body } = validRequest(operation);
  const [path = '', query] = url.split('?');
  const encoded = new Response(body ?? null);
  const [type] = operation.bodyTypes;
  const contentType = type === 'application/json' ? type : null;
  const request: IHttpRequest = {
    method: operation.prism.method as IHttpRequest['method'],
    url: { path, query: Object.fromEntries(new URLSearchParams(query)) },
    headers: {
      authorization: 'Bearer anything',
      ...headersOf(operation),
      'content-type':
        contentType ??
        (type === OFFSET_STREAM ? type : (encoded.headers.get('content-type') ?? '')),
    },
    body: contentType ? JSON.parse(String(body)) : body && (await encoded.text()),
  };
  const forced = { ...config, mock: { dynamic: false, code, exampleKey } };
  const result = await plain.request(
    request,
    contract.operations.map(({ prism }) => prism),
    forced,
  )();
  if (isLeft(result)) throw result.left;
  return result.right.output;
}

describe('a preferred answer', () => {
  const client = new Client(mock, 'parity');
  const visitor = new Client(mock, 'parity');
  beforeAll(async () => {
    await client.signIn();
    const json = { token: seededTokens.consultant };
    const { body } = await visitor.json<{ data: { visitToken: string } }>(
      'POST',
      '/public/links/open',
      { json },
    );
    visitor.token = body.data.visitToken;
  });

  const ask = (operation: Operation, code: number, name: string, accept: string | null) => {
    const { url, body } = validRequest(operation);
    const headers = new Headers({ prefer: `code=${code}, example=${name}` });
    for (const [header, value] of Object.entries(headersOf(operation))) headers.set(header, value);
    const [type = ''] = operation.bodyTypes;
    if (typeof body === 'string') headers.set('content-type', type);
    if (accept) headers.set('accept', accept);
    const caller = operation.caller === 'visitor' ? visitor : client;
    return caller.call(operation.method.toUpperCase(), url, { headers, body });
  };

  it.each(cases)('$id $status $name is what plain Prism gives', async (test) => {
    const { operation, status, name } = test;
    const expected = await askPlainPrism(operation, status, name);
    const answer = await ask(operation, status, name, null);
    expect(answer.status).toBe(expected.statusCode);
    expect(answer.status).toBe(status);
    const type = answer.headers.get('content-type');
    expect(type).toBe(expected.headers?.['Content-type']);
    // The answer to HEAD has none.
    if (operation.method === 'head') return;
    const body = type?.includes('json')
      ? await answer.json()
      : Buffer.from(await answer.arrayBuffer()).toString(
          type?.startsWith('text/') ? 'utf8' : 'latin1',
        );
    expect(body).toEqual(expected.body);
  });

  it('is given as well when only the success suits the Accept header', async () => {
    const failures = cases.filter(({ id, status }) => id === 'downloadScans' && status >= 400);
    expect(failures.length).toBeGreaterThan(8);
    for (const { operation, status, name } of failures) {
      const answer = await ask(operation, status, name, 'application/zip');
      expect(answer.status).toBe(status);
      expect((await answer.json()).code).toBe(name);
    }
  });

  it('is refused when the contract does not declare it', async () => {
    const [{ operation } = { operation: undefined }] = cases;
    if (!operation) throw new Error('The contract has no operation.');
    for (const [code, name] of [
      [409, 'NOPE'],
      [418, 'EMAIL_EXISTS'],
    ] as const) {
      const answer = await ask(operation, code, name, null);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors[0].pointer).toBe('/Prefer');
    }
  });

  it('comes after the sign-in and the validation, as with Prism', async () => {
    const headers = { prefer: 'code=503, example=UNAVAILABLE' };
    const stranger = new Client(mock, 'parity');
    const denied = await stranger.call('GET', '/auth/me', { headers });
    expect(denied.status).toBe(401);
    const invalid = await client.call('POST', '/auth/login', { headers, json: { email: 'x' } });
    expect(invalid.status).toBe(422);
  });

  it('can choose the example of the failure that is due anyway', async () => {
    const headers = { prefer: 'code=401, example=TOKEN_EXPIRED' };
    const answer = await new Client(mock, 'parity').call('GET', '/auth/me', { headers });
    expect((await answer.json()).code).toBe('TOKEN_EXPIRED');
  });
});
