import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { builds } from '../../scripts/build.ts';
import { readEnv } from '../../scripts/env.ts';
import { securityHeaders } from '../../scripts/headers.ts';
import { inRoot } from '../../scripts/support/paths.ts';

export type Build = (typeof builds)[keyof typeof builds];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Sends a file of a build, or the app itself, as a web server in production would. */
export function sendFile(build: Build, path: string, response: ServerResponse): void {
  const requested = inRoot(build.folder, path.replaceAll('..', ''));
  const isFile = existsSync(requested) && statSync(requested).isFile();
  const file = isFile ? requested : join(inRoot(build.folder), 'index.html');
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, {
    ...securityHeaders(readEnv(build.settings ?? {})),
    'content-type': type,
    // The names of these files contain a hash of their content.
    ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  });
  createReadStream(file).pipe(response);
}
