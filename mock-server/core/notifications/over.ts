import { kindOf } from '../kinds/registry.ts';
import { rowNamed } from '../kinds/sees.ts';
import { announce } from '../live/announce.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Notice } from '../state/notices.ts';
import type { Tenant } from '../state/tenant.ts';
import { mayKnow, seerFor } from './sees.ts';

/** What asks a person to act on a record. */
const ASKING: readonly Notice['kind'][] = ['ball_in_court', 'review_requested', 'due', 'reminder'];

/**
 * Marks notifications as read that an entry has settled: those of who did it, and those that ask people who are no longer
 * asked. Tells the browsers of those who may no longer see the record, since it is no longer counted for them.
 */
export function settleRead(tenant: Tenant, entries: readonly ActivityEntry[]): void {
  const { state } = tenant;
  const records = new Map<string, { record: Notice['record']; actorIds: Set<string> }>();
  for (const { record, actorKind, actorId } of entries) {
    if (!record) continue;
    const known = records.get(record.id) ?? { record, actorIds: new Set() };
    if (actorKind === 'person' && actorId !== null) known.actorIds.add(actorId);
    records.set(record.id, known);
  }
  if (records.size === 0) return;
  for (const [userId, notices] of Object.entries(state.notices)) {
    const read = new Set<Notice>();
    const hidden: string[] = [];
    for (const notice of notices) {
      const found = notice.read ? undefined : records.get(notice.record.id);
      if (!found || found.record.type !== notice.record.type) continue;
      if (found.actorIds.has(userId) || isSettled(tenant, userId, notice)) read.add(notice);
      else if (!isSeen(tenant, userId, notice)) hidden.push(notice.id);
    }
    if (read.size > 0) {
      state.notices[userId] = notices.map((notice) =>
        read.has(notice) ? { ...notice, read: true } : notice,
      );
    }
    announce(tenant, userId, [...[...read].map(({ id }) => id), ...hidden]);
  }
}

/** Whether a notification asks somebody who is not asked any more. */
function isSettled({ state }: Tenant, userId: string, { kind, record }: Notice): boolean {
  const asked = ASKING.includes(kind) ? kindOf(record.type)?.asked : undefined;
  const row = asked && rowNamed(state, record);
  return row ? !asked(row, state).includes(userId) : false;
}

function isSeen(tenant: Tenant, userId: string, notice: Notice): boolean {
  const seer = seerFor(tenant, userId);
  return seer !== null && mayKnow(seer, notice);
}
