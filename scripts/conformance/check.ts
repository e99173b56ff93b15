import { type DeclaredAnswer, isJson, type Operation } from './operations.ts';
import type { Answer } from './target.ts';
import { dataOf, isObject, type Json } from './values.ts';

/** What a case may be answered with. */
export interface Expected {
  statuses: readonly number[];
  /** Where not every code of the status is right. */
  codes?: readonly string[];
}

/** A departure before it has a name. */
export interface Finding {
  expected: string;
  got: string;
}

const SHOWN = 3;
const ZIP = Buffer.from('PK');

/** What about an answer is not as the contract says, or not what the case was to come to. */
export function checkAnswer(operation: Operation, answer: Answer, expected: Expected): Finding[] {
  const { status, text } = answer;
  const wanted = `${expected.statuses.join(' or ')}${expected.codes ? ` ${expected.codes.join(' or ')}` : ''}`;
  if (status === 0) return [{ expected: `an answer (${wanted})`, got: `none: ${text}` }];
  const code = codeOf(answer);
  const got = `${status}${code ? ` ${code}` : ''}`;
  const isWanted =
    expected.statuses.includes(status) &&
    (status < 400 || !expected.codes || expected.codes.includes(code ?? ''));
  const findings = isWanted ? [] : [{ expected: wanted, got }];
  const declared = declaredFor(operation, status);
  if (!declared) return [...findings, undeclared(operation, status)];
  return [
    ...findings,
    ...checkHead(declared, answer.headers),
    ...inOne(checkBody(declared, answer)),
    ...(status >= 400 ? checkProblem(answer) : []),
  ];
}

/** What the contract says of a status. */
export const declaredFor = (operation: Operation, status: number): DeclaredAnswer | undefined =>
  operation.answers.get(String(status)) ??
  (status >= 400 ? operation.answers.get('default') : undefined);

export const undeclared = (operation: Operation, status: number): Finding => ({
  expected: `a declared status (${[...operation.answers.keys()].join(', ')})`,
  got: `${status}, which is not declared`,
});

export const codeOf = ({ json, status }: Pick<Answer, 'json' | 'status'>): string | undefined =>
  status >= 400 && isObject(json) && typeof json.code === 'string' ? json.code : undefined;

/** What about the headers of an answer is not as declared. */
export function checkHead({ mediaType, headers }: DeclaredAnswer, got: Headers): Finding[] {
  const findings = headers
    .filter((name) => !got.get(name))
    .map((name) => ({ expected: `the header ${name}`, got: 'none of that name' }));
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

const AS_SCHEMA = 'a body as its schema says';

/** What about the body of an answer is not as declared, a finding for each mistake. */
export function checkBody(
  { mediaType, validate }: DeclaredAnswer,
  { bytes, json }: Pick<Answer, 'bytes' | 'json'>,
): Finding[] {
  if (mediaType === null)
    return bytes.length > 0
      ? [{ expected: 'no body', got: `a body of ${bytes.length} bytes` }]
      : [];
  if (!isJson(mediaType)) return checkBytes(mediaType, bytes);
  if (json === undefined)
    return [{ expected: 'a body of JSON', got: bytes.length === 0 ? 'no body' : 'none' }];
  return validate(json).map((got) => ({ expected: AS_SCHEMA, got }));
}

/** The mistakes of a body as one finding: they are of one case. */
function inOne(findings: Finding[]): Finding[] {
  const mistakes = findings.filter(({ expected }) => expected === AS_SCHEMA);
  if (mistakes.length < 2) return findings;
  const more = mistakes.length > SHOWN ? ` and ${mistakes.length - SHOWN} more` : '';
  const first = mistakes.slice(0, SHOWN).map(({ got }) => got);
  return [{ expected: AS_SCHEMA, got: `${first.join('; ')}${more}` }];
}

/** What can be said of a file without reading it. */
function checkBytes(mediaType: string, bytes: Buffer): Finding[] {
  if (bytes.length === 0) return [{ expected: `a file of ${mediaType}`, got: 'no body' }];
  if (mediaType === 'application/zip' && !bytes.subarray(0, 2).equals(ZIP)) {
    return [{ expected: 'a zip file', got: 'something else' }];
  }
  if (mediaType.startsWith('text/') && bytes.toString().includes('\ufffd')) {
    return [{ expected: 'text in UTF-8', got: 'bytes that are none' }];
  }
  return [];
}

/** RFC 9457 section 3.1.2: the member `status` is the status of the answer. */
export function checkProblem({ status, json }: Pick<Answer, 'json' | 'status'>): Finding[] {
  if (!isObject(json) || json.status === status || json.status === undefined) return [];
  return [{ expected: `the status ${status} in the problem`, got: String(json.status) }];
}

/** Whether an answer brings a record. */
export const recordOf = ({ status, json }: Answer): (Json & { id: string }) | undefined => {
  const data = status < 300 ? dataOf(json) : undefined;
  return isObject(data) && typeof data.id === 'string' ? { ...data, id: data.id } : undefined;
};
