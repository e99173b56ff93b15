import type { AnyReply } from '../../engine/call.ts';
import type { OperationId } from '../../engine/types.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Call } from '../state/call.ts';
import type { ShareLink } from '../state/sharing.ts';

/** A call whose operation is looked up by its name, so its parameters and its body have no types. */
export type AnyCall = Omit<Call<unknown>, 'params' | 'body'> & {
  params: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
};

type Part = Pick<
  ActivityEntry,
  'record' | 'changes' | 'reason' | 'actorKind' | 'actorId' | 'actorName'
> & {
  projectId: string | null;
};

/** An entry about a call that changes no record, or changes it in a way that its properties do not show. */
export interface Event {
  action: ActivityEntry['action'];
  module: ActivityEntry['module'];
  /** It stands for the entries of all new records of this type. */
  insteadOf?: string;
  /** Whose act it is if nobody is signed in, found before the call. */
  by?(call: AnyCall): string | undefined;
  /** What is known only from the call. Null if nothing happened. */
  of?(call: AnyCall, reply: AnyReply): Partial<Part> | null;
}

export type Events = Partial<Record<OperationId, Event>>;

export const exported = (module: Event['module']): Event => ({ action: 'exported', module });

/** A record of an entry that the call names. */
export const named = (type: string, id: string, title: string) => ({
  record: { type, id, number: null, title },
});

/** A public link that a call names, as the record of its entry. */
export const linkNamed = ({ id, label }: ShareLink) => named('share_link', id, label);
