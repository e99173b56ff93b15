/**
 * Builds for tests and benchmarks, in a separate folder: a test run does not overwrite `dist/`, which is for
 * publishing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './support/files.ts';
import { firstLines } from './support/firstLines.ts';
import { commandOf, inRoot } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { runNode } from './support/run.ts';

interface Build {
  mode: string;
  folder: string;
  /** Its source files. */
  sources: string[];
  /** Its configuration, in addition to the defaults. */
  settings?: Record<string, string>;
}

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/env.ts',
  'scripts/chunks',
  'scripts/first-load',
  'scripts/headers.ts',
  'scripts/vite',
];

export const builds: Record<'app' | 'panel' | 'services', Build> = {
  /** As published. */
  app: { mode: 'production', folder: '.cache/dist', sources },
  /** With the developer panel. */
  panel: {
    mode: 'mock',
    folder: '.cache/dist-mock',
    sources: [...sources, 'mock-server/control/panel'],
  },
  /** With push messages and error reporting, at hosts that do not exist: tests stand in for them. */
  services: {
    mode: 'production',
    folder: '.cache/dist-services',
    sources,
    settings: {
      VITE_SENTRY_DSN: 'https://key@errors.example.com/1',
      VITE_FIREBASE_API_KEY: 'test-key',
      VITE_FIREBASE_PROJECT_ID: 'portal',
      VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789',
      VITE_FIREBASE_APP_ID: '1:123456789:web:portal',
      VITE_FIREBASE_VAPID_KEY:
        'BGSQIoTTyiCYDzSn7wDrywdHxNfkAAdVflqw-KKJ9YlJSuQxsfXMDilFpCyxGlO2DdDTEOivD2Uc_Hk8mOQIrXQ',
    },
  },
};

/**
 * The settings of a fresh clone, regardless of .env.local: a test must not depend on the machine. An empty value counts
 * as not set.
 */
const plainSettings = {
  VITE_API_URL: '',
  VITE_THEME_STORAGE_KEY: '',
  VITE_MEDIA_ORIGINS: '',
  VITE_SENTRY_DSN: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '',
  VITE_FIREBASE_APP_ID: '',
  VITE_FIREBASE_VAPID_KEY: '',
};

/** Builds if the last build is stale. Returns why the build failed. */
export async function ensureBuild(name: keyof typeof builds): Promise<string | undefined> {
  const build = builds[name];
  const stampFile = inRoot(build.folder, '.stamp');
  const stamp = fingerprint(build.sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return undefined;
  const vite = commandOf('vite', 'vite');
  const { code, stdout, stderr } = await runNode(
    [
      vite,
      'build',
      '--mode',
      build.mode,
      '--outDir',
      build.folder,
      '--manifest',
      '--logLevel',
      'warn',
    ],
    { env: { ...plainSettings, ...build.settings } },
  );
  if (code !== 0) {
    return `The ${build.mode} build failed: ${firstLines(stderr || stdout, 12)}`;
  }
  writeFileSync(join(inRoot(build.folder), '.stamp'), stamp);
  return undefined;
}

/** Makes all builds that are stale. */
export async function ensureBuilds(): Promise<void> {
  for (const name of Object.keys(builds) as (keyof typeof builds)[]) {
    const failure = await ensureBuild(name);
    if (failure) throw new Refusal(failure);
  }
}

if (import.meta.main) {
  await runScript(async () => {
    await ensureBuilds();
    return 0;
  });
}
