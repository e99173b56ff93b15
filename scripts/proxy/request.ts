import type { IncomingHttpHeaders } from 'node:http';
import { readMultipart } from '../../mock-server/engine/body/multipart.ts';
import type { Finding } from '../conformance/check.ts';
import type { Api, DeclaredParameter, Operation } from '../conformance/operations.ts';
import type { Match } from '../conformance/requests/match.ts';
import { type Copy, decoded, mediaTypeOf, parsed } from './copy.ts';
import { type Form, formFrom, typed, typedForm, wrongParts } from './values.ts';

/** A request that passed through the proxy. */
export interface Passed {
  match: Match;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  copy: Copy;
  /** False if the host answered before it received the whole request, or the browser disconnected. */
  isComplete: boolean;
}

/** The findings, and whether a body could not be checked. */
export interface Checked {
  findings: Finding[];
  isUnread: boolean;
  /** The parsed JSON body. */
  json?: unknown;
}

const nothing: Checked = { findings: [], isUnread: false };

const just = (expected: string, got: string): Checked => ({
  findings: [{ expected, got }],
  isUnread: false,
});

/** Checks a request against the contract. */
export async function checkRequest(api: Api, passed: Passed): Promise<Checked> {
  const { match, headers, query } = passed;
  const { operation, methods, values } = match;
  if (methods.length === 0) return just('a path of the contract', 'an unknown path');
  if (!operation) return just(`a method of this path (${methods.join(', ')})`, 'another one');
  const body = await checkBody(api, operation, passed);
  const findings = [
    ...checkSession(operation, headers),
    ...operation.inPath.flatMap((parameter) =>
      checkParameter(api, 'path', parameter, [values[parameter.name] ?? '']),
    ),
    ...checkQuery(api, operation, query),
  ];
  return { ...body, findings: [...findings, ...body.findings] };
}

function checkSession({ secured }: Operation, { authorization }: IncomingHttpHeaders): Finding[] {
  if (!secured || /^Bearer \S/i.test(authorization ?? '')) return [];
  const got = authorization === undefined ? 'no such header' : 'something else';
  return [{ expected: 'Authorization with a bearer token', got }];
}

function checkQuery(api: Api, { query: declared }: Operation, query: URLSearchParams): Finding[] {
  const known = new Map(declared.map((parameter) => [parameter.name, parameter]));
  const unknown = [...new Set(query.keys())].filter((name) => !known.has(name));
  const names = [...known.keys()].join(', ') || 'none';
  return [
    ...unknown.map((name) => ({ expected: `a declared parameter (${names})`, got: name })),
    ...declared.flatMap((parameter) =>
      checkParameter(api, 'query', parameter, query.getAll(parameter.name)),
    ),
  ];
}

function checkParameter(
  api: Api,
  place: string,
  { name, required, schema }: DeclaredParameter,
  texts: string[],
): Finding[] {
  const as = `the ${place} parameter ${name}`;
  if (texts.length === 0) return required ? [{ expected: as, got: 'no such parameter' }] : [];
  return api
    .validator(schema)(typed(api, schema, texts))
    .map((got) => ({ expected: `${as} to match its schema`, got }));
}

async function checkBody(api: Api, { body }: Operation, passed: Passed): Promise<Checked> {
  const { headers, copy, isComplete } = passed;
  if (!isComplete) return { findings: [], isUnread: true };
  if (!body) return copy.size > 0 ? just('no body', `a body of ${copy.size} bytes`) : nothing;
  if (copy.size === 0) return body.required ? just('a body', 'no body') : nothing;
  const type = mediaTypeOf(headers);
  if (type !== body.mediaType)
    return just(`the content type ${body.mediaType}`, type || 'no content type');
  const read = await decoded(copy, headers);
  if ('unread' in read) {
    return read.unread === 'broken'
      ? just('a body that matches its Content-Encoding', 'a body that cannot be decoded')
      : { findings: [], isUnread: true };
  }
  if (type === 'multipart/form-data')
    return checkForm(api, body, read.bytes, headers['content-type'] ?? '');
  const json = parsed(read.bytes);
  if (json === undefined) return just('a JSON body', 'something else');
  const wrong = api.validator(body.schema)(json);
  const findings = wrong.map((got) => ({ expected: 'a body that matches its schema', got }));
  return { findings, isUnread: false, json };
}

async function checkForm(
  api: Api,
  { schema, flat }: NonNullable<Operation['body']>,
  bytes: Buffer,
  contentType: string,
): Promise<Checked> {
  let form: Form;
  try {
    form = formFrom(await readMultipart(bytes, contentType));
  } catch {
    return just('a form of parts (RFC 7578)', 'something else');
  }
  const wrong = api.validator(schema)(typedForm(api, flat, form));
  const findings = wrong.map((got) => ({ expected: 'a form that matches its schema', got }));
  return { ...nothing, findings: [...findings, ...wrongParts(api, flat, form)] };
}
