import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Api } from '../conformance/operations.ts';
import { matcher } from '../conformance/requests/match.ts';
import { below } from '../conformance/target.ts';
import { readProblems } from '../contract/document.ts';
import { host } from '../support/ports.ts';
import { Exchange } from './exchange.ts';
import { isLocal, isPreflight, preflightHeaders } from './headers.ts';
import { Journal } from './journal.ts';
import { Lists } from './lists.ts';
import { type Onward, reasonOf, relay } from './relay.ts';

export interface ProxySettings {
  /** The host's address, as returned by `baseFrom`. */
  base: URL;
  /** Path of the API on the proxy. Defaults to the path on the host. */
  mount?: string;
  /** Called with each departure, as one line. */
  say: (line: string) => void;
  /** How long the host may send nothing, in milliseconds. */
  patience?: number;
}

export interface Proxy {
  journal: Journal;
  /** Listens on 127.0.0.1; port 0 picks a free one. @returns the port */
  listen(port: number): Promise<number>;
  /** Closes all connections and resolves when every call is checked. */
  close(): Promise<void>;
}

/** Creates a proxy between browser and host that changes nothing and checks the traffic against the contract. */
export function createProxy(api: Api, settings: ProxySettings): Proxy {
  const { base, patience = 120_000 } = settings;
  const mount = (settings.mount ?? base.pathname).replace(/\/*$/, '/');
  const journal = new Journal(api, settings.say);
  const session = { api, journal, lists: new Lists(api) };
  const match = matcher(api.operations);
  const freshAgent = () =>
    base.protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true });
  const agent = freshAgent();
  const open = new Set<Promise<void>>();

  function serve(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', () => {});
    const { url = '/' } = request;
    const targetUrl = url.startsWith(mount) ? below(base, url.slice(mount.length)) : null;
    const refuse = (status: RefusalStatus, detail: string) =>
      writeProblem(request, response, status, detail);
    if (!isLocal(request)) refuse(403, 'This proxy is only for pages on this machine.');
    else if (isPreflight(request)) response.writeHead(204, preflightHeaders(request)).end();
    else if (targetUrl) pass(request, response, targetUrl, refuse);
    else refuse(404, `This proxy only serves paths below ${mount}.`);
  }

  function pass(
    request: IncomingMessage,
    response: ServerResponse,
    targetUrl: URL,
    refuse: Onward['refuse'],
  ): void {
    const { url = '/', method = 'GET', headers } = request;
    const path = `/${targetUrl.pathname.slice(base.pathname.length)}`;
    const call = { request, path, query: targetUrl.searchParams, match: match(method, path) };
    const exchange = new Exchange(session, call);
    open.add(exchange.checked);
    exchange.checked.finally(() => open.delete(exchange.checked));
    const here = `http://${headers.host}${mount}`;
    const rewrite = (location: string) => rewritten(location, { base, targetUrl, here });
    // Forward the path as it was written; `below` only checks where it leads.
    const onPath = `${base.pathname}${url.slice(mount.length)}`;
    const onward = { base, agent, freshAgent, patience, rewrite, refuse };
    relay(request, response, onPath, exchange, onward);
  }

  const server = createServer(serve);
  // The host decides whether it wants the body; its 100 (Continue) is forwarded.
  server.on('checkContinue', serve);
  // Uploads have no time limit.
  server.requestTimeout = 0;
  // Longer than browsers keep an idle connection, so that no request is cut off.
  server.keepAliveTimeout = 65_000;
  return {
    journal,
    listen: (port) => listen(server, port),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      agent.destroy();
      await Promise.all(open);
    },
  };
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Redirections to the host lead to the proxy; others are unchanged. */
function rewritten(
  location: string,
  { base, targetUrl, here }: { base: URL; targetUrl: URL; here: string },
): string {
  const url = URL.parse(location, targetUrl);
  const isOurs = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (!isOurs) return location;
  return `${here}${url.pathname.slice(base.pathname.length)}${url.search}${url.hash}`;
}

type RefusalStatus = 403 | 404 | 502 | 504;
const codes = { 403: 'FORBIDDEN', 404: 'NOT_FOUND', 502: 'UNAVAILABLE', 504: 'UNAVAILABLE' };
const titles = {
  403: 'Origin not allowed',
  404: 'Not served by this proxy',
  502: 'The host did not answer',
  504: 'The host took too long',
};

/** Answers with a problem document of the proxy itself, which the portal understands. */
function writeProblem(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  detail: string,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const code = codes[status];
  const { type } = readProblems()[code]?.value ?? {};
  const body = JSON.stringify({ type, title: titles[status], status, code, detail });
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...(status !== 403 && headers.origin && { 'access-control-allow-origin': headers.origin }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Checks that an address answers. Returns null if it does, otherwise the reason. */
export async function connectionErrorOf(base: URL): Promise<string | null> {
  try {
    const answer = await fetch(base, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    await answer.body?.cancel();
    return null;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return reasonOf(cause);
  }
}
