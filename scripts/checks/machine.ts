import { statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArgs, softwareGl } from '../chromium.ts';
import { firstLines } from '../support/firstLines.ts';
import { root } from '../support/paths.ts';
import { requireFreePort, testPorts } from '../support/ports.ts';
import { Refusal } from '../support/refusal.ts';
import { run } from '../support/run.ts';

const GB = 1024 ** 3;
/** Builds, reports, and what the mock and the browsers keep while the tests run. */
const DISK_GB = 3;
/** Three browsers and the mock; before them, the compilers beside the unit tests. */
const MEMORY_GB = 3;

/** Each returns what is missing, in a sentence. */
type Lack = string | undefined;

/** Returns what this machine lacks for the tests, in a sentence each. Installs a browser if there is none. */
export async function lacks(say: (sentence: string) => void): Promise<string[]> {
  const { bavail, bsize } = statfsSync(root);
  const found = [
    await gitLack(),
    roomLack('free disk space', bavail * bsize, DISK_GB),
    roomLack('free memory', process.availableMemory(), MEMORY_GB),
    ...(await Promise.all(testPorts().map(portLack))),
    await browserLack(say),
  ];
  return found.filter((lack) => lack !== undefined);
}

async function gitLack(): Promise<Lack> {
  const answer = await run('git', ['rev-parse', 'HEAD']).catch(() => null);
  if (!answer) return 'git was not found: install git.';
  if (answer.code === 0) return undefined;
  return `git cannot read this folder: ${firstLines(answer.stderr, 1)}`;
}

export function roomLack(what: string, bytes: number, needed: number): Lack {
  if (bytes >= needed * GB) return undefined;
  return `The tests need ${needed} GB of ${what}, and this machine has ${(bytes / GB).toFixed(1)} GB.`;
}

const portLack = (port: number): Promise<Lack> =>
  requireFreePort(port, 'E2E_PORT').then(
    () => undefined,
    (error: Error) => error.message,
  );

async function browserLack(say: (sentence: string) => void): Promise<Lack> {
  try {
    return await startLack(await ensureChromium(say));
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Starts a browser as the tests of the viewers do, which need most of it. */
export async function startLack(executablePath: string): Promise<Lack> {
  const args = [...launchArgs, ...softwareGl];
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: 60_000 });
    try {
      const page = await browser.newPage();
      const hasWebGl = await page.evaluate(() =>
        Boolean(document.createElement('canvas').getContext('webgl2')),
      );
      if (hasWebGl) return undefined;
      return `The browser ${executablePath} cannot draw WebGL 2 without a graphics card: install another one, or set CHROMIUM_PATH to it.`;
    } finally {
      await browser.close();
    }
  } catch (error) {
    return `The browser ${executablePath} does not start: ${await reasonOf(error, executablePath)}`;
  }
}

const INSTALL = 'install it, or let `npx playwright install-deps chromium` do it.';

async function reasonOf(error: unknown, executablePath: string): Promise<string> {
  const text = error instanceof Error ? error.message : String(error);
  // The loader names only the first one that is missing.
  const linked = await run('ldd', [executablePath]).catch(() => ({ stdout: '' }));
  const missing = new Set([
    ...Array.from(linked.stdout.matchAll(/(\S+) => not found/g), ([, name]) => name),
    ...Array.from(
      text.matchAll(/(\S+\.so\S*): cannot open shared object file/g),
      ([, name]) => name,
    ),
  ]);
  if (missing.size > 0) return `it lacks ${[...missing].join(', ')}: ${INSTALL}`;
  return firstLines(text.replace(/^[\s\S]*\[err\]/, ''), 1);
}
