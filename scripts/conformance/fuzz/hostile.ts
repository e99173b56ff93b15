import { oddTexts } from '../requests/generate.ts';
import type { Rng } from './rng.ts';
import type { Wire } from './wire.ts';

type Mutation = (wire: Wire, rng: Rng) => Wire;

const LONG = 7_000;

/** Path segments that are not ids, percent-encoded or not. */
const segments = [
  '..',
  '.',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%00',
  '%zz',
  '%',
  '%C0%AF',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '%22%27%3b--',
  'prj_harbor;x=1',
  '*',
  '%F0%9F%8F%97',
  '\u00ff',
  'x'.repeat(LONG),
];

const queries = [
  '__proto__=1',
  'constructor%5Bprototype%5D=1',
  'limit=-1',
  'limit=1e9',
  'limit=NaN&limit=2',
  'cursor=%00',
  `cursor=${Buffer.from('["-createdAt",{"a":1},"x"]').toString('base64url')}`,
  `cursor=${Buffer.from('["-createdAt",null,"__proto__"]').toString('base64url')}`,
  `cursor=${Buffer.from('[[[]]]').toString('base64url')}`,
  'sort=__proto__',
  'q=%E2%80%AE%ED%A0%BD',
  `q=${'%28'.repeat(500)}`,
  'version=9007199254740993',
  'status=open&status=closed&status=__proto__',
  '&&==&=&',
  '%',
  '__code=409',
  '__example=__proto__',
  '__dynamic=true',
];

/** Headers that the server reads, some of them repeated although only one is allowed. */
const headers: readonly (readonly [name: string, value: string])[][] = [
  [['prefer', 'code=__proto__']],
  [['prefer', '=;,"']],
  [['prefer', 'code=204, example=, dynamic=maybe']],
  [['prefer', 'code=409']],
  [['prefer', 'dynamic=true']],
  [['if-match', '"*", W/"", \u00ff']],
  [['if-none-match', '*']],
  [['range', 'bytes=-1,0-,5-2']],
  [
    ['authorization', 'Bearer a'],
    ['authorization', 'Bearer b'],
  ],
  [['cookie', 'a=b; '.repeat(1500)]],
  [['cookie', 'x'.repeat(20_000)]],
  [['accept', ',;q=,*/*;q=x']],
  [['accept', 'application/json;q=0, text/html']],
  [['accept-language', `${'de,'.repeat(500)}*`]],
  [['x-forwarded-host', 'evil.example, "']],
  [['x-forwarded-host', '[::1]:99999999']],
  [['origin', 'null']],
  [['origin', 'http://127.0.0.1:1\t']],
  [['expect', '100-continue']],
  [['x-http-method-override', 'DELETE']],
  [['content-encoding', 'gzip']],
  [['x-mock-tenant', 'x'.repeat(101)]],
];

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'application/xml',
  'a/b/c',
  ';',
  '__proto__',
];

/** JSON as text, because JavaScript cannot build such keys or lone surrogates as objects. */
const bodies = [
  '{"__proto__":{"polluted":true},"title":"x"}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"title":"\\ud800","description":"\\udc00\\ud800"}',
  '{"title":"a","title":["b"]}',
  '{"version":1e400}',
  '{"version":-0,"items":[{"__proto__":null}]}',
  '\ufeff{}',
  '{"title":"\u202e\u0645\u0631\u062d\u0628\u0627\u200f"}',
  'NaN',
  '"',
  `${'['.repeat(20_000)}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"title":${JSON.stringify(oddTexts.join(''))}}`,
];

/** Forms as text; the boundary is `b`. */
const part = (head: string, data = 'x') => `--b\r\n${head}\r\n\r\n${data}\r\n`;
const field = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;
const forms = [
  part(field('title')),
  `${part(field('__proto__'))}${part(field('constructor'))}--b--`,
  `${part(field('file', '; filename="../../../x.ply"'), 'ply\nformat ascii 1.0\n')}--b--`,
  `${part(field('file', '; filename="__proto__"'))}${part(field('file'))}--b--`,
  `${part(field('title\ud800'))}--b--`,
  `${part('')}--b--`,
  `${part('Content-Disposition: form-data')}--b--`,
  part(field('title')).repeat(1000),
  '--b--',
  '--b',
  '',
];

const withHeader = (wire: Wire, name: string, value: string): Wire => ({
  ...wire,
  headers: [...wire.headers.filter(([header]) => header !== name), [name, value]],
});

const withBody = (wire: Wire, type: string, text: string): Wire => {
  const method = /GET|HEAD/.test(wire.method) ? 'POST' : wire.method;
  return { ...withHeader(wire, 'content-type', type), method, body: Buffer.from(text) };
};

const otherMethod: Mutation = (wire, rng) => ({
  ...wire,
  method: rng.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'COPY']),
});

const otherPath: Mutation = (wire, rng) => {
  const [path = '', query = ''] = wire.target.split('?');
  const parts = path.split('/');
  // Stay below the API path: other paths are not part of the contract.
  const position = 3 + rng.below(Math.max(1, parts.length - 3));
  const odd = rng.pick(segments);
  const added = rng.chance(0.5) ? [odd] : [odd, ...parts.slice(position, position + 1)];
  parts.splice(position, 1, ...added);
  const tail = rng.pick(['', '', '/', '//', '#x', ';x']);
  return { ...wire, target: `${parts.join('/')}${tail}${query && `?${query}`}` };
};

const otherQuery: Mutation = (wire, rng) => ({
  ...wire,
  target: `${wire.target}${wire.target.includes('?') ? '&' : '?'}${rng.pick(queries)}`,
});

const oddHeaders: Mutation = (wire, rng) => {
  const more = rng.pick(headers).map(([name, value]): [string, string] => [name, value]);
  return { ...wire, headers: [...wire.headers, ...more] };
};

const otherType: Mutation = (wire, rng) => withHeader(wire, 'content-type', rng.pick(types));

const otherJson: Mutation = (wire, rng) => withBody(wire, 'application/json', rng.pick(bodies));

const otherForm: Mutation = (wire, rng) =>
  withBody(wire, 'multipart/form-data; boundary=b', rng.pick(forms));

/** Cuts off the end of the body without changing the headers. */
const truncated: Mutation = (wire, rng) =>
  wire.body?.length
    ? { ...wire, body: wire.body.subarray(0, rng.below(wire.body.length)) }
    : otherForm(wire, rng);

/** Changes some bytes of the body. */
const garbled: Mutation = (wire, rng) => {
  if (!wire.body?.length) return otherJson(wire, rng);
  const body = Buffer.from(wire.body);
  for (let i = 0; i < 1 + rng.below(8); i++) body[rng.below(body.length)] = rng.below(256);
  return { ...wire, body };
};

const disconnected: Mutation = (wire, rng) => {
  const long = wire.body?.length ? wire : otherForm(wire, rng);
  return { ...long, cut: rng.below(Math.max(1, long.body?.length ?? 1)) };
};

/** Ways to break a request, with their weights. */
export const mutations: readonly (readonly [weight: number, [name: string, apply: Mutation]])[] = [
  [4, ['another method', otherMethod]],
  [5, ['an odd path', otherPath]],
  [4, ['an odd query', otherQuery]],
  [5, ['odd headers', oddHeaders]],
  [3, ['another content type', otherType]],
  [5, ['odd JSON', otherJson]],
  [4, ['an odd form', otherForm]],
  [3, ['a body cut short', truncated]],
  [4, ['a garbled body', garbled]],
  [1, ['a caller that disconnects', disconnected]],
];
