import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlierContract } from '../../scripts/contract/diff/earlier.ts';
import { readContract } from '../../scripts/contract/document.ts';
import { withTempFolder } from '../../scripts/support/files.ts';
import { inRoot } from '../../scripts/support/paths.ts';
import { run, runNode } from '../../scripts/support/run.ts';

const command = (...args: string[]) => runNode([inRoot('scripts', 'contract-diff.ts'), ...args]);

test('fails on a breaking change and names it', () =>
  withTempFolder(async (folder) => {
    const earlier = readContract();
    earlier.paths['/auth/sign-in'] = { post: { operationId: 'signIn', responses: {} } };
    const file = join(folder, 'earlier.json');
    writeFileSync(file, JSON.stringify(earlier));
    const { code, stdout } = await command(file);
    expect(stdout).toContain('signIn: was removed (POST /auth/sign-in)');
    expect(stdout).toMatch(/breaking changes need another minor version/);
    expect(code).toBe(1);
  }));

test.each([
  ['README.md', /^README\.md is not a contract/],
  ['package.json', /^package\.json is not a contract: it is not an OpenAPI 3 document/],
  [
    'no-such-ref',
    /^There is neither a file nor a git ref called no-such-ref; `git tag` lists the tags\.$/,
  ],
  ['openapi', /^There is neither a file nor a git ref called openapi/],
  ['--help', /^There is neither a file nor a git ref called --help/],
])('%s is not an earlier version of the contract', (name, sentence) =>
  withTempFolder(async (folder) => {
    await expect(earlierContract(name, folder)).rejects.toThrow(sentence);
  }),
);

test('--help prints the usage', async () => {
  const { code, stdout } = await command('--help');
  expect(stdout).toContain('contract:diff -- <git-ref|file>');
  expect(code).toBe(0);
});

test('two refs are refused in one sentence, with exit status 2', async () => {
  const { code, stdout, stderr } = await command('HEAD', 'HEAD~1');
  expect(stderr).toMatch(/^Say what to compare with.*\n$/);
  expect([code, stdout]).toEqual([2, '']);
});

test('a tag selects the contract of that commit', () =>
  withTempFolder(async (folder) => {
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    const git = async (...args: string[]) => {
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
      expect(await run('git', [...author, ...args], { cwd: repository })).toMatchObject({
        code: 0,
      });
    };
    await git('init', '--quiet');
    cpSync(inRoot('openapi'), join(repository, 'openapi'), { recursive: true });
    const entry = join(repository, 'openapi', 'openapi.yaml');
    const text = readFileSync(entry, 'utf8');
    const versioned = (version: string) => text.replace(/^( +version: ).*$/m, `$1${version}`);
    for (const version of ['7.0.0', '8.0.0']) {
      writeFileSync(entry, versioned(version));
      await git('add', '--all');
      await git('commit', '--quiet', '--message', version);
      // An annotated tag, which is a git object of its own, and a lightweight one.
      await git('tag', ...(version === '7.0.0' ? ['--message', 'Old'] : []), `v${version}`);
    }
    const versionAt = async (ref: string) => {
      const refFolder = join(folder, ref);
      mkdirSync(refFolder);
      return (await earlierContract(ref, refFolder, repository)).info.version;
    };
    expect([await versionAt('v7.0.0'), await versionAt('v8.0.0')]).toEqual(['7.0.0', '8.0.0']);
  }));

// A copy of the repository without its history has no refs to compare with.
test.skipIf(!existsSync(inRoot('.git')))('reading a git ref does not change the work tree', () =>
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
