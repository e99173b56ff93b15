import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { host } from '../support/ports.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
/** Formats that are already compressed. */
const packed = new Set(['.woff2', '.png', '.jpg']);

interface Served {
  path: string;
  /** As sent: gzip, level 9. */
  bytes: number;
}

export interface Host {
  address: string;
  /** Returns the files sent since the last call, each once. */
  takeServed(): Served[];
  /** Resolves when no request of any kind has arrived for so many milliseconds. */
  calm(milliseconds: number): Promise<void>;
  close(): void;
}

/**
 * Returns a web server as in production: the compressed build with the API behind it. `vite preview` does not compress, so its
 * times on a slow connection would not be realistic.
 */
export async function startHost(folder: string, apiPort: number): Promise<Host> {
  const bodies = new Map<string, Buffer>();
  let served = new Map<string, number>();
  let last = performance.now();

  const bodyOf = (path: string): Buffer => {
    const known = bodies.get(path);
    if (known) return known;
    const raw = readFileSync(join(folder, path));
    const body = packed.has(extname(path)) ? raw : gzipSync(raw, { level: 9 });
    bodies.set(path, body);
    return body;
  };

  const sendFile = (target: string, response: ServerResponse): void => {
    const path = normalize(decodeURIComponent(target.replace(/\?.*/, '')));
    const isFile = extname(path) !== '';
    if (isFile && !existsSync(join(folder, path))) {
      response.writeHead(404).end();
      return;
    }
    // All other paths are pages of the app, which routes them.
    const file = isFile ? path : '/index.html';
    const body = bodyOf(file);
    served.set(file, body.length);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(packed.has(extname(file)) ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  };

  const server = createServer((incoming, response) => {
    last = performance.now();
    const { url = '/' } = incoming;
    if (/^\/(api|__mock)\//.test(url)) passOn(incoming, response, apiPort);
    else sendFile(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${port}`,
    takeServed: () => {
      const files = [...served].map(([path, bytes]) => ({ path, bytes }));
      served = new Map();
      return files;
    },
    calm: async (milliseconds) => {
      last = performance.now();
      while (performance.now() - last < milliseconds) await sleep(100);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
