import { type DeclaredAnswer, isJson, type Operation } from './operations.ts';
import { dataOf, isObject, type Json } from './requests/values.ts';
import type { Answer } from './target.ts';

/** The answers that a case accepts. */
export interface Expected {
  statuses: readonly number[];
  /** If absent, every declared code of the status is accepted. */
  codes?: readonly string[];
}

/** A departure without its case name. */
export interface Finding {
  /** What it is about, if that is the same for all operations. */
  about?: string;
  expected: string;
  got: string;
}

const SHOWN = 3;
const ZIP = Buffer.from('PK');

/** Checks an answer against the contract and against the expectation of the case. */
export function checkAnswer(operation: Operation, answer: Answer, expected: Expected): Finding[] {
  const { status, text } = answer;
  const expectedText = `${expected.statuses.join(' or ')}${expected.codes ? ` ${expected.codes.join(' or ')}` : ''}`;
  if (status === 0) return [{ expected: `an answer (${expectedText})`, got: `none: ${text}` }];
  const code = codeOf(answer);
  const got = `${status}${code ? ` ${code}` : ''}`;
  const matches =
    expected.statuses.includes(status) &&
    (status < 400 ||
      !expected.codes ||
      operation.method === 'head' ||
      expected.codes.includes(code ?? ''));
  const findings = matches ? [] : [{ expected: expectedText, got }];
  if (isOfGateway(operation, answer)) return findings;
  const declared = declaredFor(operation, status);
  if (!declared) return [...findings, undeclared(operation, status)];
  return [
    ...findings,
    ...checkHeaders(declared, answer),
    ...checkKeeping(declared, answer),
    ...combined(checkBody(declared, answer)),
    ...(status >= 400 ? checkProblem(answer) : []),
    ...checkLocation(answer),
  ];
}

/** Returns what the contract declares for a status. */
export const declaredFor = (operation: Operation, status: number): DeclaredAnswer | undefined =>
  operation.answers.get(String(status)) ??
  (status >= 400 ? operation.answers.get('default') : undefined);

/** Tells whether a gateway answered in place of the host. The contract leaves its page and its headers open. */
export const isOfGateway = (
  { gatewayStatuses }: Operation,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): boolean =>
  gatewayStatuses.includes(status) &&
  !headers.get('content-type')?.startsWith('application/problem+json');

export const undeclared = (operation: Operation, status: number): Finding => ({
  expected: `a declared status (${[...operation.answers.keys()].join(', ')})`,
  got: `${status}, which is not declared`,
});

export const codeOf = ({ json, status }: Pick<Answer, 'json' | 'status'>): string | undefined =>
  status >= 400 && isObject(json) && typeof json.code === 'string' ? json.code : undefined;

