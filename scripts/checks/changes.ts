import { readdirSync } from 'node:fs';
import { inRoot } from '../support/paths.ts';
import { Refusal } from '../support/refusal.ts';
import { run } from '../support/run.ts';

/** Code under another name than the folder of its browser tests. */
const otherNames: Readonly<Record<string, string>> = {
  log: 'logs',
  rfis: 'logs',
  submittals: 'logs',
};

/** The commit where the current branch left main; on main itself, the last commit. */
export async function baseOfChange(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Files that differ from a commit, those that git does not track yet included. */
export async function changedFiles(base: string): Promise<string[]> {
  const [tracked, added] = await Promise.all([
    run('git', ['diff', '--name-only', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  if (tracked.code !== 0) throw new Refusal(`git knows no commit ${base}.`, 2);
  return `${tracked.stdout}${added.stdout}`.split('\n').filter(Boolean);
}

/** The folders of tests/e2e for changed files: a folder has the name of its module, handler or tag. */
export function browserFolders(
  files: readonly string[],
  folders: readonly string[] = readdirSync(inRoot('tests/e2e')),
): string[] {
  const names = files.flatMap((file) =>
    file.split('/').map((part) => part.replace(/\.\w+(?:\.\w+)?$/, '')),
  );
  const wanted = new Set(names.map((name) => otherNames[name] ?? name));
  return folders.filter((folder) => wanted.has(folder));
}
