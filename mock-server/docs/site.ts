import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Reply } from '../engine/reply.ts';
import { bytes, text } from './replies.ts';

export interface DocsSource {
  /** Where the built pages lie. */
  folder: string;
  /** The script that builds them where they are missing or stale; null takes them as they are. */
  script: string | null;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** The pages about the contract. They are built at the first request, so that the mock starts as fast as ever. */
export class DocsSite {
  readonly #source: DocsSource;
  #built: Promise<string | null> | null = null;

  constructor(source: DocsSource) {
    this.#source = source;
  }

  /** @returns null when there is no such file */
  async file(path: string): Promise<Reply | null> {
    // Addresses in the pages are relative to a folder.
    if (path === '/docs') return { status: 308, headers: { location: '/docs/' }, body: null };
    const asked = /^\/docs\/((?:[\w-]+\.)+\w+)?$/.exec(path);
    if (!asked) return null;
    const failure = await this.#build();
    if (failure) return { ...text('text/plain; charset=utf-8', `${failure}\n`), status: 503 };
    const file = asked[1] ?? 'index.html';
    const type = TYPES[extname(file)];
    const body = type && (await readFile(join(this.#source.folder, file)).catch(() => null));
    return body ? bytes(type, body) : null;
  }

  /** Once for the life of the mock, which reads the contract once, too; what fails is tried again. */
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

/** @returns what a script complained about, null when it did not */
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
