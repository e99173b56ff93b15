import { lookUp, type NotificationPreferences } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import type { Tenant } from '../state/tenant.ts';
import { byRecord } from './byRecord.ts';
import { email, type Parcel, push } from './outgoing.ts';
import { type Item, itemFor, savedBy } from './preferences.ts';
import { afterQuiet, digestsAt, realtimeOf } from './schedule.ts';
import { mayKnow, seerFor } from './sees.ts';

type Channel = 'email' | 'push';

interface Waiting {
  notice: Notice;
  item: Omit<Item, 'key'>;
}

/** Sends everything that is due by now. @returns whether anything was sent or dropped */
export function sendDue(tenant: Tenant, appUrl: string): boolean {
  let isChanged = false;
  // What waits for an earlier email about the same record can be due, too.
  while (sendNext(tenant, appUrl)) isChanged = true;
  return isChanged;
}

function sendNext(tenant: Tenant, appUrl: string): boolean {
  const { state } = tenant;
  let isChanged = false;
  for (const userId of Object.keys(state.notices)) {
    for (const channel of ['email', 'push'] as const) {
      const ownNotices = state.notices[userId] ?? [];
      if (!ownNotices.some(({ waiting }) => waiting?.includes(channel))) continue;
      const { parcels, settled } = parcelsOf(tenant, userId, channel);
      for (const parcel of parcels) {
        if (channel === 'push') push(tenant, appUrl, parcel);
        else email(tenant, appUrl, parcel);
        if (channel === 'email' && !parcel.digest) state.mailed[mailKey(parcel)] = parcel.at;
      }
      if (settled.size === 0) continue;
      isChanged = true;
      state.notices[userId] = ownNotices.map((notice) =>
        settled.has(notice.id)
          ? { ...notice, waiting: notice.waiting?.filter((other) => other !== channel) ?? [] }
          : notice,
      );
    }
  }
  return isChanged;
}

/** Returns what is due for a person by one channel, and what need not wait any longer. */
function parcelsOf(tenant: Tenant, userId: string, channel: Channel) {
  const { state } = tenant;
  const now = tenant.now();
  const preferences = savedBy(state, userId);
  const settled = new Set<string>();
  const waiting: Waiting[] = [];
  for (const notice of state.notices[userId] ?? []) {
    if (!notice.waiting?.includes(channel)) continue;
    const item = itemFor(state, userId, notice);
    const isWanted = item.enabled && item.frequency !== 'none' && item.channels[channel];
    // Who has read it needs no email about it.
    const isNew = !notice.read && !notice.done;
    if (isWanted && isNew && !preferences.optOut.optedOut) waiting.push({ notice, item });
    else settled.add(notice.id);
  }
  const due = [
    ...atOnce(tenant, userId, channel, preferences, waiting),
    ...digests(tenant, userId, preferences, waiting),
  ].filter(({ at }) => at <= now);
  for (const { notices } of due) for (const { id } of notices) settled.add(id);
  return { parcels: knownOf(tenant, userId, due).sort((a, b) => a.at - b.at), settled };
}

/** The parcels without what the person may not know at this time. */
function knownOf(tenant: Tenant, userId: string, parcels: readonly Parcel[]): Parcel[] {
  const seer = parcels.length > 0 ? seerFor(tenant, userId) : null;
  if (!seer) return [];
  return parcels.flatMap((parcel): Parcel[] => {
    const notices = parcel.notices.filter((notice) => mayKnow(seer, notice));
    return notices.length > 0 ? [{ ...parcel, notices }] : [];
  });
}

const zoneFor = ({ state }: Tenant, userId: string, { projectId }: Notice) => ({
  timeZone:
    lookUp(state.users, userId)?.timeZone ?? lookUp(state.projects, projectId)?.timeZone ?? 'PST',
});

/** Returns what is sent at once: emails record by record, so that several events about one are one email. */
function atOnce(
  tenant: Tenant,
  userId: string,
  channel: Channel,
  { times }: Pick<NotificationPreferences, 'times'>,
  waiting: readonly Waiting[],
): Parcel[] {
  const { mailed } = tenant.state;
  const realtime = waiting.filter(({ item }) => item.frequency === 'realtime');
  return byRecord(realtime.map(({ notice }) => notice)).flatMap((notices): Parcel[] => {
    const [first] = notices;
    const zone = zoneFor(tenant, userId, first);
    const start = Date.parse(first.at);
    if (channel === 'push') return [{ userId, notices, at: afterQuiet(zone, times, start) }];
    const at = realtimeOf(zone, times, start, lookUp(mailed, mailKey({ userId, notices })));
    return [{ userId, notices: notices.filter((notice) => Date.parse(notice.at) <= at), at }];
  });
}

/** Names the emails at once to a person about a record. */
const mailKey = ({ userId, notices: [first] }: Pick<Parcel, 'userId' | 'notices'>) =>
  `${userId} ${first?.record.id}`;

/** One email or push message for everything of a frequency up to its time. */
function digests(
  tenant: Tenant,
  userId: string,
  { times }: Pick<NotificationPreferences, 'times'>,
  waiting: readonly Waiting[],
): Parcel[] {
  const parcels = new Map<string, Parcel & { notices: Notice[] }>();
  const digestOf = digestsAt(times);
  for (const { notice, item } of waiting) {
    const zone = zoneFor(tenant, userId, notice);
    const at = digestOf(zone, item.frequency, Date.parse(notice.at));
    if (at === null) continue;
    const key = `${item.frequency} ${at}`;
    const parcel = parcels.get(key) ?? { userId, at, notices: [], digest: item.frequency };
    parcel.notices.push(notice);
    parcels.set(key, parcel);
  }
  return [...parcels.values()];
}
