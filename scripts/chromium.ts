/** Finds a Chromium for the tests, or installs one: `node scripts/chromium.ts` prints its path. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { commandOf } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { run, runNode } from './support/run.ts';

// The headless shell first: it draws no window and takes half the time of the full browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** Flags for running as root, and for no background requests on a machine without internet access. */
export const launchArgs: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Flags for drawing with WebGL on the processor. Only for tests of viewers: pages without WebGL would take four times as
 * much processor time with them.
 */
export const softwareGl: string[] = [
  '--use-gl=angle',
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
];

/** Returns an installed Chromium: CHROMIUM_PATH, Playwright's own, or one from the system. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Refusal(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...usualPlaces].find((file) => existsSync(file));
}

/** Returns a Chromium and installs one if necessary. */
export async function ensureChromium(say: (sentence: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  for (const install of [installDebianPackage, installPlaywrightsOwn]) {
    await install(say);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Refusal(
    'Chromium was not found and could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

async function installDebianPackage(say: (sentence: string) => void): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  say('Chromium is not installed: installing the package chromium-headless-shell ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const { code } = await run('apt-get', [...install, 'chromium-headless-shell'], { env });
  // Older releases have only the full browser.
  if (code !== 0) await run('apt-get', [...install, 'chromium'], { env });
}

async function installPlaywrightsOwn(say: (sentence: string) => void): Promise<void> {
  say("Chromium is not installed: downloading Playwright's own ...");
  await runNode([commandOf('@playwright/test', 'playwright'), 'install', 'chromium']);
}

if (import.meta.main) {
  await runScript(async () => {
    console.log(await ensureChromium((sentence) => console.error(sentence)));
    return 0;
  });
}
