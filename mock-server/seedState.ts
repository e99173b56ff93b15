import { modulesIn } from './engine/modulesIn.ts';
import { sampleScans } from './sample-data/index.ts';
import type { Seed } from './seed/seed.ts';
import type { Settings, TenantState } from './state/model.ts';
import { hashSecret } from './state/secrets.ts';

const MINUTE_MS = 60 * 1000;

/** Each file in `seed/` that exports `seed` or `sharedSeed` is registered by its place. */
const files = await modulesIn<{
  /** Makes records for one tenant. */
  seed: Seed;
  /** Makes records that tenants of the same minute share. They are frozen: handlers replace them. */
  sharedSeed: Seed;
}>(new URL('./seed/', import.meta.url));

const seeds = files.flatMap(({ module }) => module.seed ?? []);
const sharedSeeds = files.flatMap(({ module }) => module.sharedSeed ?? []);

let shared: { minute: number; slices: Partial<TenantState>[] } | undefined;

/** Making hundreds of records for each of hundreds of tests would take long. */
function sharedSlices(now: number): Partial<TenantState>[] {
  const minute = Math.floor(now / MINUTE_MS);
  if (shared?.minute !== minute) {
    shared = { minute, slices: sharedSeeds.map((seed) => frozen(seed(now))) };
  }
  return shared.slices;
}

/** Freezes a value with all its parts, so that changing a shared record throws. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}

/** @param now milliseconds since the epoch; dates of the records lie around it */
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
  // Each slice of the state has a seed, if only an empty one.
  return state as TenantState;
}

/** Changes with the sample scans, whose sizes the seed contains. */
export const seedVersion = (): string =>
  hashSecret(JSON.stringify(sampleScans.map(({ key, bytes }) => [key, bytes])));
