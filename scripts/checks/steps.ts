import { existsSync, readFileSync } from 'node:fs';
import { ensureChromium } from '../chromium.ts';
import { ensureBundle } from '../contract/pipeline.ts';
import { commandOf, inRoot } from '../support/paths.ts';
import { type Counts, playwrightReport, type Stage, type Step, vitestReport } from './step.ts';

const format: Step = {
  name: 'format and lint',
  commands: [[commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
};

const imports: Step = {
  name: 'imports',
  commands: [
    [
      commandOf('dependency-cruiser', 'depcruise'),
      ...['src', 'mock-server', 'scripts', 'tests'],
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
    ],
  ],
};

const unused: Step = { name: 'unused code', commands: [[commandOf('knip', 'knip')]] };

/** Uses the native compiler, which is three times as fast. Code generators need `typescript` 5.9. */
const types: Step = {
  name: 'types',
  commands: [[commandOf('typescript-native', 'tsc'), '--noEmit']],
};

/** Makes the types of the mock, which are not committed. */
const ready: Step = {
  name: 'contract',
  work: async () => (await ensureBundle())[0],
};

const contract: Step = { name: 'contract', commands: [['scripts/contract.ts', '--check']] };

const unit: Step = {
  name: 'unit',
  commands: [withReport([commandOf('vitest', 'vitest'), 'run'])],
  count: countVitest,
};

const build: Step = { name: 'build', commands: [['scripts/build.ts']] };

/** `npm test` has looked for it before. */
const browser: Step = {
  name: 'browser',
  work: async () => {
    try {
      await ensureChromium((sentence) => console.log(sentence));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};

const e2e: Step = {
  name: 'end to end',
  needs: 'build',
  commands: [[commandOf('@playwright/test', 'playwright'), 'test']],
  show: true,
  count: countPlaywright,
};

/** `npm test`: stages run one after another, and the lanes of a stage in parallel on two cores. */
export const allSteps: Stage[] = [
  // The contract step makes the types of the mock, which the others read.
  [[contract], [format]],
  [[unit], [types, imports, unused, build]],
  [[e2e]],
];

/**
 * `npm run check`: format, types and the tests that a change affects.
 *
 * @param base the commit that the change is based on
 * @param folders names of folders in tests/e2e
 */
export function changedSteps(base: string, folders: readonly string[]): Stage[] {
  const vitest = [commandOf('vitest', 'vitest'), 'run', '--changed', base, '--passWithNoTests'];
  const playwright = [commandOf('@playwright/test', 'playwright'), 'test'];
  const screens = folders.map((folder) => `tests/e2e/${folder}/`);
  const specs: Step = {
    ...e2e,
    commands: [
      screens.length > 0
        ? [...playwright, ...screens]
        : [...playwright, `--only-changed=${base}`, '--pass-with-no-tests'],
    ],
  };
  return [
    [[ready]],
    [[format, { ...unit, commands: [withReport(vitest)] }], [types]],
    [[build, browser]],
    [[specs]],
  ];
}

function withReport(vitest: readonly string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json'];
  return [...vitest, ...reporters, `--outputFile.json=${vitestReport}`];
}

function readReport<T>(path: string): T | undefined {
  const file = inRoot(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function countVitest(): Counts | undefined {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(vitestReport);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

function countPlaywright(): Counts | undefined {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(playwrightReport);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}
