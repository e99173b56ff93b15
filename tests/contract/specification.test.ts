import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/support/paths.ts';

/**
 * tests/specification.md maps each sentence of the product specification to the tests that cover it. The names in it
 * must exist, and a row without a test needs a reason.
 */
interface Row {
  section: string;
  sentence: string;
  shownBy: string;
}

const text = readFileSync(inRoot('tests/specification.md'), 'utf8');

/** The rows of all tables without their heads. A '|' inside a cell is written '\|', as Markdown requires. */
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

/** The names in backticks of a row: tests as `file › title`, or places in the contract and the source. */
const namesOf = ({ shownBy }: Row) =>
  [...shownBy.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => (name ? [name] : []));

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(inRoot(file), 'utf8');
  sources.set(file, source);
  return source;
}

/** Whether the source has a test, a step or a group of tests with this title; skipped tests do not count. */
function hasTitle(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // At the beginning of a line, or after the values of `.each(...)`.
  const call =
    '(?:^\\s*(?:test|it|describe|test\\.describe|(?:await |return )?(?:test\\.)?step)\\(|\\)\\()';
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

/** The start of a row without a test: who decides it, or why it cannot be tested. */
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

describe('the specification table', () => {
  const rows = rowsOf(text);

  test('has the nine sections in order', () => {
    const sections = [...new Set(rows.map(({ section }) => section.split('.')[0]))];
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('quotes each sentence once', () => {
    expect(rows.filter(({ sentence }) => sentence.length < 3)).toEqual([]);
    const quoted = rows.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(quoted.filter((line, i) => quoted.indexOf(line) !== i)).toEqual([]);
  });

  test('names only tests and places that exist', () => {
    expect(missingNames(rows)).toEqual([]);
  });

  test('has a test or a reason for each sentence', () => {
    expect(unexplained(rows)).toEqual([]);
  });

  // TODO(...) in a row stands for missing tests.
  test('has no TODO', () => {
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
    `\`tests/screens/catalog/failures.test.ts › \${kind} shows a failure of each status, and works afterward\``,
    '`tests/screens/shell/navigation.test.ts › the logo is an image that links home`',
  ])('finds %s', (shownBy) => {
    expect(missingNames(row(shownBy))).toEqual([]);
  });

  test.each([
    '`tests/e2e/auth/gone.spec.ts › redirects home 100 ms after success`',
    `\`${here} › no test is called so\``,
    `\`${here} › finds\``,
    '`openapi/schemas/auth.yaml#/Nobody`',
    '`openapi/schemas/gone.yaml`',
  ])('does not find %s', (shownBy) => {
    expect(missingNames(row(shownBy))).toHaveLength(1);
  });

  test.each(['', 'It just works', '`openapi/schemas/auth.yaml#/User`', 'Cannot be tested here:'])(
    "does not accept '%s' as a reason",
    (shownBy) => {
      expect(unexplained(row(shownBy))).toEqual(['It works.']);
    },
  );

  test("reads an escaped '|' inside a cell", () => {
    expect(rowsOf('| a \\| b | c |')).toEqual([{ section: '', sentence: 'a | b', shownBy: 'c' }]);
  });

  test('detects a TODO', () => {
    expect(waiting(row('TODO(push)'))).toHaveLength(1);
  });
});
