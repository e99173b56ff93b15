import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns what a rule of scripts/lint says about each line. Undefined for nothing. */
function sayings(
  rule: string,
  lines: readonly string[],
  file = 'lines.ts',
): (string | undefined)[] {
  const config = { plugins: [resolve(`scripts/lint/${rule}.grit`)] };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(folder, file), lines.join('\n'));
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', file], {
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

describe('the rule about tokens', () => {
  const refused = [
    ['color: #fff', 'A color has a value for each theme'],
    ['background: rgb(0 0 0 / 40%)', 'A color has a value for each theme'],
    ['background: light-dark(#fff, var(--page))', 'A color has a value for each theme'],
    ['color: var(--mantine-color-blue-6)', 'not one of the portal'],
    ['padding: 0.6rem var(--space-8)', 'distance'],
    ['margin-top: 6px', 'distance'],
    ['gap: 10px', 'distance'],
    ['border-radius: 4px', 'radius'],
    ['border-top-left-radius: 0.5rem', 'radius'],
    ['font-size: 0.8125rem', 'text size'],
    ['font-weight: 600', 'weights'],
    ['z-index: 150', 'above or below'],
    ['box-shadow: 0 8px 24px var(--line)', 'no level'],
  ] as const;
  const permitted = [
    'padding: var(--space-4) 0 2px auto',
    'margin: calc(-1 * var(--space-8)) 0 0',
    'border-radius: 50%',
    'font-size: var(--mantine-font-size-sm)',
    'z-index: 2',
    'box-shadow: inset 0 0 0 2px var(--accent)',
    'width: 17rem',
  ];
  const said = sayings(
    'tokens',
    [...refused.map(([line]) => line), ...permitted].map((line) => `.a { ${line}; }`),
    'lines.css',
  );

  it.each(refused.map(([line, reason], i) => ({ line, reason, i })))('refuses $line', (each) => {
    expect(said[each.i]).toContain(each.reason);
  });

  it('permits the others', () => {
    expect(said.slice(refused.length)).toEqual(permitted.map(() => undefined));
  });
});

describe('the rule about properties of elements', () => {
  const refused = [
    ['zIndex={400}', 'above or below'],
    ['fw={600}', 'three weights'],
    ['gap={6}', 'distance'],
    ['mt="0.6rem"', 'distance'],
    ['color="yellow"', 'not one of the portal'],
    ['c="blue.6"', 'not one of the portal'],
    ['bg="#fff"', 'not one of the portal'],
  ] as const;
  const permitted = ['zIndex="var(--layer-menu)"', 'fw={550}', 'gap={8}', 'ml={-8}', 'color="red"'];
  const said = sayings(
    'props',
    [...refused.map(([line]) => line), ...permitted].map(
      (line, i) => `const a${i} = <A ${line} />;`,
    ),
    'lines.tsx',
  );

  it.each(refused.map(([line, reason], i) => ({ line, reason, i })))('refuses $line', (each) => {
    expect(said[each.i]).toContain(each.reason);
  });

  it('permits the others', () => {
    expect(said.slice(refused.length)).toEqual(permitted.map(() => undefined));
  });
});
