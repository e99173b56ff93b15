import { announce, announced } from '../live/announce.ts';
import type { Seer } from '../live/seer.ts';
import { allLogs } from '../logs/allLogs.ts';
import type { ActivityEntry } from '../state/activity.ts';
import { lookUp } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { newId } from '../state/secrets.ts';
import type { Tenant } from '../state/store.ts';
import { ofMedia } from './ofMedia.ts';
import { ofRecord, type Telling } from './ofRecords.ts';
import { itemFor, preferencesOf } from './preferences.ts';
import { entriesOfSeed } from './seeded.ts';
import { mayKnow, seerFor } from './sees.ts';

/** Older entries were written for other reasons, such as load tests. */
const FRESH_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_EXCERPT = 200;
const MAX_NOTICES = 300;

const isLogType = (type: string): type is keyof typeof allLogs => Object.hasOwn(allLogs, type);

/** Tells people what others have done, after each change of the activity log. The only place that makes notifications. */
export class Notifier {
  readonly #tenant: Tenant;
  #state: Tenant['state'];
  #last: ActivityEntry | undefined;

  constructor(tenant: Tenant) {
    this.#tenant = tenant;
    this.#state = tenant.state;
    this.#last = tenant.state.activity.at(-1);
    this.#begin();
    tenant.follow(() => this.#follow());
  }

  /** Tells people what has happened in the demo data lately. They have read what is older. */
  #begin(): void {
    const { state } = this.#tenant;
    if (Object.keys(state.notices).length > 0) return;
    const now = this.#tenant.now();
    tell(this.#tenant, entriesOfSeed(state, now));
    for (const [id, own] of Object.entries(state.notices)) {
      state.notices[id] = own.map((one) => ({ ...one, read: isRead(one, now) }));
    }
    announced(this.#tenant);
  }

  #follow(): void {
    const { state } = this.#tenant;
    const last = this.#last;
    this.#last = state.activity.at(-1);
    if (state !== this.#state) {
      this.#state = state;
      this.#begin();
      return;
    }
    if (this.#last === last) return;
    const now = this.#tenant.now();
    const start = last ? state.activity.lastIndexOf(last) + 1 : 0;
    const fresh = state.activity.slice(start).filter(({ at }) => now - Date.parse(at) < FRESH_MS);
    if (fresh.length > 0) tell(this.#tenant, fresh);
  }
}

const isRead = ({ at, box }: Notice, now: number) =>
  now - Date.parse(at) > (box === 'for_me' ? 4 : 2) * DAY_MS;

/** Makes the notifications of entries. Each person hears of a record once, by what matters most. */
function tell(tenant: Tenant, entries: readonly ActivityEntry[]): void {
  const seers = new Map<string, Seer | null>();
  const seerOf = (id: string) => {
    const known = seers.get(id);
    if (known !== undefined) return known;
    const seer = seerFor(tenant, id);
    seers.set(id, seer);
    return seer;
  };
  const told = new Map<string, [Telling, ActivityEntry]>();
  for (const entry of entries) {
    for (const telling of tellingsOf(tenant, entry)) {
      if (telling.userId === entry.actorId) continue;
      const key = `${telling.userId} ${entry.record?.type} ${entry.record?.id}`;
      const before = told.get(key)?.[0];
      if (!before || rank(telling) < rank(before)) told.set(key, [telling, entry]);
    }
  }
  for (const [telling, entry] of told.values()) {
    const notice = noticeOf(telling, entry);
    const seer = seerOf(telling.userId);
    if (notice && seer && mayKnow(seer, notice)) deliver(tenant, telling.userId, notice);
  }
}

function tellingsOf({ state }: Tenant, entry: ActivityEntry): Telling[] {
  const { record, projectId, action } = entry;
  if (!record || projectId === null || action === 'deleted') return [];
  if (!isLogType(record.type)) return ofMedia(state, entry);
  const log = allLogs[record.type];
  const row = lookUp(log.records(state), record.id);
  return row && row.deletedAt === null ? ofRecord(state, log, row, entry) : [];
}

const RANKS: readonly Notice['kind'][] = [
  ...(['mention', 'review_requested', 'ball_in_court', 'response', 'reply'] as const),
  'schedule_change',
];
const rank = ({ kind }: Telling): number =>
  (RANKS.indexOf(kind) + RANKS.length + 1) % (RANKS.length + 1);

function noticeOf(
  telling: Telling,
  { at, projectId, record, actorId }: ActivityEntry,
): Notice | null {
  if (!record || projectId === null) return null;
  const { box, kind, reason, change = null, excerpt = null, place = null, internal } = telling;
  return {
    id: newId('ntf'),
    ...{ at, box, kind, reason, projectId, record, actorId, change, place },
    excerpt: excerpt === null ? null : shortened(excerpt),
    count: 1,
    setting: settingOf(kind, record.type),
    ...(internal && { internal }),
    ...{ read: false, done: false, snoozedUntil: null },
  };
}

const shortened = (text: string) =>
  text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT - 1)}…` : text;

/** The item of the specification that an event belongs to. */
function settingOf(kind: Notice['kind'], recordType: string): Notice['setting'] {
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
      if (recordType === 'rfi') return 'rfi_assigned';
      return recordType === 'submittal' ? 'submittal_awaiting_review' : null;
    default:
      return null;
  }
}

/** A mute ends the news about a record, not what the person has to do. */
const MUTED: readonly Notice['kind'][] = ['reply', 'response', 'status', 'schedule_change'];

/** Adds a notification, or merges it into one that the person has not read. Nothing if they do not want it. */
function deliver(tenant: Tenant, userId: string, notice: Notice): void {
  const { state } = tenant;
  const { enabled, channels } = itemFor(preferencesOf(state, userId), notice);
  if (!enabled) return;
  const isMuted = lookUp(state.mutedRecords, userId)?.includes(notice.record.id) ?? false;
  if (isMuted && MUTED.includes(notice.kind)) return;
  const own = lookUp(state.notices, userId) ?? [];
  const merged = own.find((one) => isSame(one, notice));
  const next: Notice = merged
    ? { ...notice, id: merged.id, count: merged.count + 1 }
    : { ...notice, ...(!channels.inApp && { unlisted: true }) };
  const others = merged ? own.filter((one) => one !== merged) : own;
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
