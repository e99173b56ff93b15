import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/support/paths.ts';

/**
 * tests/specification.md maps each sentence of the product's specification to the tests that show it. What it
 * names must be there, and nothing may be left out without a reason.
 */
interface Row {
  section: string;
  sentence: string;
  shownBy: string;
}

const text = readFileSync(inRoot('tests/specification.md'), 'utf8');

/** The rows of all tables but for their heads. A '|' inside a cell is written '\|', as Markdown wants it. */
function rowsOf(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    if (!line.startsWith('| ') || line.startsWith('| Sentence |')) return [];
    const [, sentence = '', shownBy = '', ...rest] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (rest.length !== 1) throw new Error(`This row has not two cells: ${line}`);
    return [{ section, sentence, shownBy }];
  });
}

/** What a row names between backticks: tests as `file › title`, or places of the contract and the source. */
const namesOf = ({ shownBy }: Row) =>
  [...shownBy.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => (name ? [name] : []));

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(inRoot(file), 'utf8');
  sources.set(file, source);
  return source;
}

/** Whether the source gives a test, or a group of tests, this title; one that is skipped does not count. */
function hasTitle(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // At the beginning of a line, or after the values of `.each(...)`.
  const call = '(?:^\\s*(?:test|it|describe|test\\.describe)\\(|\\)\\()';
  return new RegExp(`${call}\\s*(['"\`])${literal}\\1,`, 'm').test(source);
}

function isThere(name: string): boolean {
  const [place = '', ...titles] = name.split(' › ');
  const [file = '', key] = place.split('#/');
  if (!existsSync(inRoot(file))) return false;
  if (key !== undefined) return key in parse(sourceOf(file));
  return titles.every((title) => hasTitle(sourceOf(file), title));
}

const isTest = (name: string) => /^\S+\.(?:spec|test)\.tsx? › ./.test(name);

/** What a row without a test must begin with: who decided it, or why it cannot be tested. */
const reason = /^(?:Left open by the specification|Cannot be tested here): \S/;

const missingNames = (rows: readonly Row[]) =>
  rows.flatMap((row) => namesOf(row).filter((name) => !isThere(name)));
const unexplained = (rows: readonly Row[]) =>
  rows
    .filter((row) => !namesOf(row).some(isTest) && !reason.test(row.shownBy))
    .filter(({ shownBy }) => !shownBy.includes('TODO('))
    .map(({ sentence }) => sentence);
const waiting = (rows: readonly Row[]) =>
  rows
    .filter(({ shownBy }) => shownBy.includes('TODO('))
    .map(({ section, sentence, shownBy }) => `${section}: ${sentence} -> ${shownBy}`);

describe('the table of the specification', () => {
  const rows = rowsOf(text);

  test('has each of the nine sections, in their order', () => {
    const sections = [...new Set(rows.map(({ section }) => section.split('.')[0]))];
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('quotes each sentence, and each of them once', () => {
    expect(rows.filter(({ sentence }) => sentence.length < 3)).toEqual([]);
    const quoted = rows.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(quoted.filter((line, i) => quoted.indexOf(line) !== i)).toEqual([]);
  });

  test('names only tests and places that are there', () => {
    expect(missingNames(rows)).toEqual([]);
  });

  test('has a test for each sentence, or says why there is none', () => {
    expect(unexplained(rows)).toEqual([]);
  });

  // TODO(...) in a row stands for tests of what is being built.
  test('waits for nothing any more', () => {
    expect(waiting(rows)).toEqual([]);
  });
});

describe('the check of the table', () => {
  const here = 'tests/contract/specification.test.ts';
  const row = (shownBy: string) => rowsOf(`## 1. One\n| It works. | ${shownBy} |`);

  test.each([
    `\`${here} › finds %s\``,
    `\`${here} › the check of the table › finds %s\``,
    '`openapi/schemas/auth.yaml#/User`',
    `\`tests/e2e/auth/guards.spec.ts › pages \${kind} open for signed-in users\``,
  ])('finds %s', (shownBy) => {
    expect(missingNames(row(shownBy))).toEqual([]);
  });

  test.each([
    '`tests/e2e/auth/gone.spec.ts › redirects home 100 ms after success`',
    `\`${here} › no test is called so\``,
    `\`${here} › finds\``,
    '`openapi/schemas/auth.yaml#/Nobody`',
    '`openapi/schemas/gone.yaml`',
  ])('misses %s', (shownBy) => {
    expect(missingNames(row(shownBy))).toHaveLength(1);
  });

  test.each(['', 'It just works', '`openapi/schemas/auth.yaml#/User`', 'Cannot be tested here:'])(
    "takes '%s' for no reason",
    (shownBy) => {
      expect(unexplained(row(shownBy))).toEqual(['It works.']);
    },
  );

  test('reads a stroke inside a cell', () => {
    expect(rowsOf('| a \\| b | c |')).toEqual([{ section: '', sentence: 'a | b', shownBy: 'c' }]);
  });

  test('sees what waits', () => {
    expect(waiting(row('TODO(push)'))).toHaveLength(1);
  });
});
