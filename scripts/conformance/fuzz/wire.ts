import { Agent, request } from 'node:http';
import { requestOf, type Sent } from '../target.ts';

/** A request at byte level, possibly malformed. */
export interface Wire {
  method: string;
  /** Path and query as in the request line (RFC 9112 section 3.2). */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  /** The caller disconnects after this many bytes of the body. */
  cut?: number;
}

export interface Reply {
  status: number;
  contentType: string;
  text: string;
}

/** Null if there is no answer, because the caller did not wait or could not send the request. */
export type SendWire = (wire: Wire) => Promise<Reply | null>;

export async function wireOf(sent: Sent): Promise<Wire> {
  const whole = requestOf(sent);
  const { pathname, search } = new URL(sent.url);
  const body = whole.body ? Buffer.from(await whole.arrayBuffer()) : null;
  return { method: sent.method, target: `${pathname}${search}`, headers: [...whole.headers], body };
}

const PATIENCE_MS = 60_000;

/** Sends to a server over keep-alive connections. */
export function overHttp(port: number, connections: number): SendWire & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (wire: Wire) =>
    new Promise<Reply | null>((resolve, reject) => {
      const { method, target, headers, body, cut } = wire;
      const length = body ? ['content-length', String(body.length)] : [];
      const outgoing = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: target,
        headers: [...headers.flat(), 'host', `127.0.0.1:${port}`, ...length],
        timeout: PATIENCE_MS,
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) => (cut === undefined ? reject(error) : resolve(null)));
      outgoing.on('response', (answer) => {
        const chunks: Buffer[] = [];
        const contentType = answer.headers['content-type'] ?? '';
        const finish = () =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType,
            text: Buffer.concat(chunks).toString(),
          });
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isEvents(contentType)) return;
          finish();
          answer.destroy();
        });
        answer.on('error', reject);
        answer.on('end', finish);
      });
      if (cut === undefined) outgoing.end(body);
      // Disconnect once the part is on its way.
      else outgoing.write(body?.subarray(0, cut) ?? '', () => outgoing.destroy());
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

/** Sends in process; skips what `Request` does not accept. */
export function inProcess(fetch: (request: Request) => Promise<Response>): SendWire {
  return async ({ method, target, headers, body, cut }) => {
    if (cut !== undefined) return null;
    const outgoing = asRequest(() => {
      const bytes = body && method !== 'GET' && method !== 'HEAD' ? new Uint8Array(body) : null;
      return new Request(`http://mock.localhost${target}`, { method, headers, body: bytes });
    });
    if (!outgoing) return null;
    const answer = await fetch(outgoing);
    const contentType = answer.headers.get('content-type') ?? '';
    const text = isEvents(contentType) ? await firstEvents(answer) : await answer.text();
    return { status: answer.status, contentType, text };
  };
}

/** A stream of events has no end, so its first ones are the answer. */
const isEvents = (contentType: string) => contentType.startsWith('text/event-stream');

async function firstEvents({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []).toString();
}

function asRequest(make: () => Request): Request | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
