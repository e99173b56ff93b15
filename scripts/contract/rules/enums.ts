import { type Contract, callsOf, isSuccess, resolve, type Schema } from '../document.ts';
import { knownValues } from '../effective.ts';

/** Why the values of an enum in an answer do not grow, see openapi/RULES.md. */
const reasons = ['state', 'listed', 'input', 'shape'];

const isObject = (node: unknown): node is Schema => typeof node === 'object' && node !== null;

/** Every enum in an answer is open, or says with `x-closed` why it is not. */
export function openOrClosed(contract: Contract): string[] {
  const findings = new Set<string>();
  const seen = new Set<string>();
  const visit = (node: unknown, place: string): void => {
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string') {
      const name = node.$ref.split('/').at(-1) ?? '';
      if (!seen.has(name)) {
        seen.add(name);
        visit(resolve(contract, node), name);
      }
      return;
    }
    if (knownValues(contract, node)) return;
    if (Array.isArray(node.enum) && !reasons.includes(String(node['x-closed']))) {
      findings.add(
        `${place} is neither an open enum nor closed for one of: ${reasons.join(', ')}.`,
      );
    }
    const { properties, items, additionalProperties, allOf, anyOf, oneOf } = node;
    for (const [name, schema] of Object.entries(properties ?? {}))
      visit(schema, `${place}/${name}`);
    for (const schema of [allOf, anyOf, oneOf, [items, additionalProperties]].flat())
      visit(schema, place);
  };
  for (const { name, responses } of callsOf(contract))
    for (const [status, { content = {} }] of responses)
      if (isSuccess(status))
        for (const { schema } of Object.values(content)) visit(schema, `${name} ${status}`);
  return [...findings];
}
