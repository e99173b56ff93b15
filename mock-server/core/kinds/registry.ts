import type { TenantState } from '../state/model.ts';
import type { Event, Events } from './event.ts';
import { type Followed, followedOf, type Kind } from './kind.ts';

/** What a tag has in `modules/<tag>/kind.ts`. */
export interface KindsOfTag {
  kinds: readonly Kind[];
  /** What the log follows besides: parts of records, and records without a place of their own. */
  followed: readonly Followed[];
  /** What happens without a change that the records show. Each is about a call that succeeds. */
  events: Events;
  /** The same about calls that are refused. */
  failures: Events;
  /** The ids of the files that its records hold, once per reference. */
  files(state: TenantState): Iterable<string | null>;
}

type Registered = Kind & { tag: string };

const kinds = new Map<string, Registered>();
const targets = new Map<string, Registered>();
const rows: Followed[] = [];
const events = new Map<string, Event>();
const failures = new Map<string, Event>();
const holders: KindsOfTag['files'][] = [];

/** Adds what a tag has. The start of the mock calls it (allKinds.ts), so nothing here depends on a tag. */
export function register(tag: string, kindsOfTag: Partial<KindsOfTag>): void {
  for (const kind of kindsOfTag.kinds ?? []) {
    if (kinds.has(kind.type)) throw new Error(`modules/${tag}/kind.ts repeats ${kind.type}.`);
    const registered = { ...kind, tag };
    kinds.set(kind.type, registered);
    if (kind.target) targets.set(kind.target, registered);
  }
  rows.push(...(kindsOfTag.kinds ?? []).flatMap(followedOf), ...(kindsOfTag.followed ?? []));
  for (const [id, event] of Object.entries(kindsOfTag.events ?? {})) events.set(id, event);
  for (const [id, event] of Object.entries(kindsOfTag.failures ?? {})) failures.set(id, event);
  if (kindsOfTag.files) holders.push(kindsOfTag.files);
}

/** A kind by the type of its records, with its tag. */
export const kindOf = (type: string) => kinds.get(type);

/** Returns the kind of what a pin is on, or a link leads to. */
export const kindOfTarget = (type: string) => targets.get(type);

export const allKinds = (): Iterable<Kind> => kinds.values();

/** What the log follows, apart from punch items, RFIs and submittals: these write their entries themselves. */
export const followed: readonly Followed[] = rows;

export const eventOf = (operationId: string): Event | undefined => events.get(operationId);

export const failureOf = (operationId: string): Event | undefined => failures.get(operationId);

/** Returns the ids of the files that all records hold, once per reference. */
export const heldFiles = (state: TenantState): string[] =>
  holders.flatMap((files) => [...files(state)].filter((id) => id !== null));
