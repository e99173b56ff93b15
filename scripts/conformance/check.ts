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
    (status < 400 ||
      !expected.codes ||
      operation.method === 'head' ||
      expected.codes.includes(code ?? ''));
  const findings = isWanted ? [] : [{ expected: wanted, got }];
  const declared = operation.answers.get(String(status)) ?? defaultOf(operation, status);
  if (!declared) {
    const known = [...operation.answers.keys()].join(', ');
    return [
      ...findings,
      { expected: `a declared status (${known})`, got: `${status}, which is not declared` },
    ];
  }
  return [
    ...findings,
    ...(operation.method === 'head'
      ? checkBare(declared, answer, status)
      : checkForm(declared, answer)),
    ...(status >= 400 ? checkProblem(answer) : []),
  ];
}

const defaultOf = (operation: Operation, status: number) =>
  status >= 400 ? operation.answers.get('default') : undefined;

export const codeOf = ({ json, status }: Answer): string | undefined =>
  status >= 400 && isObject(json) && typeof json.code === 'string' ? json.code : undefined;

/** The answer to HEAD is its headers (RFC 9110 section 9.3.2). */
function checkBare({ headers }: DeclaredAnswer, answer: Answer, status: number): Finding[] {
  const wanted = status < 400 ? headers : [];
  return checkForm({ mediaType: null, headers: wanted, validate: () => [], codes: [] }, answer);
}

function checkForm(declared: DeclaredAnswer, answer: Answer): Finding[] {
  const { mediaType, headers, validate } = declared;
  const { bytes, json } = answer;
  const findings = headers
    .filter((name) => !answer.headers.get(name))
    .map((name) => ({ expected: `the header ${name}`, got: 'none of that name' }));
  if (mediaType === null) {
    if (bytes.length > 0)
      findings.push({ expected: 'no body', got: `a body of ${bytes.length} bytes` });
    return findings;
  }
  const type = answer.headers.get('content-type');
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
  if (!isJson(mediaType)) return [...findings, ...checkBytes(mediaType, bytes)];
  if (json === undefined) {
    return [
      ...findings,
      { expected: 'a body of JSON', got: bytes.length === 0 ? 'no body' : 'none' },
    ];
  }
  const wrong = validate(json);
  if (wrong.length > 0) {
    const more = wrong.length > SHOWN ? ` and ${wrong.length - SHOWN} more` : '';
    findings.push({
      expected: 'a body as its schema says',
      got: `${wrong.slice(0, SHOWN).join('; ')}${more}`,
    });
  }
  return findings;
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
function checkProblem({ status, json }: Answer): Finding[] {
  if (!isObject(json) || json.status === status || json.status === undefined) return [];
  return [{ expected: `the status ${status} in the problem`, got: String(json.status) }];
}

/** Whether an answer brings a record. */
export const recordOf = ({ status, json }: Answer): (Json & { id: string }) | undefined => {
  const data = status < 300 ? dataOf(json) : undefined;
  return isObject(data) && typeof data.id === 'string' ? { ...data, id: data.id } : undefined;
};
