import { createInstance, type IHttpRequest } from '@stoplight/prism-http';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type Contract, loadContract, type Operation } from '../../mock-server/engine/contract.ts';
import { DEFAULT_SPEC } from '../../mock-server/server/http.ts';
import { recipes } from './recipes.ts';
import { Run, Skip } from './run.ts';
import { signInAccounts } from './suite.ts';
import { requestOf, type Sent, Target } from './target.ts';
import { accountOf, api, hostOf, quietMock } from './testkit.ts';
import { World } from './world.ts';

/**
 * A preferred answer of the mock (`Prefer: code=409, example=...`) equals that of plain Prism to the same
 * request. Prism does not treat operations differently, so one operation of each kind is enough.
 */
const contract: Contract = await loadContract(DEFAULT_SPEC);

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

async function askPlainPrism(
  { prism }: Operation,
  sent: Sent,
  { code, exampleKey }: { code: number; exampleKey: string },
) {
  const request = requestOf(sent);
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const headers = Object.fromEntries(request.headers);
  const input: IHttpRequest = {
    method: prism.method as IHttpRequest['method'],
    url: {
      path: pathname.replace('/api/v1', ''),
      query: Object.fromEntries(searchParams),
    },
    headers,
    body: text && headers['content-type'] === 'application/json' ? JSON.parse(text) : text,
  };
  const result = await plain.request(
    input,
    contract.operations.map(({ prism }) => prism),
    { ...config, mock: { dynamic: false, code, exampleKey } },
  )();
  if (isLeft(result)) throw result.left;
  return result.right.output;
}

const host = hostOf(await quietMock(), 'parity');
const run = new Run(api, new Target('http://mock.localhost/api/v1', host));
const world = new World(run, recipes, { seed: 1, account: accountOf('account_admin') });
await signInAccounts(world, { main: world.account, other: accountOf('subcontractor') });

/** Its requests need an email, which this run does not read. */
const NEEDS_EMAIL = ['profile', 'members'];
const kinds = new Map(
  contract.operations
    .filter(({ tag }) => !NEEDS_EMAIL.includes(tag))
    .map((operation) => {
      const { mediaType } = api.find(operation.id).answers.get('200') ?? {};
      const { caller, method, bodyTypes } = operation;
      return [[caller, method, ...bodyTypes, mediaType].join(' '), operation];
    }),
);

test.each([...kinds])('%s', async (_kind, declared) => {
  const { id, examples } = declared;
  const operation = api.find(id);
  // An example needs no request that succeeds.
  const input = await world.input(operation).catch((error) => {
    if (error instanceof Skip) return world.plain(operation);
    throw error;
  });
  const sent = run.sent(operation, input);
  for (const { status, name } of examples) {
    const label = `${id} ${status} ${name}`;
    const expected = await askPlainPrism(declared, sent, { code: status, exampleKey: name });
    const prefer = `code=${status}, example=${name}`;
    const answer = await host(requestOf({ ...sent, headers: { ...sent.headers, prefer } }));
    expect(answer.status, label).toBe(status);
    expect(expected.statusCode, label).toBe(status);
    const type = answer.headers.get('content-type');
    expect(type, label).toBe(expected.headers?.['Content-type'] ?? null);
    // The answer to HEAD has no body.
    if (operation.method === 'head') continue;
    const encoding = type?.startsWith('text/') ? 'utf8' : 'latin1';
    const text = Buffer.from(await answer.arrayBuffer()).toString(encoding);
    // Prism answers with the bare data of an event.
    const json = type?.includes('json') ? text : /^data: (.*)\n/.exec(text)?.[1];
    const body = json ? JSON.parse(json) : text;
    expect(body, label).toEqual(expected.body);
  }
});
