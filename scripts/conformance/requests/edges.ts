import type { Schema } from '../../contract/document.ts';
import type { Api } from '../operations.ts';
import { type Drawn, fitting, oddTexts } from './generate.ts';
import type { Flat } from './schema.ts';

/** A value with its name in reports. */
export interface Named extends Drawn {
  value: unknown;
}

const TOO_MUCH = 200;

/** Valid values at the limits of a schema, and texts that a host must treat as plain text. */
export const boundaries = once((api: Api, schema: Schema): Named[] => {
  const validate = api.validator(schema);
  return candidates(api, api.flat(schema)).filter(({ value }) => validate(value).length === 0);
});

/** Invalid values, each for one reason. */
export const violations = once((api: Api, schema: Schema): Named[] => {
  const validate = api.validator(schema);
  return broken(api, schema).filter(({ value }) => validate(value).length > 0);
});

/** Cached per schema, because long runs ask again and again. */
function once(find: (api: Api, schema: Schema) => Named[]) {
  const known = new WeakMap<Schema, Named[]>();
  return (api: Api, schema: Schema): Named[] => {
    const found = known.get(schema) ?? find(api, schema);
    known.set(schema, found);
    return found;
  };
}

function candidates(api: Api, flat: Flat): Named[] {
  const { minLength = 0, maxLength, minimum, maximum, minItems, maxItems, items } = flat;
  const of = (name: string, value: unknown): Named => ({ name, value });
  /** Never left to chance: each side of a bound, and each option. */
  const always = (name: string, value: unknown): Named => ({ name, value, always: true });
  if (flat.enum) return flat.enum.map((value) => always(`the option ${String(value)}`, value));
  if (flat.examples) return flat.examples.map((value) => of(`the known value ${value}`, value));
  const found = (flat.anyOf ?? []).flatMap((part) => candidates(api, api.flat(part)));
  if (flat.types.includes('null')) found.push(of('null', null));
  if (flat.types.includes('boolean')) found.push(of('true', true), of('false', false));
  if (flat.types.includes('integer')) {
    if (minimum !== undefined) found.push(always(`the minimum, ${minimum}`, minimum));
    if (maximum !== undefined) found.push(always(`the maximum, ${maximum}`, maximum));
  }
  if (flat.types.includes('string') && flat.format === 'date')
    found.push(of('a leap day', '2028-02-29'));
  if (flat.types.includes('string') && (!flat.format || flat.format === 'password')) {
    found.push(always('the shortest text', fitting(flat, 'x'.repeat(minLength))));
    if (maxLength !== undefined) {
      found.push(always(`${maxLength} characters`, fitting(flat, 'x'.repeat(maxLength))));
      // Lengths are counted in code points (JSON Schema validation, section 6.3.1); these take four bytes
      // each.
      if (!flat.pattern || /^\\S$/.test(flat.pattern)) {
        found.push(of(`${maxLength} characters of four bytes`, '🏗'.repeat(maxLength)));
      }
    }
    const odd = [...oddTexts.join(' ')].slice(0, maxLength).join('');
    found.push({ name: 'a text of unusual characters', value: odd, always: true });
    found.push(...oddTexts.map((text) => of(`the text ${JSON.stringify(text)}`, text)));
  }
  if (flat.types.includes('array') && items) {
    const [candidate] = candidates(api, api.flat(items));
    found.push(of('an empty list', []));
    if (candidate && minItems)
      found.push(always('the shortest list', Array(minItems).fill(candidate.value)));
    if (candidate && maxItems && maxItems < TOO_MUCH) {
      found.push(always(`a list of ${maxItems}`, Array(maxItems).fill(candidate.value)));
    }
  }
  return found;
}

function broken(api: Api, schema: Schema): Named[] {
  const flat = api.flat(schema);
  const { maxLength, minLength = 0, minimum, maximum, maxItems, minItems } = flat;
  const of = (name: string, value: unknown): Named => ({ name, value });
  const always = (name: string, value: unknown): Named => ({ name, value, always: true });
  const found = [
    of('a number for it', 42.5),
    of('a text for it', 'conformance'),
    of('a boolean for it', true),
    of('an object for it', { unexpected: 'object' }),
    of('a list for it', [[]]),
    of('null', null),
  ];
  if (flat.enum) found.push(always('an unknown option', 'conformance_unknown'));
  if (flat.types.includes('string')) {
    if (minLength > 0) found.push(always('an empty text', ''));
    if (minLength > 1)
      found.push(always('a text too short', fitting(flat, 'x').slice(0, minLength - 1)));
    if (maxLength !== undefined) {
      found.push(always('a text too long', `${fitting(flat, 'Aa1!').padEnd(maxLength, 'x')}x`));
    }
    if (flat.pattern) found.push(of('a text of spaces', ' '.repeat(Math.max(1, minLength))));
    if (flat.format) found.push(of(`no ${flat.format}`, 'not-that-format'));
    if (flat.format === 'date') found.push(of('a date that does not exist', '2026-02-30'));
  }
  if (minimum !== undefined) found.push(always('a number too small', minimum - 1));
  if (maximum !== undefined) found.push(always('a number too large', maximum + 1));
  if (flat.types.includes('integer')) found.push(of('a fraction', 1.5));
  if (flat.types.includes('array') && flat.items) {
    const [candidate] = candidates(api, api.flat(flat.items));
    const list = (length: number) => Array.from({ length }, () => candidate?.value);
    if (candidate && flat.uniqueItems) found.push(of('a duplicate item', list(2)));
    if (minItems) found.push(always('an empty list', []));
    if (candidate && maxItems) found.push(always('a list too long', list(maxItems + 1)));
    for (const { name, value, always: isCertain } of broken(api, flat.items))
      found.push({ name: `in the list ${name}`, value: [value], always: isCertain });
  }
  return found;
}
