import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The classes that the sheets of src/shared/theme/utilities define. */
const defined = new Set(
  globSync('src/shared/theme/utilities/*.css')
    .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .flatMap((css) => [...css.matchAll(/([^{}]+)\{/g)])
    .flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)/g)])
    .map(([, name = '']) => name)
    // Those of Mantine's components are in no string.
    .filter((name) => !name.startsWith('mantine-')),
);

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** The words of the strings in the value of a `className`, without those that only a comparison has. */
function* wordsIn(node: ts.Node): Generator<string> {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return;
  if (ts.isStringLiteralLike(node)) yield* node.text.split(/\s+/);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    yield* node.text.split(/\s+/);
  for (const child of node.getChildren()) yield* wordsIn(child);
}

/** Each class word of an element, with the file that has it. */
function* classWords(): Generator<{ path: string; word: string }> {
  for (const path of globSync('src/**/*.tsx')) {
    if (path.endsWith('.test.tsx')) continue;
    const found: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && /^(\w*C|c)lassName$/.test(node.name.getText()))
        found.push(node);
      ts.forEachChild(node, visit);
    };
    const text = readFileSync(path, 'utf8');
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
    for (const { initializer } of found as ts.JsxAttribute[])
      if (initializer)
        for (const word of wordsIn(initializer)) if (word !== '') yield { path, word };
  }
}

const words = [...classWords()];

test('every class that an element names is one of the utilities', () => {
  expect(words.length).toBeGreaterThan(1000);
  expect(
    words.filter(({ word }) => !defined.has(word)).map(({ path, word }) => `${path}: ${word}`),
  ).toEqual([]);
});

// What one or two elements need is in the sheet of their module.
test('three elements or more use each utility', () => {
  const counts = new Map([...defined].map((name) => [name, 0]));
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count < 3)).toEqual([]);
});
