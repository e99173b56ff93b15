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
  /** Where the host is. */
  base: URL;
  /** Connections for what can be repeated. */
  agent: Agent;
  /** An agent for one request. */
  freshAgent: () => Agent;
  /** How long the host may say nothing, in milliseconds. */
  patience: number;
  /** The place of a redirection, as the browser is to see it. */
  rewrite: (location: string) => string;
  /** Answers in place of a host that gives none. */
  refuse: (status: 502 | 504, detail: string) => void;
}

/**
 * Passes a request on and its answer back, byte for byte as they come: nothing is decoded, and nothing waits
 * longer than the slower side makes it. Whoever goes away takes the other side along.
 *
 * @param path as the host is asked for it
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
  /** Who ended it before its end. */
  let early: 'browser' | 'host' | null = null;
  // A connection that idles may be closed by the host at this very moment. What only reads is then sent
  // again; what writes cannot be, and takes a connection of its own: one that says it will be kept, like a
  // browser's, since a host that is to close it may do so in the middle of an upload.
  const isRepeatable = /^(GET|HEAD)$/.test(request.method ?? '') && !hasBody(request);

  function open(agent: Agent): ClientRequest {
    const send = base.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send({
      protocol: base.protocol,
      // An IPv6 address stands in brackets in a URL, and in none here.
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: request.method,
      path,
      headers: onwardHeaders(request, base),
      agent,
      timeout: patience,
    });
    asked.on('response', (answer) => pass(asked, answer));
    asked.on('information', (info) => inform(request, response, info));
    asked.on('close', () => {
      if (agent !== onward.agent) agent.destroy();
    });
    asked.on('timeout', () => {
      if (isAnswered) return;
      isLate = true;
      asked.destroy();
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered || response.destroyed) return drain(asked);
      const isStale = asked.reusedSocket && error.code === 'ECONNRESET' && !isLate;
      if (isRepeatable && isStale) return connect(open(onward.freshAgent()));
      fail(asked, error);
    });
    return asked;
  }

  function connect(asked: ClientRequest): void {
    response.on('close', () => {
      if (response.writableFinished) return;
      early ??= 'browser';
      if (!isAnswered) exchange.end(early);
      asked.destroy();
    });
    request.pipe(asked);
  }

  function pass(asked: ClientRequest, answer: IncomingMessage): void {
    const { statusCode = 502, statusMessage } = answer;
    try {
      const headers = backHeaders(answer, request.headers.origin, onward.rewrite);
      response.writeHead(statusCode, statusMessage, headers);
    } catch (error) {
      fail(asked, error);
      return;
    }
    isAnswered = true;
    exchange.answered(answer);
    answer.on('data', (chunk: Buffer) => exchange.received(chunk));
    answer.on('aborted', () => {
      early ??= 'host';
    });
    pipeline(answer, response, () => {
      // The host may have answered before it had heard all.
      if (!request.complete) drain(asked);
      exchange.end(early);
    });
  }

  /** Lets the rest of an upload run out: a browser that is still writing would never read the answer. */
  function drain(asked: ClientRequest): void {
    request.unpipe(asked);
    request.resume();
  }

  function fail(asked: ClientRequest, error: unknown): void {
    drain(asked);
    asked.destroy();
    const reason = isLate ? `it said nothing for ${patience / 1000} s` : reasonOf(error);
    exchange.fail(reason);
    onward.refuse(isLate ? 504 : 502, `${base.origin} gave no answer: ${reason}.`);
  }

  request.on('data', (chunk: Buffer) => exchange.sent(chunk));
  connect(open(isRepeatable ? onward.agent : onward.freshAgent()));
}

/** Interim answers (RFC 9110 section 15.2), for those who know them. */
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

/** Why there was no connection. Where several addresses were tried, the reason is inside. */
export function reasonOf(error: unknown): string {
  const [inner = error] = error instanceof AggregateError ? error.errors : [];
  return inner instanceof Error ? inner.message : String(inner);
}
