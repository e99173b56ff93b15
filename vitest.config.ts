import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readEnv } from './scripts/env.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/**
 * Starts the long files first, so that the last minute has work for each core. Without the times of an earlier run, Vitest
 * starts the largest files first, and the conformance runs are a few lines.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/scripts/conformance/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const common = {
  // A forgotten `.only` would skip all other tests.
  allowOnly: !process.env.CI,
  // Long enough for a busy machine. Passing tests do not take longer.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  setupFiles: 'tests/support/fileCost.ts',
};

export default defineConfig({
  test: {
    // Vitest's default is one fewer than the number of cores, which would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongFirst },
    globalSetup: 'tests/support/temporary.ts',
    projects: [
      {
        resolve: { alias },
        test: {
          ...common,
          name: 'node',
          environment: 'node',
          // Loading Prism takes most of the time, so all files share it. Each test creates its own mock.
          isolate: false,
          include: ['{mock-server,scripts,tests/contract}/**/*.test.ts'],
          // Contract tests and the mock server read the bundle, which is not committed.
          globalSetup: 'tests/support/bundle.ts',
        },
      },
      {
        resolve: { alias },
        test: {
          ...common,
          name: 'dom',
          environment: 'happy-dom',
          // Creating a window per file would take four fifths of the time. Tests clean up after themselves.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: {
          alias: [
            // As in vite.config.ts.
            {
              find: /^.*\/serverSentEvents\.gen$/,
              replacement: `${alias['@']}/api/eventStreams.ts`,
            },
            { find: '@', replacement: alias['@'] },
          ],
        },
        // The defaults of the build (scripts/env.ts).
        define: Object.fromEntries(
          Object.entries(readEnv({})).map(([name, value]) => [
            `import.meta.env.${name}`,
            JSON.stringify(value),
          ]),
        ),
        test: {
          ...common,
          name: 'screens',
          // As in playwright.config.ts: in another time zone, a page starts anew when its project tells the zone.
          env: { TZ: 'America/Los_Angeles' },
          environment: './tests/screens/support/environment.ts',
          // As long as the matchers of screens wait (tests/screens/support/until.ts).
          expect: { poll: { interval: 20, timeout: 60_000 } },
          // The portal and the mock are loaded once for all files of a worker.
          isolate: false,
          include: ['tests/screens/**/*.test.ts'],
          globalSetup: 'tests/support/bundle.ts',
        },
      },
    ],
  },
});
