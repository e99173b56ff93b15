import { expect, test } from 'vitest';
import { readContract } from '../../contract/document.ts';
import { readApi } from '../operations.ts';
import { Run } from '../run.ts';
import { Target } from '../target.ts';
import { Trial } from '../trial.ts';
import { World } from '../world.ts';
import { preflight } from './preflight.ts';

const api = readApi(readContract());
const origin = 'https://portal.example';
const create = api.find('createUpload');

interface Cors {
  preflight: Record<string, string>;
  preflightStatus?: number;
  answer: Record<string, string>;
}

const good: Cors = {
  preflight: {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers':
      'Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Idempotency-Key',
  },
  answer: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' },
};

/** What a run says about CORS: a preflight, a refusal and a deletion. */
async function departuresOf({ preflight: asked, preflightStatus = 204, answer }: Cors) {
  const requests: Request[] = [];
  const target = new Target('https://host.example/api/v1', async (request) => {
    requests.push(request);
    if (request.method === 'OPTIONS')
      return new Response(null, { status: preflightStatus, headers: asked });
    return new Response('{}', { status: 503, headers: { 'retry-after': '1', ...answer } });
  });
  const run = new Run(api, target);
  Object.assign(run, { origin, tokens: { main: 'token' } });
  const world = new World(run, {}, { seed: 1, account: ['', ''] });
  for (const id of ['createUpload', 'deleteUpload'])
    await preflight(new Trial(world, api.find(id), { seed: 1, cases: 1, readOnly: false }));
  await run.call(create, { path: { projectId: 'p' } }, { statuses: [503] }, 'an error');
  const found = run.departures.filter(({ operation }) => operation === 'CORS');
  return { requests, lines: found.map(({ expected, got }) => `${expected}: ${got}`) };
}

test('a host that lets a page of the origin read everything has no departures', async () => {
  const { requests, lines } = await departuresOf(good);
  expect(lines).toEqual([]);
  const [asked, , called] = requests.map(({ headers }) => headers);
  expect(asked?.get('access-control-request-method')).toBe('POST');
  expect(asked?.get('access-control-request-headers')).toContain('authorization,');
  expect(asked?.get('authorization')).toBeNull();
  expect(called?.get('origin')).toBe(origin);
});

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

test.each<[string, Cors, RegExp]>([
  [
    'asks for a token in a preflight',
    { ...good, preflightStatus: 401 },
    /200 to 299 for a preflight without a token: 401/,
  ],
  [
    'does not allow a method',
    { ...good, preflight: { ...good.preflight, 'access-control-allow-methods': 'GET, POST' } },
    /DELETE in Access-Control-Allow-Methods: get, post/,
  ],
  [
    'allows all headers, which does not cover Authorization',
    { ...good, preflight: { ...good.preflight, 'access-control-allow-headers': '*' } },
    /authorization in Access-Control-Allow-Headers: \*/,
  ],
  [
    'does not allow the headers of uploads',
    {
      ...good,
      preflight: {
        ...good.preflight,
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      },
    },
    /tus-resumable in Access-Control-Allow-Headers/,
  ],
  [
    'answers errors without permission',
    { ...good, answer: without(good.answer, 'access-control-allow-origin') },
    /Access-Control-Allow-Origin: https:\/\/portal\.example: no such header/,
  ],
  [
    'permits another origin',
    { ...good, answer: { ...good.answer, 'access-control-allow-origin': 'https://other.example' } },
    /Access-Control-Allow-Origin: .*: https:\/\/other\.example/,
  ],
  [
    'does not expose Retry-After',
    { ...good, answer: without(good.answer, 'access-control-expose-headers') },
    /retry-after in Access-Control-Expose-Headers: no such header/,
  ],
])('reports a host that %s', async (_, cors, line) => {
  const { lines } = await departuresOf(cors);
  expect(lines).toEqual([expect.stringMatching(line), ...lines.slice(1)]);
});
