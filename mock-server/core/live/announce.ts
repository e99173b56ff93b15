import type { Tenant } from '../state/tenant.ts';
import type { Draft } from './event.ts';

/** Ids of the notifications that have changed since the last look, by the id of the person. */
const changed = new WeakMap<Tenant, Map<string, Set<string>>>();

/** The contract permits no more. */
const MOST = 100;

/** Tells the browsers of a person about their notifications, once the call has ended. */
export function announce(tenant: Tenant, userId: string, ids: readonly string[]): void {
  const people = changed.get(tenant) ?? new Map<string, Set<string>>();
  changed.set(tenant, people);
  const known = people.get(userId) ?? new Set();
  for (const id of ids) known.add(id);
  if (known.size > 0) people.set(userId, known);
}

/** Returns the events about what was announced. */
export function announced(tenant: Tenant): Draft[] {
  const people = changed.get(tenant);
  changed.delete(tenant);
  const at = new Date(tenant.now()).toISOString();
  return [...(people ?? [])].map(([id, ids]) => ({
    event: { type: 'notification.changed', at, notificationIds: [...ids].slice(-MOST) },
    audience: { to: 'people', ids: [id], themselves: true },
  }));
}
