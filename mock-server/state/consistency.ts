import { accountFaults, projectFaults, viewFaults } from './consistency/accounts.ts';
import { fileFaults } from './consistency/files.ts';
import { mediaFaults } from './consistency/media.ts';
import { placeFaults } from './consistency/places.ts';
import { recordFaults } from './consistency/records.ts';
import { statusFaults } from './consistency/statuses.ts';
import type { Tenant } from './store.ts';

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const known = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);

/**
 * Walks all that a tenant has.
 * @returns what does not agree, a line each: a reference to what neither exists nor is declared as gone, a record
 * without what its status needs, times out of order, files that nothing holds, a polluted prototype
 */
export function inconsistencies({ state, shelf }: Pick<Tenant, 'state' | 'shelf'>): string[] {
  return [
    ...pollution(),
    ...accountFaults(state),
    ...projectFaults(state),
    ...viewFaults(state),
    ...recordFaults(state),
    ...statusFaults(state),
    ...mediaFaults(state),
    ...placeFaults(state),
    ...fileFaults(state, shelf),
  ];
}

/** A body such as `{"__proto__": {...}}` that was merged into something changes every object there is. */
const pollution = (): string[] =>
  prototypes.flatMap((prototype, i) =>
    Reflect.ownKeys(prototype).length === known[i]
      ? []
      : [`${prototype.constructor.name}.prototype has been changed`],
  );
