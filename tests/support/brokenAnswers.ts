import type { ServerResponse } from 'node:http';
import type { ApiErrorKind } from '../../src/api/apiError.ts';

const page = '<!doctype html><title>nginx</title><h1>Bad luck</h1><p>stack trace</p>';
/** Its detail is for people, because the contract has no text for its code. */
const problem = { type: 'about:blank', title: 'Teapot', status: 418, detail: 'Ask for coffee.' };

/** A response that breaks the contract, and the error that the client should throw. */
export interface BrokenAnswer {
  name: string;
  status: number;
  type?: string;
  body: string;
  /** The response starts and does not end. */
  endless?: boolean;
  /** The connection is cut in the middle of the body. */
  cut?: boolean;
  kind: ApiErrorKind;
}

const json = 'application/json';
const html = 'text/html; charset=utf-8';
const problemJson = 'application/problem+json';

/** Responses that a broken host or proxy may send instead of a valid one. */
export const brokenAnswers: readonly BrokenAnswer[] = [
  { name: '200 with a page', status: 200, type: html, body: page, kind: 'contract' },
  { name: '200 as text', status: 200, type: 'text/plain', body: '{}', kind: 'contract' },
  { name: '200 as bytes', status: 200, type: 'image/png', body: 'PNG', kind: 'contract' },
  { name: '200 without a type', status: 200, body: '{"success":true}', kind: 'contract' },
  {
    name: '200 that says JSON and is a page',
    status: 200,
    type: json,
    body: page,
    kind: 'contract',
  },
  { name: '200 with half a JSON', status: 200, type: json, body: '{"da', kind: 'contract' },
  { name: '200 with null', status: 200, type: json, body: 'null', kind: 'contract' },
  {
    name: '200 without its fields',
    status: 200,
    type: json,
    body: '{"data":{}}',
    kind: 'contract',
  },
  { name: '200 without a body', status: 200, type: json, body: '', kind: 'contract' },
  { name: '204', status: 204, body: '', kind: 'contract' },
  { name: '200 cut off', status: 200, type: json, body: '{"data":', cut: true, kind: 'network' },
  {
    name: '200 that never ends',
    status: 200,
    type: json,
    body: '{"data":',
    endless: true,
    kind: 'network',
  },
  { name: '401 without a body', status: 401, body: '', kind: 'unknown' },
  { name: '403 with a page', status: 403, type: html, body: page, kind: 'unknown' },
  { name: '404 with a page', status: 404, type: html, body: page, kind: 'unknown' },
  {
    name: '418 problem without a code',
    status: 418,
    type: problemJson,
    body: JSON.stringify(problem),
    kind: 'problem',
  },
  { name: '500 with a page', status: 500, type: html, body: page, kind: 'unknown' },
  {
    name: '500 with an unknown code',
    status: 500,
    type: problemJson,
    body: JSON.stringify({ ...problem, code: 'NEW_ONE' }),
    kind: 'problem',
  },
  { name: '502 of a gateway', status: 502, type: html, body: page, kind: 'unknown' },
];

/** A call that is never answered. Only the time limit of the portal ends it. */
export const noAnswer: BrokenAnswer = {
  name: 'no answer',
  status: 0,
  body: '',
  endless: true,
  kind: 'network',
};

/** Text that must never appear on a screen. */
export const serverWords =
  /stack trace|Bad luck|nginx|Teapot|NEW_ONE|SyntaxError|ZodError|invalid_type/;

export function sendBroken(response: ServerResponse, answer: BrokenAnswer): void {
  const { status, type, body, endless, cut } = answer;
  if (status === 0) return;
  // The client treats a known length of zero differently from an unknown length.
  const length = !endless &&
    !cut &&
    status !== 204 && { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, {
    connection: 'close',
    ...(type && { 'content-type': type }),
    ...length,
  });
  response.write(body);
  if (cut) response.socket?.destroySoon();
  else if (!endless) response.end();
}
