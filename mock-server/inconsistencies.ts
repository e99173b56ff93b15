import type { ConsistencyRule } from './consistency/check.ts';
import { modulesIn } from './engine/modulesIn.ts';
import type { Tenant } from './state/store.ts';

/** Each file in `consistency/` that exports `rules` is registered by its place. */
const files = await modulesIn<{ rules: readonly ConsistencyRule[] }>(
  new URL('./consistency/', import.meta.url),
);
const rules = files.flatMap(({ module }) => module.rules ?? []);

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const known = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);

/**
 * Checks all data of a tenant.
 * @returns a line for each inconsistency: a dangling reference, a record without what its status requires, times out
 * of order, files that no record uses, a polluted prototype
 */
export function inconsistencies({ state, shelf }: Pick<Tenant, 'state' | 'shelf'>): string[] {
  return [...pollution(), ...rules.flatMap((rule) => [...rule(state, shelf)])];
}

/** Merging a body such as `{"__proto__": {...}}` into a record changes every object in the process. */
const pollution = (): string[] =>
  prototypes.flatMap((prototype, i) =>
    Reflect.ownKeys(prototype).length === known[i]
      ? []
      : [`${prototype.constructor.name}.prototype has been changed`],
  );
