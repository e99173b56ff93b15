import type { components } from '../../generated/contract.d.ts';
import type { About } from '../kinds/sees.ts';

export type StreamEvent = components['schemas']['StreamEvent'];

/** A record, and what is known of it if it is gone, or has no place in the state. */
export type Subject = Omit<About, 'row'> & { row?: object };

/** Who may know of an event, by kind. A tag adds the kinds that only it can tell; see `registerAudience`. */
export interface Audiences {
  /** People. What somebody looks at as another person is not for `themselves`. */
  people: { ids: readonly string[]; themselves?: true };
  /** Those who hear of a record. */
  record: { about: Subject };
  /** The members of its project who do not. */
  strangers: { about: Subject };
  /** The members of a project. */
  project: { projectId: string };
}

/** It is plain data, because the events that can be sent again are saved. */
export type Audience = {
  [Name in keyof Audiences]: { to: Name } & Audiences[Name];
}[keyof Audiences];

export interface Draft {
  event: StreamEvent;
  /** The hub asks for each receiver when it sends the event, also when it sends it again. */
  audience: Audience;
  /** A fleeting event means nothing a moment later, so the hub does not send it again. */
  isFleeting?: true;
}

/** An event that can be sent again. */
export interface SentEvent {
  seq: number;
  /** It is in milliseconds since the epoch. */
  at: number;
  event: StreamEvent;
  audience: Audience;
}

declare module '../state/model.ts' {
  interface TenantState {
    stream: {
      /** Positions of another epoch mean nothing. */
      epoch: string;
      /** The latest ones, oldest first. Their numbers have no gap. */
      sent: SentEvent[];
    };
  }
}
