import './allKinds.ts';
import type { ConsistencyRule } from '../core/consistency.ts';
import type { Tenant } from '../core/state/tenant.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';

const files = await modulesNamed<{ rules: readonly ConsistencyRule[] }>(
  new URL('../modules/', import.meta.url),
  'consistency',
);
const rules = files.flatMap(({ module }) => module.rules ?? []);

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const known = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);

/**
 * Checks all data of a tenant.
 * @returns one line per inconsistency: a dangling reference, a record without a field that its
 * status requires, timestamps out of order, files that no record uses, a polluted prototype
 */
export function inconsistencies({ state, storage }: Pick<Tenant, 'state' | 'storage'>): string[] {
  return [...pollution(), ...rules.flatMap((rule) => [...rule(state, storage)])];
}

/**
 * Merging a body such as `{"__proto__": {...}}` into a record would change every object in the
 * process.
 */
const pollution = (): string[] =>
  prototypes.flatMap((prototype, i) =>
    Reflect.ownKeys(prototype).length === known[i]
      ? []
      : [`${prototype.constructor.name}.prototype has been changed`],
  );
