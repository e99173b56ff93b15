import type { Schema } from '../../contract/document.ts';
import type { Api, Operation } from '../operations.ts';
import { isObject } from '../requests/values.ts';

/** Schemas that contain themselves are read to this depth. */
const DEPTH = 8;

/** Lists the properties of a JSON value with their values; rows of a list have one name, such as `data[].title`. */
export function propertiesIn(json: unknown, place = ''): [name: string, value: unknown][] {
  if (Array.isArray(json)) return json.flatMap((each) => propertiesIn(each, `${place}[]`));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([name, value]): [string, unknown][] => {
    const path = place === '' ? name : `${place}.${name}`;
    return [[path, value], ...propertiesIn(value, path)];
  });
}

/** Lists the properties that the successes of an operation declare, in the same form. */
export const declaredProperties = (api: Api, { successes, answers }: Operation): Set<string> =>
  new Set(
    successes.flatMap((status) => within(api, answers.get(String(status))?.schema ?? {}, '', 0)),
  );

function within(api: Api, schema: Schema, place: string, depth: number): string[] {
  if (depth > DEPTH) return [];
  const { properties, items, anyOf = [] } = api.flat(schema);
  const ownPaths = Object.entries(properties).flatMap(([name, inner]) => {
    const path = place === '' ? name : `${place}.${name}`;
    return [path, ...within(api, inner, path, depth + 1)];
  });
  const oneOf = (api.flat(schema) as { oneOf?: Schema[] }).oneOf ?? [];
  return [
    ...ownPaths,
    ...(items ? within(api, items, `${place}[]`, depth + 1) : []),
    ...[...anyOf, ...oneOf].flatMap((form) => within(api, form, place, depth + 1)),
  ];
}
