import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { builds } from '../../scripts/build.ts';
import { type Build, sendFile } from './appFiles.ts';
import { type BrokenAnswer, sendBroken } from './brokenAnswers.ts';
import { ports } from './ports.ts';

type Matches = (method: string, path: string) => boolean;
/** Changes a good answer of the mock. */
type Change = (answer: never) => unknown;

/**
 * Serves the app as a web server would, in front of an API that breaks the contract on request. The mock server never
 * breaks it, and tests do not intercept the API in the browser.
 */
export class BrokenHost {
  readonly origin: string;
  readonly #close: () => void;
  #broken: { matches: Matches; answer: BrokenAnswer | Change } | null = null;

  readonly #build: Build;

  private constructor(origin: string, build: Build, close: () => void) {
    this.origin = origin;
    this.#build = build;
    this.#close = close;
  }

  static async start(build: keyof typeof builds = 'app'): Promise<BrokenHost> {
    const server = createServer((incoming, response) => host.#serve(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const host = new BrokenHost(`http://127.0.0.1:${port}`, builds[build], () => {
      server.closeAllConnections();
      server.close();
    });
    return host;
  }

  /** Matching calls get the broken response until `fix`; all others go to the mock server. */
  breakCalls(matches: Matches, answer: BrokenAnswer | Change): void {
    this.#broken = { matches, answer };
  }

  fix(): void {
    this.#broken = null;
  }

  stop(): void {
    this.#close();
  }

  #serve(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (!/^\/(?:api|__mock)\//.test(path)) sendFile(this.#build, path, response);
    else if (!this.#broken?.matches(method, path)) forward(incoming, response);
    else if (typeof this.#broken.answer === 'function')
      forward(incoming, response, this.#broken.answer);
    else sendBroken(response, this.#broken.answer);
  }
}

function forward(incoming: IncomingMessage, response: ServerResponse, change?: Change): void {
  const { method, url, headers } = incoming;
  const target = { host: '127.0.0.1', port: ports.mock, method, path: url };
  // With the browser's Host header, so that URLs of the mock's pictures point here, too.
  const onward = request({ ...target, headers }, (answer) => {
    const { 'content-length': _, ...headers } = answer.headers;
    const changes = change && headers['content-type']?.startsWith('application/json');
    response.writeHead(answer.statusCode ?? 502, changes ? headers : answer.headers);
    if (!changes) return answer.pipe(response);
    void text(answer).then((body) =>
      response.end(JSON.stringify(change(JSON.parse(body) as never))),
    );
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
