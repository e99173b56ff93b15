import type { components } from '../contract/contract.d.ts';
import { contract } from './contract.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemDocument = components['schemas']['Problem'];

interface Details extends Partial<Omit<ProblemDocument, 'code' | 'status'>> {
  headers?: Record<string, string>;
}

/** A failure of the contract (RFC 9457). Throw it anywhere: `throw new Problem('NOT_FOUND')`. */
export class Problem extends Error {
  readonly document: ProblemDocument;
  readonly headers: Record<string, string>;

  /** @param details change the example of the contract, which supplies title, status and detail */
  constructor(code: ProblemCode, { headers = {}, ...details }: Details = {}) {
    super(code);
    const example = contract.components.examples[code]?.value as ProblemDocument;
    // Its errors and versions belong to another request.
    const { type, title, status, detail } = example;
    this.document = { type, title, status, code, detail, ...details };
    this.headers = status === 401 ? { 'www-authenticate': 'Bearer', ...headers } : headers;
  }
}

/** Turns a failure of Fastify, such as a body that cannot be read, into its problem. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return new Problem('PAYLOAD_TOO_LARGE');
  if (statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (statusCode < 500) return new Problem('MALFORMED_REQUEST', { detail: String(message) });
  return new Problem('INTERNAL');
}
