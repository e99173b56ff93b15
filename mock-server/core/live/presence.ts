import type { components } from '../../generated/contract.d.ts';
import type { Draft } from './event.ts';

type Schemas = components['schemas'];
type Activity = Schemas['PresenceActivity'];

export interface PresentRecord {
  projectId: string;
  recordType: Schemas['WorkItemType'];
  recordId: string;
}

interface Present extends PresentRecord {
  userId: string;
  activity: Activity;
  /** It is a time as in RFC 3339. */
  since: string;
  /** It is in milliseconds since the epoch. */
  expiresAt: number;
}

/** How long a client counts as present after its last call. */
export const EXPIRES_SECONDS = 45;

/** Who has which record open in a tenant. Not stored: a restart of the mock forgets it. */
export class Presence {
  readonly #now: () => number;
  readonly #publish: (draft: Draft) => void;
  /** The key is the user and the client. */
  readonly #clients = new Map<string, Present>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(now: () => number, publish: (draft: Draft) => void) {
    this.#now = now;
    this.#publish = publish;
  }

  set(userId: string, clientId: string, record: PresentRecord, activity: Activity): void {
    const key = `${userId} ${clientId}`;
    const before = this.#clients.get(key);
    const isSame = before?.recordId === record.recordId && before.recordType === record.recordType;
    if (before && !isSame) this.leave(userId, clientId);
    const now = this.#now();
    const isNews = !isSame || before.activity !== activity;
    const since = isNews ? new Date(now).toISOString() : before.since;
    const expiresAt = now + EXPIRES_SECONDS * 1000;
    this.#clients.set(key, { ...record, userId, activity, since, expiresAt });
    if (isNews) this.#announce(record);
    this.#sweep ??= setInterval(() => this.#expire(), 5000).unref();
  }

  leave(userId: string, clientId: string): void {
    const key = `${userId} ${clientId}`;
    const before = this.#clients.get(key);
    if (!before) return;
    this.#clients.delete(key);
    this.#announce(before);
  }

  /**
   * The others with the record open, in the order in which they came. Somebody who writes in a tab counts as writing.
   */
  others(self: string, { projectId, recordType, recordId }: PresentRecord): Present[] {
    this.#expire();
    const here = [...this.#clients.values()].filter(
      (person) =>
        person.userId !== self &&
        person.projectId === projectId &&
        person.recordType === recordType &&
        person.recordId === recordId,
    );
    const writing = here.filter(({ activity }) => activity === 'writing');
    const byPerson = new Map([...here, ...writing].map((person) => [person.userId, person]));
    return [...byPerson.values()];
  }

  clear(): void {
    this.#clients.clear();
  }

  #expire(): void {
    const now = this.#now();
    for (const [key, person] of this.#clients) {
      if (person.expiresAt > now) continue;
      this.#clients.delete(key);
      this.#announce(person);
    }
    if (this.#clients.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #announce({ projectId, recordType, recordId }: PresentRecord): void {
    this.#publish({
      event: { type: 'presence.changed', projectId, recordType, recordId },
      audience: { to: 'record', about: { projectId, type: recordType, id: recordId } },
      // Each client asks who is there every few seconds.
      isFleeting: true,
    });
  }
}
