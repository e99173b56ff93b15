import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { Exchange } from './exchange.ts';
import { backHeaders, hasBody, onwardHeaders } from './headers.ts';

export interface Onward {
  /** Address of the host. */
  base: URL;
  /** Keep-alive connections for requests that can be repeated. */
  agent: Agent;
  /** Creates an agent for one request. */
  freshAgent: () => Agent;
  /** How long the host may send nothing, in milliseconds. */
  patience: number;
  /** Maps the Location of a redirection for the browser. */
  rewrite: (location: string) => string;
  /** Answers if the host does not. */
  refuse: (status: 502 | 504, detail: string) => void;
}

/**
 * Forwards a request and its answer as unmodified streams, at the speed of the slower side. If one side
 * disconnects, the other one is disconnected too.
 * @param path request path on the host
 */
export function relay(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  exchange: Exchange,
  onward: Onward,
): void {
  const { base, patience } = onward;
  let isAnswered = false;
  let isLate = false;
  /** The side that disconnected before the end. */
  let early: 'browser' | 'host' | null = null;
  // The host may close an idle connection at this very moment. A read is then sent again. A write cannot be
  // repeated, so it gets a new connection. That connection asks for keep-alive like a browser's, because a
  // host that has to close it may do so during an upload.
  const isRepeatable = /^(GET|HEAD)$/.test(request.method ?? '') && !hasBody(request);

  function open(agent: Agent): ClientRequest {
    const send = base.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send({
      protocol: base.protocol,
      // An IPv6 address has brackets in a URL, but not here.
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: request.method,
      path,
      headers: onwardHeaders(request, base),
      agent,
      timeout: patience,
    });
    outgoing.on('response', (answer) => pass(outgoing, answer));
    outgoing.on('information', (info) => inform(request, response, info));
    outgoing.on('close', () => {
      if (agent !== onward.agent) agent.destroy();
    });
    outgoing.on('timeout', () => {
      if (isAnswered) return;
      isLate = true;
      outgoing.destroy();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered || response.destroyed) return drain(outgoing);
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && !isLate;
      if (isRepeatable && isStale) return connect(open(onward.freshAgent()));
      fail(outgoing, error);
    });
    return outgoing;
  }

  function connect(outgoing: ClientRequest): void {
    response.on('close', () => {
      if (response.writableFinished) return;
      early ??= 'browser';
      if (!isAnswered) exchange.end(early);
      outgoing.destroy();
    });
    request.pipe(outgoing);
  }

  function pass(outgoing: ClientRequest, answer: IncomingMessage): void {
    const { statusCode = 502, statusMessage } = answer;
    try {
      const headers = backHeaders(answer, request.headers.origin, onward.rewrite);
      response.writeHead(statusCode, statusMessage, headers);
    } catch (error) {
      fail(outgoing, error);
      return;
    }
    isAnswered = true;
    exchange.answered(answer);
    answer.on('data', (chunk: Buffer) => exchange.received(chunk));
    answer.on('aborted', () => {
      early ??= 'host';
    });
    pipeline(answer, response, () => {
      // The host may answer before it has received the whole request.
      if (!request.complete) drain(outgoing);
      exchange.end(early);
    });
  }

  /** Discards the rest of an upload: a browser that is still sending would never read the answer. */
  function drain(outgoing: ClientRequest): void {
    request.unpipe(outgoing);
    request.resume();
  }

  function fail(outgoing: ClientRequest, error: unknown): void {
    drain(outgoing);
    outgoing.destroy();
    const reason = isLate ? `it sent nothing for ${patience / 1000} s` : reasonOf(error);
    exchange.fail(reason);
    onward.refuse(isLate ? 504 : 502, `${base.origin} gave no answer: ${reason}.`);
  }

  request.on('data', (chunk: Buffer) => exchange.sent(chunk));
  connect(open(isRepeatable ? onward.agent : onward.freshAgent()));
}

/** Forwards interim answers (RFC 9110 section 15.2) to browsers that support them. */
function inform(
  { headers, httpVersion }: IncomingMessage,
  response: ServerResponse,
  { statusCode, headers: hints }: { statusCode: number; headers: NodeJS.Dict<string | string[]> },
): void {
  if (response.headersSent || httpVersion === '1.0') return;
  if (statusCode === 100 && headers.expect) response.writeContinue();
  if (statusCode === 102) response.writeProcessing();
  if (statusCode === 103 && hints.link) response.writeEarlyHints({ link: hints.link });
}

/** Returns why the connection failed. If several addresses were tried, the reason is nested. */
export function reasonOf(error: unknown): string {
  const [inner = error] = error instanceof AggregateError ? error.errors : [];
  return inner instanceof Error ? inner.message : String(inner);
}
