import { kindOf } from '../kinds/registry.ts';
import type { Seer } from '../kinds/seer.ts';
import type { EntryOf, Telling } from '../kinds/telling.ts';
import { announce, announced } from '../live/announce.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Notice } from '../state/notices.ts';
import { newId } from '../state/secrets.ts';
import type { Tenant } from '../state/tenant.ts';
import { deliver, settingOf } from './deliver.ts';
import { sendDue } from './mail.ts';
import { settleRead } from './over.ts';
import { remind } from './reminders.ts';
import { entriesOfSeed } from './seeded.ts';
import { mayKnow, seerFor } from './sees.ts';

/** Older entries were written for other reasons, such as load tests. */
const FRESH_MS = 5 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_EXCERPT = 200;

/** The notifications of the demo data, by its latest entry, which tenants of the same minute share. */
const ofSeeds = new WeakMap<ActivityEntry, Tenant['state']['notices']>();

/**
 * Tells people what others have done, after each change of the activity log. The only place that makes notifications.
 */
class Notifier {
  readonly #tenant: Tenant;
  readonly #appUrl: string;
  #state: Tenant['state'];
  #last: ActivityEntry | undefined;
  /** The minute of the last look at what is due. */
  #minute: number;

  /** @param appUrl scheme and host of the portal, for links in emails */
  constructor(tenant: Tenant, appUrl: string) {
    this.#tenant = tenant;
    this.#appUrl = appUrl;
    this.#state = tenant.state;
    this.#last = tenant.state.activity.at(-1);
    this.#minute = minuteOf(tenant);
    this.#begin();
    tenant.follow({
      make: () => this.#follow(),
      drop: () => {
        this.#state = tenant.state;
        this.#last = tenant.state.activity.at(-1);
      },
    });
  }

  /** Tells people what has happened in the demo data lately. They have read what is older. */
  #begin(): void {
    const { state } = this.#tenant;
    const now = this.#tenant.now();
    // A tenant that was saved goes on where it was.
    if (Object.keys(state.notices).length > 0) return;
    const latest = state.activity.at(-1);
    const known = latest && ofSeeds.get(latest);
    if (known) {
      state.notices = { ...known };
      return;
    }
    tell(this.#tenant, entriesOfSeed(state, now));
    for (const [id, notices] of Object.entries(state.notices)) {
      const told = notices.map((notice, i) => ({
        ...notice,
        id: `${id.replace('usr_', 'ntf_')}_${i}`,
        read: isRead(notice, now),
        waiting: [],
      }));
      state.notices[id] = told;
      Object.freeze(told).forEach(Object.freeze);
    }
    announced(this.#tenant);
    // Entries that tenants share are frozen.
    if (latest && Object.isFrozen(latest)) ofSeeds.set(latest, { ...state.notices });
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
    if (this.#last !== last) this.#tell(last);
    // What is due sooner is sent before somebody looks.
    const minute = minuteOf(this.#tenant);
    if (minute !== this.#minute) this.#catchUp();
    this.#minute = minute;
  }

  /** Sends what is due by the clock, and tells the browsers. Called now and then, and before somebody looks. */
  settle(): void {
    if (this.#catchUp()) this.#tenant.changed();
  }

  #catchUp(): boolean {
    const isMorning = remind(this.#tenant);
    const isAwake = wake(this.#tenant);
    const isSent = sendDue(this.#tenant, this.#appUrl);
    return isMorning || isAwake || isSent;
  }

  #tell(last: ActivityEntry | undefined): void {
    const { state } = this.#tenant;
    const now = this.#tenant.now();
    const start = last ? state.activity.lastIndexOf(last) + 1 : 0;
    const fresh = state.activity.slice(start).filter(({ at }) => now - Date.parse(at) < FRESH_MS);
    settleRead(this.#tenant, fresh);
    tell(this.#tenant, fresh);
  }
}

const minuteOf = (tenant: Tenant): number => Math.floor(tenant.now() / MINUTE_MS);

/** Brings back what was snoozed. @returns whether there was any */
function wake(tenant: Tenant): boolean {
  const { state } = tenant;
  const now = tenant.now();
  let isChanged = false;
  for (const [userId, notices] of Object.entries(state.notices)) {
    const due = notices.filter(
      ({ snoozedUntil }) => snoozedUntil !== null && Date.parse(snoozedUntil) <= now,
    );
    if (due.length === 0) continue;
    isChanged = true;
    state.notices[userId] = notices.map((notice) =>
      due.includes(notice) ? { ...notice, snoozedUntil: null, read: false } : notice,
    );
    announce(
      tenant,
      userId,
      due.map(({ id }) => id),
    );
  }
  return isChanged;
}

const notifiers = new WeakMap<Tenant, Notifier>();

/** Lets a new tenant notify people. */
export function startNotifier(tenant: Tenant, appUrl: string): void {
  notifiers.set(tenant, new Notifier(tenant, appUrl));
}

/** Sends what is due in a tenant by its clock. */
export const settle = (tenant: Tenant): void => notifiers.get(tenant)?.settle();

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
  return kindOf(record.type)?.news?.(entry as EntryOf, state) ?? [];
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
