import { connect } from 'node:net';
import { host } from '../support/ports.ts';

export const CONNECTIONS = 64;
const PATIENCE_MS = 10_000;

export interface Load {
  port: number;
  method: string;
  path: string;
  token: string;
}

export interface Measured {
  perSecond: number;
  /** Number of responses by status. */
  statuses: ReadonlyMap<string, number>;
  /** Body of the last response. */
  body: string;
}

/**
 * Measures how many requests per second a server handles, over keep-alive connections that each wait for a response
 * before the next request. Uses plain sockets, because an HTTP client of Node costs more than the server:
 * these can send more than 130,000 requests per second, several times what any of the servers handles.
 * @param times milliseconds of warm-up and of measurement
 */
export async function ask(
  load: Load,
  times: { before: number; counted: number },
): Promise<Measured> {
  const statuses = new Map<string, number>();
  const phase = { counts: false, ends: false };
  let answers = 0;
  let last = '';
  const onAnswer = (answer: string) => {
    if (!phase.counts) return;
    answers++;
    last = answer;
    const status = answer.slice(9, 12);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const connections = Array.from({ length: CONNECTIONS }, () =>
    keepRequesting(load, phase, onAnswer),
  );
  await wait(times.before);
  phase.counts = true;
  const started = performance.now();
  await wait(times.counted);
  phase.counts = false;
  const perSecond = Math.round(answers / ((performance.now() - started) / 1000));
  // The server works until it has answered all requests, and would slow down the next one.
  phase.ends = true;
  await Promise.all(connections);
  return { perSecond, statuses, body: last.slice(last.indexOf('\r\n\r\n') + 4) };
}

/**
 * Keeps one request under way on a connection.
 * @param onAnswer receives each answer, and how long it took in milliseconds; the first includes the connection
 * @returns resolves when the connection is closed
 */
export function keepRequesting(
  { port, method, path, token }: Load,
  phase: { readonly ends: boolean },
  onAnswer: (answer: string, took: number) => void,
): Promise<void> {
  const request = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    `authorization: Bearer ${token}`,
    'accept: application/json',
    'content-length: 0',
    '\r\n',
  ].join('\r\n');
  let received = '';
  let sent = performance.now();
  const socket = connect(port, host, () => socket.write(request));
  socket
    .setNoDelay(true)
    .setEncoding('latin1')
    .setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('data', (text: string) => {
    received += text;
    if (!isWhole(received)) return;
    const now = performance.now();
    onAnswer(received, now - sent);
    sent = now;
    received = '';
    if (phase.ends) socket.destroy();
    else socket.write(request);
  });
  // A server that closes the connection shows as a low figure.
  socket.on('error', () => socket.destroy());
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Tells whether a complete HTTP/1.1 response has arrived. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end + 2))?.[1];
  return length ? text.length >= end + 4 + Number(length) : text.endsWith('0\r\n\r\n');
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
