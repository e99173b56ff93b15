import { defineConfig, devices } from '@playwright/test';
import { builds } from './scripts/build.ts';
import { findChromium, launchArgs } from './scripts/chromium.ts';
import { addressOf, ports } from './tests/support/ports.ts';

// The Node that runs this, also where another one comes first on PATH.
const node = JSON.stringify(process.execPath);
const vite = 'node_modules/vite/bin/vite.js';
const environment = { MOCK_PORT: String(ports.mock) };

const preview = (name: keyof typeof builds) => ({
  command: `${node} ${vite} preview --outDir ${builds[name].folder} --mode ${builds[name].mode} --port ${ports[name]} --strictPort`,
  url: addressOf(name),
  env: { ...environment, ...builds[name].settings },
  // What it has to say is that the mock cut a connection, as tests ask of it.
  stderr: 'ignore' as const,
  // A server that is left over from another run would test an old build.
  reuseExistingServer: false,
});

/** Viewers draw by WebGL, here on the processor; other tests need none of that. */
const viewers = 'viewers/**/*.spec.ts';
/**
 * Nothing but WebGL is drawn so: the page around it would cost four times as much as with what Chromium has for pages
 * without a graphics card.
 */
const softwareGl = [
  '--use-gl=angle',
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
];

/**
 * Most tests load a page or two. Compiling its code for speed never pays off: a sixth of all the work. Compiled code is
 * shared by all pages of a worker, which run in one process (tests/support/sharedContext.ts).
 */
const warm = ['--js-flags=--no-opt --no-maglev', '--process-per-site'];

/** Tests of the build that has push messages and error reporting. */
const ownBuild = ['push/**/*.spec.ts', 'monitoring/**/*.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // On two cores as well: a third browser works while the others wait, which saves a sixth of the time there.
  workers: 3,
  // A test that fails now and then has found a fault, in the portal or in itself. The second try records a trace of
  // it, and the report names it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Long, for a machine that is busy with something else; a test that passes takes no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY && !process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: '.cache/playwright.json' }],
    ['html', { outputFolder: '.cache/playwright-report', open: 'never' }],
  ],
  use: {
    baseURL: addressOf('app'),
    // A trace of every test, kept or not, costs more than the test: `npm run e2e -- --trace=on` asks for one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath: findChromium(),
      args: [...launchArgs, ...warm],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...ownBuild, viewers, 'developer-panel/**'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [...ownBuild, viewers, 'developer-panel/**'],
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'viewers',
      testMatch: viewers,
      // A frame can take a second there, and a screenshot waits for one.
      timeout: 240_000,
      expect: { timeout: 60_000 },
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          executablePath: findChromium(),
          args: [...launchArgs, ...softwareGl, '--process-per-site'],
        },
      },
    },
    {
      name: 'services',
      testMatch: ownBuild,
      use: { viewport: { width: 1440, height: 900 }, baseURL: addressOf('services') },
    },
    {
      name: 'panel',
      testMatch: 'developer-panel/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: addressOf('panel') },
    },
  ],
  webServer: [
    {
      command: `${node} mock-server/main.ts`,
      url: `${addressOf('mock')}/__mock/operations`,
      env: {
        ...environment,
        MOCK_SNAPSHOT: 'off',
        APP_URL: addressOf('app'),
      },
      reuseExistingServer: false,
    },
    preview('app'),
    preview('panel'),
    preview('services'),
  ],
});
