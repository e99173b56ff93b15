import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withTempFolder } from '../support/files.ts';
import { firstLines } from '../support/firstLines.ts';
import { cache } from '../support/paths.ts';
import { Refusal } from '../support/refusal.ts';
import { type Outcome, run, runNode } from '../support/run.ts';

/**
 * The single file that draws the reference. As a dependency, its package would add 287 MB to every `npm ci`.
 * The packed archive is 10 MB and is downloaded only when the pages are built.
 */
const PACKAGE = '@scalar/api-reference@1.72.1';
/** Integrity hash of the archive, in the format of package-lock.json. */
const INTEGRITY =
  'sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==';
const FILE = 'package/dist/browser/standalone.js';

const kept = join(cache, 'docs', `${PACKAGE.replaceAll(/[@/]/g, '-').slice(1)}.js`);

/** Returns the reference script, downloaded once. @throws Refusal if the download fails */
export async function referenceScript(): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept);
  return withTempFolder(async (folder) => {
    const { code, stderr } = await pack(folder);
    const [packed] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    if (code !== 0 || !packed) {
      throw new Refusal(
        `The script of the API reference could not be downloaded: ${firstLines(stderr)}`,
      );
    }
    const script = unpack(readFileSync(join(folder, packed)), INTEGRITY, FILE);
    // Rename into place, so that no reader sees a partial file.
    const made = join(folder, 'standalone.js');
    writeFileSync(made, script);
    mkdirSync(dirname(kept), { recursive: true });
    renameSync(made, kept);
    return script;
  });
}

/** Uses npm, which knows the configured registry and caches the archive. */
function pack(folder: string): Promise<Outcome> {
  const args = ['pack', PACKAGE, '--pack-destination', folder];
  args.push('--ignore-scripts', '--prefer-offline', '--loglevel=error');
  const cli = process.env.npm_execpath ?? '';
  if (cli.endsWith('npm-cli.js')) return runNode([cli, ...args]);
  // On Windows npm is a batch file, which needs a shell.
  if (process.platform === 'win32') return run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args]);
  return run('npm', args);
}

const BLOCK = 512;

/** Extracts one file from a gzipped ustar archive. @throws Refusal if the hash does not match */
export function unpack(packed: Buffer, integrity: string, file: string): Buffer {
  const found = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  if (found !== integrity) {
    throw new Refusal(
      'The package with the script of the API reference does not match its integrity hash.',
    );
  }
  const archive = gunzipSync(packed);
  for (let offset = 0; offset + BLOCK <= archive.length; ) {
    const text = (from: number, length: number) =>
      archive.toString('latin1', offset + from, offset + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const start = offset + BLOCK;
    if (text(0, 100) === file) return archive.subarray(start, start + size);
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Refusal(`The package with the script of the API reference does not contain ${file}.`);
}
