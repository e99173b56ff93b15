import type { TenantState } from './state/model.ts';

/**
 * Makes the records of a tag for a new tenant.
 * @param now milliseconds since the epoch; dates of the records are relative to it
 */
export type Seed = (now: number) => Partial<TenantState>;
