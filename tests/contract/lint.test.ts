import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns what a rule of scripts/lint says about each line. Undefined for nothing. */
function sayings(rule: string, lines: readonly string[]): (string | undefined)[] {
  const config = { plugins: [resolve(`scripts/lint/${rule}.grit`)] };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'lines.ts'), lines.join('\n'));
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', 'lines.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return lines.map(
    (_, i) =>
      new RegExp(`^::\\w+ title=plugin.*\\bline=${i + 1},.*?::(.*)$`, 'm').exec(stdout)?.[1],
  );
}

describe('the rule about days', () => {
  const refused = [
    ['new Date().toISOString().slice(0, 10)', 'the day in UTC'],
    ['date?.toISOString().slice(0, 10)', 'the day in UTC'],
    ["date.toISOString().split('T')[0]", 'the day in UTC'],
    ['date.toISOString().substring(0, 10)', 'the day in UTC'],
    ['date.toJSON().slice(0, 10)', 'the day in UTC'],
    ['dayOf(new Date())', 'the day of the project'],
    ['date.getFullYear()', 'the clock of the machine'],
    ["date.toLocaleDateString('en')", 'English words'],
    ["new Intl.DateTimeFormat('en', { weekday: 'long' }).format(date)", 'English words'],
    ["new Intl.RelativeTimeFormat('de').format(-1, 'day')", 'English words'],
  ] as const;
  const permitted = ['date.toISOString()', 'today()', 'dayOf(date)', 'date.getUTCDay()'];
  const said = sayings('days', [...refused.map(([line]) => line), ...permitted]);

  it.each(refused.map(([line, reason], i) => ({ line, reason, i })))('refuses $line', (each) => {
    expect(said[each.i]).toContain(each.reason);
  });

  it('permits the others', () => {
    expect(said.slice(refused.length)).toEqual(permitted.map(() => undefined));
  });
});
