import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { baseFrom, type Fetch } from '../conformance/target.ts';
import { api } from '../conformance/testkit.ts';
import { createProxy, type ProxySettings } from './server.ts';

const HOST = '127.0.0.1';

/** Starts a test host. @returns its address, without a trailing slash */
export async function startHost(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Serves an in-process fetch handler as a host with an address. */
export const handlerOf =
  (fetch: Fetch): RequestListener =>
  async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { method = 'GET', url = '/', headers } = incoming;
    const hasBody = body.length > 0 && method !== 'GET';
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: hasBody ? new Uint8Array(body) : undefined,
    });
    const answer = await fetch(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  };

/** Starts a proxy in front of a host and collects its lines. */
export async function startProxy(
  origin: string,
  settings: Partial<Pick<ProxySettings, 'mount' | 'patience'>> = {},
) {
  const lines: string[] = [];
  const base = baseFrom(`${origin}/api/v1`);
  const proxy = createProxy(api, { base, say: (line) => lines.push(line), ...settings });
  const port = await proxy.listen(0);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= proxy.close();
    return closing;
  };
  onTestFinished(close);
  return { lines, proxy, port, close, url: `http://${HOST}:${port}/api/v1` };
}

export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Sends a raw call: nothing is decoded, followed or added. */
export function call(
  url: string,
  options: RequestOptions & { body?: Buffer | string } = {},
): Promise<Received> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const request = send(url, { agent: false, ...rest }, async (answer) => {
      const { statusCode = 0, headers } = answer;
      buffer(answer).then((bytes) => resolve({ status: statusCode, headers, bytes }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
