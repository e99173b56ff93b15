import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

const common = {
  // A test that was left alone by `.only` would let everything pass.
  allowOnly: !process.env.CI,
  // Long, for a machine that is busy with something else; a test that passes takes no longer for it.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

export default defineConfig({
  test: {
    // One fewer than cores, as Vitest has it; but of two cores it would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          ...common,
          name: 'node',
          environment: 'node',
          // Most of a file's time is loading Prism: one load serves all. Each test makes a mock of its own.
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
          // A window for each file takes four fifths of the time. Tests clean up what they change.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