/** Checks the headers of an answer against the declared ones. */
export function checkHeaders(
  { mediaType, headers }: DeclaredAnswer,
  { status, headers: got }: Pick<Answer, 'status' | 'headers'>,
): Finding[] {
  const findings = headers.flatMap(({ name, required, validate }): Finding[] => {
    const value = got.get(name);
    // RFC 9110 section 15.5.6.
    const isDemanded = required || (name === 'Allow' && status === 405);
    if (value)
      return validate(value).map((wrong) => ({ expected: `a valid header ${name}`, got: wrong }));
    return isDemanded ? [{ expected: `the header ${name}`, got: 'no such header' }] : [];
  });
  if (mediaType === null) return findings;
  const type = got.get('content-type');
  const [name = '', ...parameters] = (type ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (name !== mediaType) {
    findings.push({ expected: `the content type ${mediaType}`, got: type ?? 'no content type' });
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) {
    findings.push({ expected: 'UTF-8', got: charset });
  }
  return findings;
}

const KEPT = 'Answers that others could keep or guess';

/** Nobody keeps an answer in JSON, and no browser guesses what an answer is. The contract says it once for all operations. */
function checkKeeping(
  { mediaType, headers }: DeclaredAnswer,
  { headers: got }: Pick<Answer, 'headers'>,
): Finding[] {
  if (mediaType === null) return [];
  const lacks = (name: string, value: string): Finding[] =>
    got.get(name)?.toLowerCase().includes(value)
      ? []
      : [{ about: KEPT, expected: `${name}: ${value}`, got: got.get(name) ?? 'no such header' }];
  const mayKeep = headers.some(({ name }) => name.toLowerCase() === 'cache-control');
  return [
    ...(isJson(mediaType) && !mayKeep ? lacks('Cache-Control', 'no-store') : []),
    ...lacks('X-Content-Type-Options', 'nosniff'),
  ];
}

const AS_SCHEMA = 'a body that matches its schema';

/** Checks the body of an answer; one finding per error. */
export function checkBody(
  { mediaType, validate }: DeclaredAnswer,
  { bytes, json }: Pick<Answer, 'bytes' | 'json'>,
): Finding[] {
  if (mediaType === null)
    return bytes.length > 0
      ? [{ expected: 'no body', got: `a body of ${bytes.length} bytes` }]
      : [];
  if (mediaType === 'text/event-stream') return checkEvents(validate, bytes);
  if (!isJson(mediaType)) return checkBytes(mediaType, bytes);
  if (json === undefined)
    return [{ expected: 'a JSON body', got: bytes.length === 0 ? 'no body' : 'invalid JSON' }];
  return validate(json).map((got) => ({ expected: AS_SCHEMA, got }));
}

/** Combines the errors of a body into one finding, since they belong to one case. */
function combined(findings: Finding[]): Finding[] {
  const mistakes = findings.filter(({ expected }) => expected === AS_SCHEMA);
  if (mistakes.length < 2) return findings;
  const more = mistakes.length > SHOWN ? ` and ${mistakes.length - SHOWN} more` : '';
  const first = mistakes.slice(0, SHOWN).map(({ got }) => got);
  return [{ expected: AS_SCHEMA, got: `${first.join('; ')}${more}` }];
}

/** Checks the events of a stream: the first says that it is ready, and the data of each matches the schema. */
function checkEvents(validate: DeclaredAnswer['validate'], bytes: Buffer): Finding[] {
  // The last block may be cut, because a client stops to listen at any time.
  const blocks = bytes.toString().replace(/\r\n?/g, '\n').split('\n\n').slice(0, -1);
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n');
    const data = lines.flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []);
    return data.length > 0 ? [{ id: lines.some((line) => line.startsWith('id:')), data }] : [];
  });
  const wrong = events.flatMap(({ id, data }) => {
    if (!id) return [{ expected: 'an id in each event', got: 'an event without one' }];
    try {
      return validate(JSON.parse(data.join('\n'))).map((got) => ({ expected: AS_SCHEMA, got }));
    } catch {
      return [{ expected: 'events with JSON in their data', got: 'other data' }];
    }
  });
  const isReady = events[0]?.data.join('').includes('"stream.ready"');
  return isReady ? wrong : [{ expected: 'stream.ready as the first event', got: 'another one' }];
}

/** Checks a file without parsing it. */
function checkBytes(mediaType: string, bytes: Buffer): Finding[] {
  if (bytes.length === 0) return [{ expected: `a file of ${mediaType}`, got: 'no body' }];
  if (mediaType === 'application/zip' && !bytes.subarray(0, 2).equals(ZIP)) {
    return [{ expected: 'a zip file', got: 'something else' }];
  }
  if (mediaType.startsWith('text/') && bytes.toString().includes('\ufffd')) {
    return [{ expected: 'text in UTF-8', got: 'bytes that are not UTF-8' }];
  }
  return [];
}

/** The member `status` must equal the status of the answer (RFC 9457 section 3.1.2). */
export function checkProblem({ status, json }: Pick<Answer, 'json' | 'status'>): Finding[] {
  if (!isObject(json) || json.status === status || json.status === undefined) return [];
  return [{ expected: `the status ${status} in the problem`, got: String(json.status) }];
}

/** The Location of a created record ends with its id. */
function checkLocation(answer: Answer): Finding[] {
  const location = answer.status === 201 ? answer.headers.get('location') : null;
  const id = recordOf(answer)?.id;
  if (!location || !id || location.endsWith(`/${encodeURIComponent(id)}`)) return [];
  // Without the ids, so that all cases are one departure.
  return [{ expected: 'a Location that ends with the id of the record', got: 'another address' }];
}

/** Whether an answer contains a record. */
export const recordOf = ({
  status,
  json,
}: Pick<Answer, 'status' | 'json'>): (Json & { id: string }) | undefined => {
  const data = status < 300 ? dataOf(json) : undefined;
  return isObject(data) && typeof data.id === 'string' ? { ...data, id: data.id } : undefined;
};
