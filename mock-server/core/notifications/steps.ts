import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { announce } from '../live/announce.ts';
import type { LogCall } from '../members/viewer.ts';
import type { Notice } from '../state/notices.ts';
import { countsOf, stateOf, viewOf, visibleNotices } from './view.ts';

type Schemas = components['schemas'];
type Step = Schemas['NotificationStep'];

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** What each step does with a notification. Those that are about the record change nothing in it. */
const changes: Record<Step, (until: string | null) => Partial<Notice>> = {
  read: () => ({ read: true }),
  unread: () => ({ read: false }),
  done: () => ({ done: true, read: true, snoozedUntil: null }),
  reopen: () => ({ done: false }),
  snooze: (until) => ({ done: false, read: false, snoozedUntil: until }),
  wake: () => ({ snoozedUntil: null }),
  mute: () => ({}),
  unmute: () => ({}),
};

type BulkCall = LogCall & { body: Schemas['BulkUpdateNotificationsRequest'] };

export function bulkSteps(call: BulkCall) {
  const { ids, step, until = null } = call.body;
  const { tenant, now } = call;
  if (step === 'snooze') {
    if (until === null) return invalid('/until', 'required', 'is required to snooze');
    const ms = Date.parse(until) - now;
    if (ms <= 0 || ms > YEAR_MS)
      return invalid('/until', 'range', 'must be in the future, and within a year');
  } else if (until !== null) {
    return invalid('/until', 'const', 'is only for snooze');
  }
  const chosen = visibleNotices(call).filter(({ id }) => ids.includes(id));
  if (step === 'mute' || step === 'unmute') mute(call, chosen, step === 'mute');
  const { state } = tenant;
  const userId = call.user().id;
  const change = changes[step](until && new Date(until).toISOString());
  const found = changed(state.notices[userId] ?? [], chosen, change);
  if (chosen.length > 0) {
    state.notices[userId] = found;
    announce(tenant, userId, ids);
  }
  const data = found.filter(({ id }) => chosen.some((notice) => notice.id === id));
  const body = {
    success: true as const,
    data: data.map((notice) => viewOf(call, notice)),
    counts: countsOf(call),
  };
  return { status: 200 as const, body };
}

const changed = (notices: readonly Notice[], chosen: readonly Notice[], change: Partial<Notice>) =>
  notices.map((notice) => (chosen.includes(notice) ? { ...notice, ...change } : notice));

function mute({ tenant, user }: LogCall, chosen: readonly Notice[], on: boolean): void {
  const { mutedRecords } = tenant.state;
  const { id } = user();
  const ids = chosen.map(({ record }) => record.id);
  const others = (mutedRecords[id] ?? []).filter((known) => !ids.includes(known));
  mutedRecords[id] = on ? [...new Set([...others, ...ids])] : others;
}

/** Marks what is open as read, up to a time. */
export function readAll(
  call: LogCall,
  { box, until }: Schemas['MakeNotificationsReadRequest'],
): void {
  const end = Date.parse(until);
  markRead(call, (notice) => (box ?? notice.box) === notice.box && Date.parse(notice.at) <= end);
}

/** Marks what is open and about a record as read. */
export const readRecord = (
  call: LogCall,
  { type, id }: Schemas['MakeRecordNotificationsReadRequest'],
): void => markRead(call, ({ record }) => record.id === id && record.type === type);

function markRead(call: LogCall, isChosen: (notice: Notice) => boolean): void {
  const { tenant, now } = call;
  const userId = call.user().id;
  const chosen = visibleNotices(call).filter(
    (notice) => !notice.read && stateOf(notice, now) === 'open' && isChosen(notice),
  );
  if (chosen.length === 0) return;
  tenant.state.notices[userId] = changed(tenant.state.notices[userId] ?? [], chosen, {
    read: true,
  });
  announce(
    tenant,
    userId,
    chosen.map(({ id }) => id),
  );
}
