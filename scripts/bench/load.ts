import { connect } from 'node:net';
import { host } from '../support/ports.ts';

const CONNECTIONS = 16;

export interface Load {
  port: number;
  method: string;
  path: string;
  token: string;
}

export interface Measured {
  perSecond: number;
  /** How many answers had which status. */
  statuses: ReadonlyMap<string, number>;
  /** Body of the last one. */
  body: string;
}

/**
 * How many requests a server answers in a second, over keep-alive connections that wait for nothing. Plain
 * sockets, because an HTTP client of Node costs more than the servers that are measured; so it
 * asks more than 130,000 times a second before it is the one that is measured.
 * @param times milliseconds that are not counted, and that are
 */
export async function ask(
  load: Load,
  times: { before: number; counted: number },
): Promise<Measured> {
  const statuses = new Map<string, number>();
  let answers = 0;
  let last = '';
  let counts = false;
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    keepAsking(load, (answer) => {
      if (!counts) return;
      answers++;
      last = answer;
      const status = answer.slice(9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  await wait(times.before);
  counts = true;
  const started = performance.now();
  await wait(times.counted);
  counts = false;
  const perSecond = Math.round(answers / ((performance.now() - started) / 1000));
  for (const socket of sockets) socket.destroy();
  return { perSecond, statuses, body: last.slice(last.indexOf('\r\n\r\n') + 4) };
}

function keepAsking({ port, method, path, token }: Load, onAnswer: (answer: string) => void) {
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
    onAnswer(received);
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
