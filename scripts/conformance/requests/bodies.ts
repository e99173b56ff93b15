import type { Schema } from '../../contract/document.ts';
import type { Operation } from '../operations.ts';
import type { Input } from '../run.ts';
import { isObject, type Json } from './values.ts';

/** Tells whether a property has a meaning beyond its value: a reference, a status, a secret. */
const isBound = (name: string) =>
  /Ids?$|^(status|linked|steps|clear|version|submitted|file|thumbnail|kind|cursor|confirmPassword)$/.test(
    name,
  );

/** Returns the properties of a body that accept any value of their schema. */
export const freeProperties = (
  { body }: Operation,
  fixed: readonly string[] = [],
): [string, Schema][] =>
  Object.entries(body?.flat.properties ?? {}).filter(
    ([name]) => !isBound(name) && !fixed.includes(name),
  );

/** Adds values to the body of a request. */
export function withBody({ body }: Operation, input: Input, values: Json): Input {
  if (body?.mediaType === 'application/json')
    return { ...input, json: { ...(isObject(input.json) ? input.json : {}), ...values } };
  const texts = Object.entries(values).map(([name, value]) => [name, formText(String(value))]);
  return { ...input, form: { ...input.form, ...Object.fromEntries(texts) } };
}

/** Forms turn every line break into CR LF (RFC 7578 section 4), which is not a change by the host. */
const formText = (text: string) => text.replace(/[\r\n]/g, ' ');
