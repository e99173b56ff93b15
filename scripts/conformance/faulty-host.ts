import type { Operation } from './operations.ts';
import { matcher } from './requests/match.ts';
import type { Fetch } from './target.ts';
import { api } from './testkit.ts';

type Json = Record<string, unknown>;

/** An answer that passes through the faulty host. */
export interface PassingAnswer {
  status: number;
  headers: Headers;
  json: Json | undefined;
  /** Replaces the JSON body. */
  body?: string;
  request: { text: string; url: URL; headers: Headers; method: string };
  /** The last success of the same operation. */
  last?: { status: number; text: string };
}

/** A deliberate departure from the contract. */
export interface Fault {
  operation: string;
  what: string;
  /** What a run must report: case, expected and actual answer. */
  says: RegExp;
  /** Changes a request before the host sees it; null answers without the host. */
  ask?: (request: Request) => Request | null | Promise<Request | null>;
  /** Changes an answer. */
  answer?: (passing: PassingAnswer) => void;
}

export function faulty(host: Fetch, fault: Fault): Fetch {
  let last: PassingAnswer['last'];
  return async (request) => {
    const operation = operationOf(request);
    if (operation?.id !== fault.operation) return host(request);
    const text = await request.clone().text();
    const { url, headers, method } = request;
    const forwarded = fault.ask ? await fault.ask(request) : request;
    const response = forwarded
      ? await host(forwarded)
      : new Response(last?.text, {
          status: last?.status,
          headers: {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          },
        });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const passing: PassingAnswer = {
      status: response.status,
      headers: new Headers(response.headers),
      json: isJson ? JSON.parse(bytes.toString()) : undefined,
      request: { text, url: new URL(url), headers, method },
      last,
    };
    if (response.ok && isJson) last = { status: response.status, text: bytes.toString() };
    fault.answer?.(passing);
    passing.headers.delete('content-length');
    const changed = passing.body ?? (isJson ? JSON.stringify(passing.json) : undefined);
    const isBare = passing.status === 204 || passing.status === 304;
    return new Response(isBare ? null : (changed ?? bytes), passing);
  };
}

const root = '/api/v1';

const match = matcher(api.operations);

export const operationOf = (request: Request): Operation | undefined =>
  match(request.method, new URL(request.url).pathname.slice(root.length)).operation;

/** Answers with the last success instead of a refusal. */
export const accepted =
  (status: number, when: (passing: PassingAnswer) => boolean = () => true) =>
  (passing: PassingAnswer): void => {
    if (passing.status !== status || !passing.last || !when(passing)) return;
    passing.status = passing.last.status;
    passing.json = JSON.parse(passing.last.text);
    passing.headers.set('content-type', 'application/json');
  };

/** Answers with a problem instead of a refusal or success: a server error, unless another one is given. */
export const failing =
  (when: (passing: PassingAnswer) => boolean, status = 500, code = 'INTERNAL') =>
  (passing: PassingAnswer): void => {
    if (!when(passing)) return;
    passing.status = status;
    passing.headers.set('content-type', 'application/problem+json');
    passing.json = {
      type: `urn:portal:problem:${code}`,
      title: 'A fault of this test',
      status,
      code,
      detail: 'Something broke.',
    };
  };

/** Changes successful JSON answers. */
export const success =
  (change: (passing: PassingAnswer) => void) =>
  (passing: PassingAnswer): void => {
    if (passing.status < 300 && passing.json) change(passing);
  };

/** Replaces the value at a path such as `data.0.title` in successful JSON answers. `undefined` removes it. */
export const replaced = (
  path: string,
  change: (value: unknown, passing: PassingAnswer) => unknown,
) =>
  success((passing) => {
    const names = path.split('.');
    const name = names.pop() ?? '';
    let parent = passing.json;
    for (const each of names) parent = parent?.[each] as Json | undefined;
    if (parent) parent[name] = change(parent[name], passing);
  });

/** Changes the problem document of one status. */
export const inProblem =
  (status: number, changes: Json) =>
  (passing: PassingAnswer): void => {
    if (passing.status === status) passing.json = { ...passing.json, ...changes };
  };

/** Drops a query parameter from the request. */
export const deaf =
  (name: string) =>
  (request: Request): Request => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return new Request(url, request);
  };
