import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlierContract } from '../../scripts/contract/diff/earlier.ts';
import { readContract } from '../../scripts/contract/document.ts';
import { withTempFolder } from '../../scripts/support/files.ts';
import { inRoot } from '../../scripts/support/paths.ts';
import { run, runNode } from '../../scripts/support/run.ts';

const command = (...args: string[]) => runNode([inRoot('scripts', 'contract-diff.ts'), ...args]);

test('a breaking change fails, and is named', () =>
  withTempFolder(async (folder) => {
    const earlier = readContract();
    earlier.paths['/auth/sign-in'] = { post: { operationId: 'signIn', responses: {} } };
    const file = join(folder, 'earlier.json');
    writeFileSync(file, JSON.stringify(earlier));
    const { code, stdout } = await command(file);
    expect(stdout).toContain('signIn: is gone (POST /auth/sign-in)');
    expect(stdout).toMatch(/breaking changes need another major version/);
    expect(code).toBe(1);
  }));

test('a question that is wrong is one sentence and another status', async () => {
  const { code, stdout, stderr } = await command('no-such-ref');
  expect(stderr).toBe('There is neither a file nor a git ref called no-such-ref.\n');
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test.each([
  ['README.md', /^README\.md is no contract/],
  ['package.json', /^package\.json is no contract: it is not an OpenAPI 3 document/],
  ['openapi', /^There is neither a file nor a git ref called openapi/],
  ['--help', /^There is neither a file nor a git ref called --help/],
])('%s is no earlier state of the contract', (name, sentence) =>
  withTempFolder(async (folder) => {
    await expect(earlierContract(name, folder)).rejects.toThrow(sentence);
  }),
);

// A copy of the repository without its history has no refs to compare with.
test.skipIf(!existsSync(inRoot('.git')))('a git ref is read beside the work tree', () =>
  withTempFolder(async (folder) => {
    const state = async () => (await run('git', ['status', '--porcelain'])).stdout;
    const before = await state();
    const { paths } = await earlierContract('HEAD', folder);
    expect(paths).toHaveProperty(['/auth/login']);
    expect(await state()).toBe(before);
    const { stdout } = await run('git', ['show', 'HEAD:openapi/openapi.yaml']);
    expect(readFileSync(join(folder, 'openapi', 'openapi.yaml'), 'utf8')).toBe(stdout);
  }),
);
