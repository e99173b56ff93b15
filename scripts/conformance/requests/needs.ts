import type { Action, Need, Permissions } from '../../contract/document.ts';
import type { Operation } from '../operations.ts';
import type { Input } from '../run.ts';
import { isObject } from './values.ts';

/** Returns the action of the table of roles. */
export const actionOf = ({ modules }: Permissions, { module, action }: Need): Action => {
  const found = modules[module]?.actions[action];
  if (!found) throw new Error(`The table of roles has no action ${action} of ${module}.`);
  return found;
};

/** Whether a request meets the conditions of a need. */
export const applies = ({ request = {} }: Need, operation: Operation, input: Input): boolean =>
  Object.entries(request).every(([name, expected]) =>
    matches(sentAs(operation, input, name), expected),
  );

const matches = (value: unknown, expected: unknown): boolean =>
  expected === '*' ? value !== undefined && value !== null : (value ?? null) === expected;

/** Returns a property of the request: of its body, or else a parameter, or else its default. */
function sentAs({ body }: Operation, input: Input, name: string): unknown {
  const inBody = name
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), input.json);
  const sent = [inBody, input.form?.[name], input.query?.[name], input.path[name]];
  const metadata = new RegExp(`\\b${name} ([\\w+/=]+)`).exec(
    input.headers?.['Upload-Metadata'] ?? '',
  );
  const inHeader = metadata?.[1] && Buffer.from(metadata[1], 'base64').toString();
  return (
    sent.find((value) => value !== undefined) ?? inHeader ?? body?.flat.properties[name]?.default
  );
}

/** Returns the request with the values that a need asks for; null if they cannot simply be added. */
export function meeting(need: Need, operation: Operation, input: Input): Input | null {
  if (applies(need, operation, input)) return input;
  const values = Object.entries(need.request ?? {});
  const isSimple = values.every(([name, value]) => !name.includes('.') && value && value !== '*');
  if (!isSimple || !isObject(input.json)) return null;
  return { ...input, json: { ...input.json, ...Object.fromEntries(values) } };
}
