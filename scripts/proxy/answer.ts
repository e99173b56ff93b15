import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  checkBody,
  checkHeaders,
  checkProblem,
  codeOf,
  declaredFor,
  type Finding,
  isOfGateway,
  undeclared,
} from '../conformance/check.ts';
import { type DeclaredAnswer, isJson, type Operation } from '../conformance/operations.ts';
import { propertiesIn } from '../conformance/report/coverage.ts';
import { type Copy, codingsOf, decoded, parsed } from './copy.ts';
import type { Checked } from './request.ts';

/** An answer that passed through the proxy. */
export interface PassedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  copy: Copy;
}

/** RFC 3339 section 5.6 without its time-offset. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/**
 * Finds times without a zone in properties that the contract does not have; the schema covers the others. Such
 * a time is another moment in each place.
 */
export function checkZones(declared: ReadonlySet<string>, json: unknown): Finding[] {
  const found = propertiesIn(json).find(
    ([place, value]) => typeof value === 'string' && ZONELESS.test(value) && !declared.has(place),
  );
  return found ? [{ expected: 'times with a zone (RFC 3339)', got: `none in ${found[0]}` }] : [];
}

type CheckedAnswer = Checked & { code?: string };

const headOnly = (declared: DeclaredAnswer, status: number, headers: Headers): CheckedAnswer => ({
  findings: checkHeaders(declared, { status, headers }),
  isUnread: false,
});

/** Checks an answer against the contract. */
export async function checkPassed(
  operation: Operation,
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  { status, headers, copy }: PassedAnswer,
): Promise<CheckedAnswer> {
  const plain = plainHeaders(headers);
  const { range } = request.headers;
  // HTTP itself defines the answers to range and conditional requests (RFC 9110 sections 14 and 13); no
  // operation declares them.
  if (status === 304 && isConditional(request.headers)) return { findings: [], isUnread: false };
  const whole = status === 206 && range ? operation.answers.get('200') : undefined;
  if (whole) return headOnly(whole, status, plain);
  if (isOfGateway(operation, { status, headers: plain })) return { findings: [], isUnread: false };
  const declared = declaredFor(operation, status);
  if (!declared) return { findings: [undeclared(operation, status)], isUnread: false };
  if (request.method === 'HEAD') return headOnly(declared, status, plain);
  const head = checkHeaders(declared, { status, headers: plain });
  const { isUnread, findings, json } = await readBody(declared, headers, copy);
  const problem = status >= 400 ? checkProblem({ status, json }) : [];
  return {
    findings: [...head, ...findings, ...problem],
    isUnread,
    json,
    code: codeOf({ status, json }),
  };
}

const isConditional = (headers: IncomingHttpHeaders) =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;

async function readBody(
  declared: DeclaredAnswer,
  headers: IncomingHttpHeaders,
  copy: Copy,
): Promise<Checked> {
  if (declared.mediaType === null && copy.size > 0) {
    const got = `a body of ${copy.size} bytes`;
    return { findings: [{ expected: 'no body', got }], isUnread: false };
  }
  const isEmpty = copy.size === 0;
  const isFile = !isJson(declared.mediaType) && !declared.mediaType?.startsWith('text/');
  // The first bytes of a file are enough to check it, unless it is encoded.
  if (isEmpty || (isFile && codingsOf(headers).length === 0)) {
    const bytes = copy.bytes;
    return { findings: checkBody(declared, { bytes, json: undefined }), isUnread: false };
  }
  const read = isFile ? ({ unread: 'too large' } as const) : await decoded(copy, headers);
  if ('unread' in read) {
    const expected = 'a body that matches its Content-Encoding';
    return read.unread === 'broken'
      ? { findings: [{ expected, got: 'a body that cannot be decoded' }], isUnread: false }
      : { findings: [], isUnread: true };
  }
  const json = isJson(declared.mediaType) ? parsed(read.bytes) : undefined;
  return { findings: checkBody(declared, { bytes: read.bytes, json }), isUnread: false, json };
}

function plainHeaders(headers: IncomingHttpHeaders): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) plain.append(name, each);
  return plain;
}
