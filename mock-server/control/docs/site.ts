import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Reply } from '../../engine/reply.ts';
import { bytes, text } from './replies.ts';

export interface DocsSource {
  /** Folder of the built pages. */
  folder: string;
  /** The script that builds missing or stale pages; null serves the existing ones. */
  script: string | null;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Serves the reference pages. The first request builds them, so that the mock starts fast. */
export class DocsSite {
  readonly #source: DocsSource;
  #built: Promise<string | null> | null = null;

  constructor(source: DocsSource) {
    this.#source = source;
  }

  /** Returns null if there is no such file. */
  async file(path: string): Promise<Reply | null> {
    // Addresses in the pages are relative to a folder.
    if (path === '/docs') return { status: 308, headers: { location: '/docs/' }, body: null };
    const match = /^\/docs\/((?:[\w-]+\.)+\w+)?$/.exec(path);
    if (!match) return null;
    const failure = await this.#build();
    if (failure) return { ...text('text/plain; charset=utf-8', `${failure}\n`), status: 503 };
    const file = match[1] ?? 'index.html';
    const type = TYPES[extname(file)];
    const body = type && (await readFile(join(this.#source.folder, file)).catch(() => null));
    return body ? bytes(type, body) : null;
  }

  /** Builds the pages once per process, as the contract is read once, too. Retries after a failure. */
  #build(): Promise<string | null> {
    const { script } = this.#source;
    if (!script) return Promise.resolve(null);
    this.#built ??= run(script).then((failure) => {
      if (failure) this.#built = null;
      return failure;
    });
    return this.#built;
  }
}

/** Runs a script. Returns its error output, or null if it succeeded. */
function run(script: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      complaint += part;
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => {
      resolve(code === 0 ? null : complaint.trim() || 'The pages could not be built.');
    });
  });
}
