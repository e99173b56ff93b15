import { kindOf } from '../kinds/registry.ts';
import { announce } from '../live/announce.ts';
import { lookUp } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import type { Tenant } from '../state/tenant.ts';
import { itemFor } from './preferences.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_NOTICES = 300;

/** Returns the item of the specification that an event belongs to. */
export function settingOf(kind: Notice['kind'], recordType: string): Notice['setting'] {
  switch (kind) {
    case 'mention':
      return 'comment_mention';
    case 'photos_added':
      return 'photos_added';
    case 'asset_update':
      return 'asset_updates';
    case 'schedule_change':
      return 'schedule_critical_change';
    case 'review_requested':
    case 'ball_in_court':
    case 'due':
    case 'reminder':
      return kindOf(recordType)?.asks ?? null;
    default:
      return null;
  }
}

/** A mute ends the news about a record, not what the person has to do. */
const MUTED: readonly Notice['kind'][] = ['reply', 'response', 'status', 'schedule_change'];

/** Adds a notification, or merges it into one that the person has not read. Nothing if they do not want it. */
export function deliver(tenant: Tenant, userId: string, notice: Notice): void {
  const { state } = tenant;
  const { enabled, channels } = itemFor(state, userId, notice);
  if (!enabled) return;
  const isMuted = lookUp(state.mutedRecords, userId)?.includes(notice.record.id) ?? false;
  if (isMuted && MUTED.includes(notice.kind)) return;
  const ownNotices = lookUp(state.notices, userId) ?? [];
  const merged = ownNotices.find((candidate) => isSame(candidate, notice));
  const next: Notice = merged
    ? { ...notice, id: merged.id, count: merged.count + 1 }
    : { ...notice, ...(!channels.inApp && { unlisted: true }) };
  next.waiting = ['email', 'push'];
  const others = merged ? ownNotices.filter((other) => other !== merged) : ownNotices;
  state.notices[userId] = [...others, next].slice(-MAX_NOTICES);
  if (!next.unlisted) announce(tenant, userId, [next.id]);
}

/** Photos of one person, and news about one asset, within a day. */
function isSame(before: Notice, next: Notice): boolean {
  if (before.kind !== next.kind || before.actorId !== next.actorId) return false;
  if (before.read || before.done || before.projectId !== next.projectId) return false;
  if (Date.parse(next.at) - Date.parse(before.at) > DAY_MS) return false;
  if (next.kind === 'photos_added') return true;
  return next.kind === 'asset_update' && before.record.id === next.record.id;
}
