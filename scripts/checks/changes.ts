import { readdirSync } from 'node:fs';
import { inRoot } from '../support/paths.ts';
import { Refusal } from '../support/refusal.ts';
import { run } from '../support/run.ts';

/** Names of code that differ from the folder of its browser tests. */
const otherNames: Readonly<Record<string, string>> = {
  log: 'logs',
  rfis: 'logs',
  submittals: 'logs',
};

/** Returns the commit where the current branch left main; on main itself, the last commit. */
export async function baseOfChange(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Returns the files that differ from a commit, including untracked ones. */
export async function changedFiles(base: string): Promise<string[]> {
  const [tracked, added] = await Promise.all([
    run('git', ['diff', '--name-only', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  if (tracked.code !== 0) throw new Refusal(`git does not know the commit ${base}.`, 2);
  return `${tracked.stdout}${added.stdout}`.split('\n').filter(Boolean);
}

/** Returns the folders of tests/e2e for changed files. A folder is named after its module, handler or tag. */
export function browserFolders(
  files: readonly string[],
  folders: readonly string[] = readdirSync(inRoot('tests/e2e')),
): string[] {
  const names = files.flatMap((file) =>
    file.split('/').map((part) => part.replace(/\.\w+(?:\.\w+)?$/, '')),
  );
  const affected = new Set(names.map((name) => otherNames[name] ?? name));
  return folders.filter((folder) => affected.has(folder));
}
