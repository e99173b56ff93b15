import ts from 'typescript';
import { expect, test } from 'vitest';
import { handwrittenSources, type Source } from '../support/sources.ts';

/** Attributes and properties whose text stands on a screen. */
const shown = /^(label|title|aria-label|placeholder|\w+Label|name|noun|one|One|many)$/;

/** Texts of the specification. */
const fixed = [
  ...['Check Now', 'New Assets', 'New Notification', 'Page Not Found', 'Punch Items', 'See All'],
  'Virtual Tours',
];

/** Names of others, of keys, days and buttons. */
const names = [
  ...['Google Authenticator', 'Microsoft Authenticator', 'Home Screen', 'Most Compatible'],
  ...['Shift Enter', 'Shift Tab', 'On Monday', 'Press Reset'],
];

/** Words with a capital letter in a row, such as 'Punch Items'. */
const titleCase = /\b[A-Z][a-z]+(?: [A-Z][a-z]+)+/g;

/** The texts of a file, including the fixed parts of templates. */
function* textsIn(file: ts.SourceFile): Generator<string> {
  const strings = function* (node: ts.Node): Generator<string> {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) yield node.text;
    if (ts.isTemplateMiddleOrTemplateTail(node)) yield node.text;
    for (const child of node.getChildren(file)) yield* strings(child);
  };
  const visit = function* (node: ts.Node): Generator<string> {
    if (ts.isJsxText(node)) yield node.text.replace(/\s+/g, ' ');
    const hasText = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    const isShown = hasText && shown.test(node.name.getText(file).replaceAll("'", ''));
    if (isShown && node.initializer) yield* strings(node.initializer);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      yield* strings(node.expression);
    }
    for (const child of node.getChildren(file)) yield* visit(child);
  };
  yield* visit(file);
}

function titleCaseIn({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  // Most files hold no such words at all, and need not be parsed.
  if (!text.match(titleCase)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [...textsIn(file)].flatMap((words) => words.match(titleCase) ?? []);
  return [...new Set(found)].filter((words) => ![...fixed, ...names].includes(words));
}

test('labels, headings, buttons and menus are in sentence case', () => {
  const sources = handwrittenSources().filter(({ path }) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  const wrong = sources.flatMap((source) =>
    titleCaseIn(source).map((words) => `${source.path}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['a text', '<h2>New Punch item</h2>', 'New Punch'],
  ['a label', '<Button aria-label="Close Month" />', 'Close Month'],
  ['a property', 'const a = { title: "Delete Item" }', 'Delete Item'],
  ['a choice of texts', '<p>{many ? "Move Them" : "Move it"}</p>', 'Move Them'],
])('finds title case in %s', (_, text, words) => {
  expect(titleCaseIn({ path: 'a.tsx', text })).toEqual([words]);
});
