import type { ServerResponse } from 'node:http';

/** What the host sends. An answer without a type has no body. */
export interface Answer {
  status: number;
  type?: string;
  body?: Uint8Array | string;
}

export const json = (status: number, body: unknown, type = 'application/json'): Answer => ({
  status,
  type,
  body: JSON.stringify(body),
});

export const empty = (status: number): Answer => ({ status });

export function send(response: ServerResponse, { status, type, body = '' }: Answer): void {
  response.writeHead(status, {
    ...(type && { 'content-type': type }),
    ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
