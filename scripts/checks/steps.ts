import { existsSync, readFileSync } from 'node:fs';
import { ensureBuild } from '../build.ts';
import { ensureChromium } from '../chromium.ts';
import { commandOf, inRoot } from '../support/paths.ts';
import type { Counts, Step } from './step.ts';

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';

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

const types: Step = { name: 'types', commands: [[commandOf('typescript', 'tsc'), '--noEmit']] };

const contract: Step = { name: 'contract', commands: [['scripts/contract.ts', '--check']] };

const unit: Step = {
  name: 'unit',
  commands: [
    [
      commandOf('vitest', 'vitest'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    ],
  ],
  count: countVitest,
};

const build: Step = {
  name: 'build',
  work: async () =>
    (await ensureBuild('app')) ?? (await ensureBuild('panel')) ?? (await ensureBuild('services')),
};

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

/** What runs one after the other; inside, lanes that run side by side. */
export const steps: Step[][][] = [
  [
    [contract, unit],
    [format, types, imports, unused, browser],
  ],
  [[build]],
  [[e2e]],
];

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
