import { settle } from '../core/notifications/notifier.ts';
import type { Tenant } from '../core/state/tenant.ts';
import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What `GET /__mock/clock` answers. */
export const clockOf = (tenant: Tenant) => ({
  now: new Date(tenant.now()).toISOString(),
  aheadSeconds: tenant.ahead / 1000,
});

/** Moves the clock of a tenant, and sends what is due by then. It never goes back. @throws InputError */
export function moveClock(tenant: Tenant, body: unknown): void {
  if (!isRecord(body)) throw new InputError('The body must be an object.');
  allowOnly(body, ['aheadSeconds'], '');
  const range: [number, number] = [tenant.ahead / 1000, YEAR_SECONDS];
  const ahead = optionalInteger(body, 'aheadSeconds', '', range);
  if (ahead === undefined) throw new InputError('aheadSeconds is missing.');
  tenant.ahead = ahead * 1000;
  settle(tenant);
}
