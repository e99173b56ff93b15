import type { IHttpResponse } from '@stoplight/prism-http';
import type { ProblemCatalogue, Refusal } from './problem.ts';
import type { Streamed } from './streamed.ts';

export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Bytes, or what makes them while they are sent. */
  body: Buffer | Streamed | null;
}

/** Without a valid access token; RFC 9110 section 11.6.1 wants such a 401 to say what is missing. */
const CHALLENGE: Record<string, string> = {
  UNAUTHENTICATED: 'Bearer',
  TOKEN_EXPIRED: 'Bearer error="invalid_token"',
};

/** A refusal in the form in which Prism checks it against the contract. */
export function refusalOutput(problems: ProblemCatalogue, refusal: Refusal): IHttpResponse {
  const body = problems.build(refusal);
  const challenge = CHALLENGE[refusal.refused];
  return {
    statusCode: body.status,
    headers: {
      'content-type': 'application/problem+json',
      ...(challenge && { 'www-authenticate': challenge }),
      ...refusal.headers,
    },
    body,
  };
}

/** A refusal where no operation is known, or its answers need no other check. */
export function refusalReply(problems: ProblemCatalogue, refusal: Refusal): Reply {
  return outputReply(refusalOutput(problems, refusal), null);
}

/**
 * An answer of Prism as bytes.
 * @param binary what to send in place of the stand-in that was checked against the contract
 */
export function outputReply(output: IHttpResponse, binary: Reply['body']): Reply {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(output.headers ?? {})) {
    // Prism gives null for a declared header that has no example.
    if (value !== null && value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  return { status: output.statusCode, headers, body: binary ?? bytesOf(output, headers) };
}

function bytesOf(output: IHttpResponse, headers: Record<string, string>): Buffer | null {
  if (output.body === undefined || output.statusCode === 204) return null;
  const type = headers['content-type'] ?? '';
  if (typeof output.body === 'string' && !/[/+]json\b/.test(type)) {
    // Binary examples of the contract are strings of bytes.
    return Buffer.from(output.body, type.startsWith('text/') ? 'utf8' : 'latin1');
  }
  return Buffer.from(JSON.stringify(output.body));
}
