import type { Seed } from '../core/seed.ts';
import type { Settings, TenantState } from '../core/state/model.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';
import { inOrder } from '../modules/records/seed/history.ts';
import { emptySlices } from './emptySlices.ts';

const MINUTE_MS = 60 * 1000;

const files = await modulesNamed<{
  /** Creates the records of one tenant. */
  seed: Seed;
  /**
   * Creates records shared by all tenants seeded in the same minute. They are frozen: handlers
   * replace them.
   */
  sharedSeed: Seed;
}>(new URL('../modules/', import.meta.url), 'seed');

const seeds = [emptySlices, ...files.flatMap(({ module }) => module.seed ?? [])];
const sharedSeeds = files.flatMap(({ module }) => module.sharedSeed ?? []);

let shared: { minute: number; slices: Partial<TenantState>[] } | undefined;

/** Shared, because creating hundreds of records for each of hundreds of tests would be slow. */
function sharedSlices(now: number): Partial<TenantState>[] {
  const minute = Math.floor(now / MINUTE_MS);
  if (shared?.minute !== minute) {
    const slices = sharedSeeds.map((seed) => frozen(seed(now)));
    const activity = inOrder(slices.flatMap((slice) => slice.activity ?? []));
    const others = slices.map(({ activity: _, ...slice }): Partial<TenantState> => slice);
    shared = { minute, slices: [...others, { activity }] };
  }
  return shared.slices;
}

/** Freezes a value deeply, so that a write to a shared record throws. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}

/** @param now milliseconds since the epoch; the dates of the records are relative to it */
export function seedState(now: number, settings: Settings): TenantState {
  const state: Partial<TenantState> = { settings: { ...settings } };
  for (const slice of [...seeds.map((seed) => seed(now)), ...sharedSlices(now)]) {
    for (const [name, records] of Object.entries(slice)) {
      // Several slices add files, so records are added, not replaced.
      const known: unknown = Reflect.get(state, name);
      if (Array.isArray(known)) known.push(...(records as unknown[]));
      else if (known) Object.assign(known, records);
      else Reflect.set(state, name, Array.isArray(records) ? [...records] : { ...records });
    }
  }
  // Each slice of the state has a seed, even if it is empty.
  return state as TenantState;
}
