import { hubOf } from '../core/live/hub.ts';
import type { Tenant } from '../core/state/tenant.ts';
import { allowOnly, InputError, isRecord, optionalBoolean, optionalInteger } from './inputs.ts';

const ACTS = ['cut', 'repeat', 'forget'] as const;
const MAX_DELAY_MS = 60_000;

/** What `GET /__mock/streams` answers. */
export function streamsOf(tenant: Tenant) {
  const { open, faults } = hubOf(tenant);
  return { open, ...faults };
}

/**
 * Disturbs the streams of events: `delayMs` and `held` stay until they are changed; `do` is done once.
 * - `cut` breaks off all connections.
 * - `repeat` sends the last 20 events again.
 * - `forget` empties the replay window, so that who reconnects has to read everything again.
 * @throws InputError
 */
export function disturb(tenant: Tenant, body: unknown): void {
  if (!isRecord(body)) throw new InputError('The body must be an object.');
  allowOnly(body, ['delayMs', 'held', 'do'], '');
  const hub = hubOf(tenant);
  const act = ACTS.find((candidate) => candidate === body.do);
  if (body.do !== undefined && !act) throw new InputError(`do must be one of ${ACTS.join(', ')}.`);
  hub.faults = {
    delayMs: optionalInteger(body, 'delayMs', '', [0, MAX_DELAY_MS]) ?? hub.faults.delayMs,
    held: optionalBoolean(body, 'held', '') ?? hub.faults.held,
  };
  if (act === 'cut') hub.cut();
  if (act === 'repeat') hub.repeat(20);
  if (act === 'forget') hub.forget();
}
