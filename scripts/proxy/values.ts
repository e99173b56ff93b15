import { extname } from 'node:path';
import type { Part } from '../../mock-server/engine/multipart.ts';
import type { Finding } from '../conformance/check.ts';
import type { Api } from '../conformance/operations.ts';
import type { Flat } from '../conformance/schema.ts';
import type { Schema } from '../contract/document.ts';

/** The texts of a parameter as the value that they stand for; what cannot be read stays a text. */
export function typed(api: Api, schema: Schema, texts: readonly string[]): unknown {
  const { types, items } = api.flat(schema);
  if (types.includes('array')) return texts.map((text) => scalar(api, items ?? {}, text));
  // Given twice where it is one value: no schema of one value lets a list through.
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

/** The parts of a form by name; of one that was sent twice the last one counts. */
export type Form = Map<string, Part>;

export const formFrom = (parts: readonly Part[]): Form =>
  new Map(parts.map((part) => [part.name, part]));

/** A form as its schema sees it; a file stands as a text. */
export const typedForm = (api: Api, { properties }: Flat, form: Form): Record<string, unknown> =>
  Object.fromEntries(
    [...form].map(([name, { fileName, data }]) => [
      name,
      fileName === null ? scalar(api, properties[name] ?? {}, data.toString()) : 'file',
    ]),
  );

/** What about the parts of a form JSON Schema cannot see. */
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
      findings.push({ expected: `${name} to be ${extensions.join(', ')}`, got: kind || 'no kind' });
    if (maxBytes !== undefined && data.length > maxBytes)
      findings.push({
        expected: `${name} of ${maxBytes} bytes at the most`,
        got: `${data.length}`,
      });
    return findings;
  });
}
