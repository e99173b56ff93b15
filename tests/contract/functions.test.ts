import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The length of each function that a statement at the top of a file makes, in lines. */
function* lengths(file: ts.SourceFile): Generator<{ name: string; lines: number }> {
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  for (const statement of file.statements) {
    const isFunction = ts.isFunctionDeclaration(statement) || ts.isExportAssignment(statement);
    const named = isFunction
      ? [statement]
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.filter(({ initializer }) => isMade(initializer))
        : ts.isClassDeclaration(statement)
          ? statement.members
          : [];
    for (const node of named) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart(file)) + 1;
      yield { name: ('name' in node && node.name?.getText(file)) || 'default', lines };
    }
  }
}

/** Whether an expression is a function, such as one that a call like `memo` gets. */
function isMade(expression: ts.Expression | undefined): boolean {
  if (expression === undefined) return false;
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) return true;
  return ts.isCallExpression(expression) && expression.arguments.some(isMade);
}

test('no function of the app has more than 150 lines', () => {
  const long = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('src/api/generated/') && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      // A file that is this short holds no such function.
      if (text.split('\n').length <= 150) return [];
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
      return [...lengths(file)].filter(({ lines }) => lines > 150).map(({ name }) => [path, name]);
    });
  expect(long).toEqual([]);
});
