import type { IHttpResponse } from '@stoplight/prism-http';
import type { ProblemCatalog, Refusal } from './problem.ts';
import type { Streamed } from './stream/streamed.ts';

export interface Reply {
  status: number;
  /** Names in lowercase. */
  headers: Record<string, string>;
  /** Bytes, or a stream that produces them on demand. */
  body: Buffer | Streamed | null;
}

/** Returns the challenge of every 401 (RFC 9110 section 15.5.2). */
const challengeOf = (code: string) =>
  code === 'TOKEN_EXPIRED' ? 'Bearer error="invalid_token"' : 'Bearer';

/** Formats a refusal so that Prism can check it against the contract. */
export function refusalOutput(problems: ProblemCatalog, refusal: Refusal): IHttpResponse {
  const body = problems.build(refusal);
  return {
    statusCode: body.status,
    headers: {
      'content-type': 'application/problem+json',
      ...(body.status === 401 && { 'www-authenticate': challengeOf(refusal.refused) }),
      ...refusal.headers,
    },
    body,
  };
}

/** Formats a refusal that needs no contract check. */
export function refusalReply(problems: ProblemCatalog, refusal: Refusal): Reply {
  return outputReply(refusalOutput(problems, refusal), null);
}

/**
 * Serializes an answer of Prism.
 * @param binary sent in place of the placeholder that was checked against the contract
 */
export function outputReply(output: IHttpResponse, binary: Reply['body']): Reply {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(output.headers ?? {})) {
    // Prism returns null for a declared header without an example.
    if (value !== null && value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  return { status: output.statusCode, headers, body: binary ?? bytesOf(output, headers) };
}

function bytesOf(output: IHttpResponse, headers: Record<string, string>): Buffer | null {
  if (output.body === undefined || output.statusCode === 204) return null;
  const type = headers['content-type'] ?? '';
  if (typeof output.body === 'string' && !/[/+]json\b/.test(type)) {
    // Binary examples of the contract are byte strings.
    return Buffer.from(output.body, type.startsWith('text/') ? 'utf8' : 'latin1');
  }
  const json = JSON.stringify(output.body);
  return Buffer.from(type.startsWith('text/event-stream') ? `data: ${json}\n\n` : json);
}
