import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../mock-server/core/state/storage/store.ts';
import { DEFAULT_TENANT } from '../../../mock-server/core/state/tenant.ts';
import { isObject } from '../requests/values.ts';

/**
 * Describes the first difference between what is saved and the state in memory, such as -0, which JSON cannot
 * store; null if they are equal.
 */
export function faultOfSaved(saved: unknown, state: unknown): string | null {
  const place = difference(saved, state, 'state');
  return place && `what is saved differs from the state: ${place}`;
}

/** The same for the tenant that a mock keeps. */
export const savedFault = (store: Store): string | null =>
  faultOfSaved(store.saved(), store.tenant(DEFAULT_TENANT).state);

function difference(saved: unknown, current: unknown, path: string): string | null {
  if (isDeepStrictEqual(saved, current)) return null;
  if (isObject(saved) && isObject(current)) return inside(saved, current, path);
  if (Array.isArray(saved) && Array.isArray(current)) return inside(saved, current, path);
  return `${path} is ${shown(saved)} instead of ${shown(current)}`;
}

function inside(saved: object, current: object, path: string): string {
  for (const name of new Set([...Object.keys(saved), ...Object.keys(current)])) {
    const [before, after] = [Reflect.get(saved, name), Reflect.get(current, name)];
    const found = difference(before, after, `${path}.${name}`);
    if (found) return found;
  }
  return `${path} has other names`;
}

const shown = (value: unknown) =>
  Object.is(value, -0) ? '-0' : (JSON.stringify(value)?.slice(0, 200) ?? String(value));
