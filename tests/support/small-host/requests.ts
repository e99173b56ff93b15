import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as a test looks at it. */
export interface Received {
  method: string;
  /** Below the base address, with the query. */
  path: string;
  headers: IncomingMessage['headers'];
  /** The names in its body: properties of JSON, parts of a form. */
  fields: string[];
  /** The values of the body, as they came. */
  body: Record<string, unknown>;
}

/** Reads the body. @throws SyntaxError if it is not what its type says */
export async function receive(request: IncomingMessage, path: string): Promise<Received> {
  const bytes = await buffer(request);
  const body = await bodyOf(bytes, request.headers['content-type'] ?? '');
  const { method = 'GET', headers } = request;
  return { method, path, headers, fields: Object.keys(body), body };
}

async function bodyOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  if (bytes.length === 0) return {};
  if (!type.startsWith('multipart/form-data')) return JSON.parse(bytes.toString());
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}
