import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../support/paths.ts';

/** What is said when an operation fails, as src/shared/errors has it. */
interface OperationText {
  otherwise: string;
  codes?: Record<string, string>;
  serverMessageFirst?: true;
}

export interface ErrorTexts {
  operations: Record<string, OperationText>;
  /** Why something failed, for each code. */
  reasons: Record<string, string>;
}

const FOLDER = ['src', 'shared', 'errors'];

/** The texts that users read. They are read from the source: scripts run without the build that src needs. */
export function readErrorTexts(): ErrorTexts {
  return {
    operations: {
      ...readObject<ErrorTexts['operations']>('operationTexts.ts', 'failures'),
      ...readObject<ErrorTexts['operations']>('laterTexts.ts', 'failures'),
      ...readObject<ErrorTexts['operations']>('visitorTexts.ts', 'failures'),
    },
    reasons: {
      ...readObject<ErrorTexts['reasons']>('problemTexts.ts', 'problemTexts'),
      ...readObject<ErrorTexts['reasons']>('laterTexts.ts', 'reasons'),
    },
  };
}

function readObject<T>(file: string, constant: string): T {
  const text = readFileSync(inRoot(...FOLDER, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === constant);
  if (!declaration?.initializer) throw new Error(`${file} has no constant ${constant}.`);
  return literal(declaration.initializer, file) as T;
}

/** The value of an expression that only texts, `true` and objects of them make up. */
function literal(node: ts.Expression, file: string): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isSatisfiesExpression(node)) return literal(node.expression, file);
  if (!ts.isObjectLiteralExpression(node)) {
    throw new Error(`${file} has a value that scripts/docs/texts.ts cannot read.`);
  }
  return Object.fromEntries(
    node.properties.map((property) => {
      const { name } = property;
      const plain = ts.isPropertyAssignment(property) && name && !ts.isComputedPropertyName(name);
      if (!plain) throw new Error(`${file} has a property that scripts/docs/texts.ts cannot read.`);
      return [name.text, literal(property.initializer, file)];
    }),
  );
}
