import { connect, type Socket } from 'node:net';
import { host } from '../support/ports.ts';
import { Refusal } from '../support/refusal.ts';
import type { Contender } from './contenders.ts';
import { ask } from './load.ts';
import { ask as call, signIn } from './session.ts';

/** Open streams of events that the mock has to bear. */
export const STREAMS = 2_000;
/** The share of the requests per second that has to remain. The streams are open, but idle. */
export const MIN_STREAM_SHARE = 0.8;
/** The longest time until each stream has an event, in milliseconds. */
export const MAX_FAN_OUT_MS = 2_000;

const TIMES = { before: 500, counted: 1_500 };
const PATIENCE_MS = 60_000;

export interface StreamFigures {
  /** Requests per second without streams, and with them. */
  without: number;
  with: number;
  /** From a change until all streams have its event, in milliseconds. */
  fanOut: number;
}

/** Measures calls while many streams are open, and how long an event takes to reach all of them. */
export async function measureStreams({ port, basePath }: Contender): Promise<StreamFigures> {
  const address = `http://${host}:${port}`;
  const { data, projectId } = await signIn(address);
  const token = data.accessToken;
  const path = `${basePath}/projects/${projectId}/stats`;
  const load = { port, method: 'GET', path, token };
  const without = (await ask(load, TIMES)).perSecond;
  const streams = await openStreams(address, port, `${basePath}/events`);
  try {
    const measured = (await ask(load, TIMES)).perSecond;
    const all = Promise.all(streams.map((stream) => stream.heard('record.changed')));
    const begun = performance.now();
    await call(address, `/projects/${projectId}/punch-items`, token, {
      title: 'Bench',
      punchType: 'internal_punch',
    });
    await all;
    return { without, with: measured, fanOut: performance.now() - begun };
  } finally {
    for (const { socket } of streams) socket.destroy();
  }
}

interface Stream {
  socket: Socket;
  /** Resolves when this text has arrived. */
  heard(text: string): Promise<void>;
}

/** Opens the streams in groups, because a session has only so many. */
async function openStreams(address: string, port: number, path: string): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < STREAMS) {
    const { data } = await signIn(address);
    const group = Array.from({ length: 10 }, () => openStream(port, path, data.accessToken));
    await Promise.all(group.map((stream) => stream.heard('stream.ready')));
    streams.push(...group);
  }
  return streams;
}

function openStream(port: number, path: string, token: string): Stream {
  let received = '';
  let waiting = { text: '', resolve: () => {} };
  const socket = connect(port, host, () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    ),
  );
  socket.on('error', () => socket.destroy());
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    if (waiting.text && received.includes(waiting.text)) waiting.resolve();
  });
  return {
    socket,
    heard: (text) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Refusal(`A stream did not get ${text} in time.`));
        const timer = setTimeout(late, PATIENCE_MS);
        const finish = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting = { text, resolve: finish };
        if (received.includes(text)) finish();
      }),
  };
}
