import { defineConfig, devices } from '@playwright/test';
import { builds } from './scripts/build.ts';
import { findChromium, launchArgs, softwareGl } from './scripts/chromium.ts';
import { addressOf, ports } from './tests/support/ports.ts';

// Use the Node that runs this file, even if PATH has another one first.
const node = JSON.stringify(process.execPath);
const vite = 'node_modules/vite/bin/vite.js';
const environment = { MOCK_PORT: String(ports.mock) };

const preview = (name: keyof typeof builds) => ({
  command: `${node} ${vite} preview --outDir ${builds[name].folder} --mode ${builds[name].mode} --port ${ports[name]} --strictPort`,
  url: addressOf(name),
  env: { ...environment, ...builds[name].settings },
  // Its only messages are about connections that the mock cut on request.
  stderr: 'ignore' as const,
  // A server from another run would serve an old build.
  reuseExistingServer: false,
});

/** Tests of viewers, which render with WebGL, here on the CPU. */
const viewers = 'viewers/**/*.spec.ts';

/**
 * Most tests load one or two pages, so the baseline compiler pays off at once and the optimizing ones never do. All pages
 * of a worker run in one process and share compiled code (tests/support/sharedContext.ts). Drawing needs no process of
 * its own without a graphics card.
 */
const warm = [
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
  '--process-per-site',
  '--in-process-gpu',
];

/** Tests of the build with push messages and error reporting. */
const ownBuild = ['push/**/*.spec.ts', 'monitoring/**/*.spec.ts'];
/** The whole walk over bad answers takes an hour (`npm run chaos`). */
const chaos = 'chaos/**/*.spec.ts';
/** Tests that take minutes (`npm run long`). */
const long = 'long/**/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Also on two cores: a third browser works while the others wait, which saves a sixth of the time.
  workers: 3,
  // A flaky test reveals a fault in the portal or in the test. The second try records a trace, and the report lists
  // the test as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a job of many steps on a busy machine. Passing tests do not take longer.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY && !process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: '.cache/playwright.json' }],
    ['html', { outputFolder: '.cache/playwright-report', open: 'never' }],
  ],
  use: {
    baseURL: addressOf('app'),
    // A click on something that is gone fails here, not when the time of the whole test is over.
    actionTimeout: 60_000,
    // Recording a trace takes longer than the test itself. For a trace of every test: `npm run e2e -- --trace=on`.
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
      testIgnore: [...ownBuild, viewers, chaos, long, 'developer-panel/**'],
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [...ownBuild, viewers, chaos, long, 'developer-panel/**'],
      // `@phone` tests run on the desktop, too; `@phone-only` tests do not.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'viewers',
      testMatch: viewers,
      // A frame can take a second on the CPU, and a screenshot waits for one.
      timeout: 240_000,
      expect: { timeout: 60_000 },
      use: {
        // The processor draws each pixel, so fewer of them save half of the time.
        viewport: { width: 1100, height: 700 },
        deviceScaleFactor: 0.5,
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
    ...(process.env.CHAOS
      ? [
          {
            name: 'chaos',
            testMatch: chaos,
            timeout: 3_600_000,
            retries: 0,
            use: {
              viewport: { width: 390, height: 844 },
              launchOptions: {
                executablePath: findChromium(),
                args: [...launchArgs, ...softwareGl],
              },
            },
          },
        ]
      : []),
    ...(process.env.LONG
      ? [
          {
            name: 'long',
            testMatch: long,
            retries: 0,
            use: { viewport: { width: 1440, height: 900 } },
          },
        ]
      : []),
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
        MOCK_DATABASE: 'off',
        APP_URL: addressOf('app'),
      },
      reuseExistingServer: false,
    },
    preview('app'),
    preview('panel'),
    preview('services'),
  ],
});
