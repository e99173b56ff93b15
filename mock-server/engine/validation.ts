import type { PrismOperation } from './contract.ts';
import type { FieldProblem } from './problem.ts';

/** A violation of the schema that Prism reports for a request or an answer. */
export interface Violation {
  message: string;
  /** The JSON Schema keyword. */
  code?: string | number;
  /** `body`, `path`, `query` or `header`, then the path to the value. */
  path?: (string | number)[];
}

const PREFIX = /^(Request|Response) (body|path|query|header)( (property|parameter) [^ ]+)? /;

/** Converts Prism's violations to the `errors` of the contract. */
export function toFieldProblems(
  operation: PrismOperation,
  violations: readonly Violation[],
): FieldProblem[] {
  return violations.map(({ message, code, path = [] }) => {
    const [where, ...steps] = path.map(String);
    // For a missing or unexpected property, Ajv reports the parent and names the property in the
    // message.
    const blamed = /(?:required property|; found|unevaluated properties:?) '([^']+)'/.exec(message);
    if (blamed?.[1] !== undefined) steps.push(escapePointer(blamed[1]));
    const named = where === 'body' ? steps : steps.map((step) => parameterName(operation, step));
    return {
      pointer: named.map((step) => `/${step}`).join(''),
      code: String(code ?? 'invalid'),
      detail: message.replace(PREFIX, ''),
    };
  });
}

/** Escapes a name for a JSON Pointer (RFC 6901 section 3). */
const escapePointer = (name: string) => name.replace(/~/g, '~0').replace(/\//g, '~1');

/** Prism reports parameters in lowercase. */
function parameterName(operation: PrismOperation, lowerCase: string): string {
  const { path = [], query = [], headers = [] } = operation.request ?? {};
  const declared = [...path, ...query, ...headers].find(
    (parameter) => parameter.name.toLowerCase() === lowerCase,
  );
  return declared?.name ?? lowerCase;
}

/**
 * Returns query parameters that are present but empty where that is invalid: Prism treats them as
 * missing.
 */
export function emptyParameters(
  operation: PrismOperation,
  query: Readonly<Record<string, string | string[]>>,
  known: readonly FieldProblem[],
): FieldProblem[] {
  return (operation.request?.query ?? []).flatMap(({ name, schema }) => {
    const isEmpty = [query[name]].flat().includes('');
    const pointer = `/${name}`;
    if (!isEmpty || known.some((problem) => problem.pointer.startsWith(pointer))) return [];
    const each = schema?.type === 'array' ? schema.items : schema;
    const least = typeof each === 'object' && 'minLength' in each ? Number(each.minLength) : 0;
    if (least === 0) return [];
    return [{ pointer, code: 'minLength', detail: `must NOT have fewer than ${least} characters` }];
  });
}
