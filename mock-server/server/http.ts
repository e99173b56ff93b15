import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { withActivity } from '../core/activity/recorder.ts';
import { handlers as ownHandlers } from './allHandlers.ts';
import { authenticate, visitorOf } from './security.ts';
import './allKinds.ts';
import { Docs } from '../control/docs/index.ts';
import type { DocsSource } from '../control/docs/site.ts';
import { Control } from '../control/index.ts';
import { isOwnProvider } from '../control/provider/address.ts';
import type { Convert } from '../converter/conversion.ts';
import { convertInWorker } from '../converter/points/convert.ts';
import { eventCheck } from '../core/live/check.ts';
import { hubOf, startHub } from '../core/live/hub.ts';
import { settle, startNotifier } from '../core/notifications/notifier.ts';
import type { Handlers, MockWorld } from '../core/state/call.ts';
import { AccessTokens } from '../core/state/sessions/tokens.ts';
import { StateDatabase } from '../core/state/storage/database.ts';
import { Store } from '../core/state/storage/store.ts';
import { DEFAULT_TENANT } from '../core/state/tenant.ts';
import { loadContract } from '../engine/contract.ts';
import { Engine, OFFLINE } from '../engine/engine.ts';
import { readOffer } from '../engine/offer.ts';
import { refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { Streamed } from '../engine/stream/streamed.ts';
import { ViolationLog } from '../engine/violations.ts';
import { resumePreviews } from '../modules/documents/preview.ts';
import { resumeModels } from '../modules/models/processing.ts';
import { resumePlans } from '../modules/plans/process.ts';
import { resumeProcessing } from '../modules/scans/processing.ts';
import { dispatch, type Parts } from './dispatch.ts';
import { guarded } from './guard.ts';
import { Line } from './line.ts';
import { seedState } from './seedState.ts';
import {
  finish,
  isStreamed,
  plainHeaders,
  readRaw,
  readRest,
  writeRaw,
  writeReply,
} from './wire.ts';

export interface MockOptions {
  /** The bundled contract: a file path or the document. Default: openapi/dist/openapi.json. */
  spec?: string | object;
  /** The database (SQLite) that keeps the default tenant. Default: null, nothing is kept. */
  database?: string | null;
  /** Scheme and host of the portal, for links in emails if the request has no origin. */
  appUrl?: string;
  /** Lifetime of an access token in a new tenant. */
  accessTokenSeconds?: number;
  /** The clock, milliseconds since the epoch. */
  now?: () => number;
  /** Converts uploads. Default: a process of its own. */
  convert?: Convert;
  /** What each tenant offers at first, see readOffer. Default: all. */
  operations?: string;
  /** Replaces the handlers of the mock. */
  handlers?: Handlers;
  /** The pages about the contract. Default: openapi/dist/docs. */
  docs?: DocsSource;
  /** Receives warnings, one line each. Default: stderr. */
  warn?: (line: string) => void;
}

export interface Mock {
  server: Server;
  store: Store;
  contract: Parts['contract'];
  violations: ViolationLog;
  /** Answers in process, without a socket. Rejects with TypeError for an offline fault. */
  fetch(request: Request): Promise<Response>;
  /** Listens on 127.0.0.1; port 0 picks a free port. @returns the port */
  listen(port: number): Promise<number>;
  /** Stops, and lets another mock use the database. */
  close(): Promise<void>;
}

const DIST = join(import.meta.dirname, '..', '..', 'openapi', 'dist');
export const DEFAULT_SPEC = join(DIST, 'openapi.json');
export const DOCS_FOLDER = join(DIST, 'docs');

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/**
 * Creates a mock server for the contract.
 * @throws ContractError if the contract cannot be served
 * @throws InUse if another mock uses the database
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { now = Date.now, appUrl = 'http://127.0.0.1:5173' } = options;
  const { warn = (line: string) => console.error(`[mock] ${line}`) } = options;
  const contract = await loadContract(options.spec ?? DEFAULT_SPEC);
  const settings = {
    accessTokenSeconds: options.accessTokenSeconds ?? 900,
    refreshTokenSeconds: MONTH_SECONDS,
    emailedTokenSeconds: null,
  };
  const database = options.database ? new StateDatabase(options.database, warn) : null;
  const violations = new ViolationLog(warn);
  const checkEvent = eventCheck(contract, violations);
  const offer = readOffer(contract, options.operations ?? 'all');
  const store = new Store({
    onTenant: (tenant) => {
      tenant.offer = offer;
      // Before the hub, which sends events about what the notifier has made.
      startNotifier(tenant, appUrl);
      startHub(tenant, checkEvent(tenant.id, tenant.now), () => settle(tenant));
    },
    seed: () => seedState(now(), settings),
    now,
    database,
    warn,
    convert: options.convert ?? convertInWorker,
    fetch: (address, init) =>
      isOwnProvider(address)
        ? answerInProcess(parts, new Request(address, init))
        : globalThis.fetch(address, init),
  });
  const kept = store.peek(DEFAULT_TENANT);
  if (kept) {
    resumeProcessing(kept);
    resumeModels(kept);
    resumePlans(kept);
    resumePreviews(kept);
  }
  const tokens = new AccessTokens(store.secret);
  const { operations } = contract;
  // What the guard refuses is no entry of the log.
  const handlers = guarded(options.handlers ?? withActivity(ownHandlers, operations), operations);
  const parts: Parts = {
    contract,
    engine: new Engine<MockWorld>({
      contract,
      handlers,
      tokens,
      callers: { user: authenticate, visitor: visitorOf },
      violations,
      now,
    }),
    control: new Control({ contract, store, violations, now }),
    docs: new Docs(contract, options.docs ?? { folder: DOCS_FOLDER, script: null }),
    store,
    appUrl,
  };
  const server = serverFor(parts, warn);
  return {
    server,
    store,
    contract,
    violations,
    fetch: (request) => answerInProcess(parts, request),
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
    close: async () => {
      for (const tenant of store.all()) hubOf(tenant).end();
      store.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serverFor(parts: Parts, warn: (line: string) => void): Server {
  const { problems } = parts.contract;
  const onError = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    // The client has disconnected, or the mock itself has a bug.
    if (request.destroyed && !request.complete) return;
    warn(error instanceof Error ? String(error.stack) : String(error));
    if (response.headersSent) response.destroy();
    else writeReply(response, refusalReply(problems, refuse('INTERNAL')), 'GET');
  };
  const line = new Line();
  const server = createServer((request, response) => {
    line.enter(() => {
      serve(parts, request, response).catch((error) => onError(error, request, response));
    });
  });
  // Longer than clients keep idle connections, so that no connection is cut during a request.
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    const isHeader = error.code === 'HPE_HEADER_OVERFLOW';
    const [status, reason] = isHeader
      ? [431, 'Request Header Fields Too Large']
      : [400, 'Bad Request'];
    const detail = isHeader ? 'The headers are too large.' : 'This is not an HTTP request.';
    const reply = refusalReply(problems, refuse('MALFORMED_REQUEST', { status, detail }));
    // The parser gave up without reporting the method (RFC 9110 section 9.3.2).
    const isHead = error.rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
    writeRaw(socket, isHead ? { ...reply, body: null } : reply, reason);
  });
  return server;
}

async function serve(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: target = '/' } = request;
  const headers = plainHeaders(request);
  const streamed = isStreamed(headers['content-type']);
  const raw = streamed ? Buffer.alloc(0) : await readRaw(request);
  const stream = streamed ? request.iterator({ destroyOnReturn: false }) : null;
  const tooLarge = (): Reply =>
    finish(refusalReply(parts.contract.problems, refuse('PAYLOAD_TOO_LARGE')), headers);
  const reply = raw ? await dispatch(parts, { method, target, headers, raw, stream }) : tooLarge();
  if (streamed && reply !== OFFLINE) await readRest(request);
  // A request cut short. Browsers silently repeat a call if a reused connection is cut.
  if (reply === OFFLINE) request.socket.end('offline\r\n\r\n');
  else writeReply(response, reply, method);
  // Drain the unread rest.
  if (streamed) request.resume();
}

async function answerInProcess(parts: Parts, request: Request): Promise<Response> {
  const { method } = request;
  const { pathname, search, host } = new URL(request.url);
  const headers: Record<string, string> = { host, ...Object.fromEntries(request.headers) };
  const streamed = isStreamed(headers['content-type']);
  const raw = streamed ? Buffer.alloc(0) : Buffer.from(await request.arrayBuffer());
  const body = request.body ?? new Blob().stream();
  // Node's streams are async iterable, but the DOM types do not declare it.
  const stream = streamed ? (body as unknown as AsyncIterable<Uint8Array>) : null;
  const target = `${pathname}${search}`;
  const reply = await dispatch(parts, { method, target, headers, raw, stream });
  // `fetch` throws the same error if the network is down.
  if (reply === OFFLINE) throw new TypeError('fetch failed');
  const content = method === 'HEAD' ? null : reply.body;
  const { status } = reply;
  if (content instanceof Streamed && content.length === null) {
    // Node's streams are those of the web, but the DOM types do not know it.
    const open = Readable.toWeb(content.stream()) as unknown as ReadableStream<Uint8Array>;
    return new Response(open, { status, headers: reply.headers });
  }
  const bytes = content instanceof Streamed ? await content.buffer() : content;
  return new Response(bytes && new Uint8Array(bytes), { status, headers: reply.headers });
}
