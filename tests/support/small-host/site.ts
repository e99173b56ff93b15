import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builds } from '../../../scripts/build.ts';
import { sendFile } from '../appFiles.ts';
import { SmallHost } from './host.ts';

/**
 * Serves the portal in front of a small host, as a web server would that passes the API on. The next test brings
 * another host to the same origin, so that its pages start with compiled code.
 */
export class Site {
  readonly origin: string;
  host = new SmallHost('problem');
  readonly stop: () => void;

  private constructor(origin: string, stop: () => void) {
    this.origin = origin;
    this.stop = stop;
  }

  static async start(): Promise<Site> {
    const server = createServer((request, response) => {
      const path = request.url?.split('?')[0] ?? '/';
      if (path.startsWith('/api/')) void site.host.handle(request, response);
      else sendFile(builds.app, path, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new Site(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return site;
  }
}
