import { extname } from 'node:path';
import type { Part } from '../../mock-server/engine/body/multipart.ts';
import type { Finding } from '../conformance/check.ts';
import type { Api } from '../conformance/operations.ts';
import type { Flat } from '../conformance/requests/schema.ts';
import type { Schema } from '../contract/document.ts';

/** Converts the texts of a parameter to the type of its schema; a text that does not parse stays a text. */
export function typed(api: Api, schema: Schema, texts: readonly string[]): unknown {
  const { types, items } = api.flat(schema);
  if (types.includes('array')) return texts.map((text) => scalar(api, items ?? {}, text));
  // If a single value is given twice, return an array, which the schema of a single value rejects.
  return texts.length === 1 ? scalar(api, schema, texts[0] ?? '') : texts;
}

function scalar(api: Api, schema: Schema, text: string): unknown {
  const { types } = api.flat(schema);
  if (types.includes('string')) return text;
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** Indexes the parts of a form by name; the last one of a name wins. */
export type Form = Map<string, Part>;

export const formFrom = (parts: readonly Part[]): Form =>
  new Map(parts.map((part) => [part.name, part]));

/** Converts a form to the JSON that its schema describes; a file becomes a text. */
export const typedForm = (api: Api, { properties }: Flat, form: Form): Record<string, unknown> =>
  Object.fromEntries(
    [...form].map(([name, { fileName, data }]) => [
      name,
      fileName === null ? scalar(api, properties[name] ?? {}, data.toString()) : 'file',
    ]),
  );

/** Checks the parts of a form for what JSON Schema cannot express. */
export function wrongParts(api: Api, { properties }: Flat, form: Form): Finding[] {
  return [...form].flatMap(([name, { fileName, data }]) => {
    if (!properties[name]) return [];
    const { format, extensions, maxBytes } = api.flat(properties[name]);
    const isFile = format === 'binary';
    if (isFile !== (fileName !== null))
      return [{ expected: `${name} as a ${isFile ? 'file' : 'text'}`, got: 'the other' }];
    if (!isFile) return [];
    const kind = extname(fileName ?? '')
      .slice(1)
      .toLowerCase();
    const findings: Finding[] = [];
    if (extensions && !extensions.includes(kind))
      findings.push({
        expected: `${name} to be ${extensions.join(', ')}`,
        got: kind || 'no extension',
      });
    if (maxBytes !== undefined && data.length > maxBytes)
      findings.push({
        expected: `${name} of ${maxBytes} bytes at most`,
        got: `${data.length}`,
      });
    return findings;
  });
}
