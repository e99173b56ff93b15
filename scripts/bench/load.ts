import { connect } from 'node:net';
import { host } from '../support/ports.ts';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_000;
const MEASURE_MS = 3_000;

export interface Load {
  port: number;
  method: string;
  path: string;
  token: string;
}

export interface Rate {
  perSecond: number;
  /** Answers that were not 2xx: the figure is worth nothing where there are any. */
  refused: number;
}

/**
 * How many requests a server answers in a second over keep-alive connections that wait for nothing.
 * Plain sockets, because an HTTP client of Node would cost as much as the server that is measured.
 */
export async function requestsPerSecond(load: Load): Promise<Rate> {
  const rate: Rate = { perSecond: 0, refused: 0 };
  let answers = 0;
  let counts = false;
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    keepAsking(load, (status) => {
      if (!counts) return;
      answers++;
      if (!status.startsWith('2')) rate.refused++;
    }),
  );
  await wait(WARM_UP_MS);
  counts = true;
  const started = performance.now();
  await wait(MEASURE_MS);
  counts = false;
  rate.perSecond = Math.round(answers / ((performance.now() - started) / 1000));
  for (const socket of sockets) socket.destroy();
  return rate;
}

function keepAsking({ port, method, path, token }: Load, onAnswer: (status: string) => void) {
  const request = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    `authorization: Bearer ${token}`,
    'accept: application/json',
    'content-length: 0',
    '\r\n',
  ].join('\r\n');
  let received = '';
  const socket = connect(port, host, () => socket.write(request));
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    if (!isWhole(received)) return;
    onAnswer(received.slice(9, 12));
    received = '';
    socket.write(request);
  });
  // A server that goes away leaves the figure low; that shows by itself.
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Whether a whole HTTP/1.1 answer has arrived. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end + 2))?.[1];
  return length ? text.length >= end + 4 + Number(length) : text.endsWith('0\r\n\r\n');
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
