import type { AnyReply } from '../../engine/call.ts';
import type { Operation } from '../../engine/contract.ts';
import { isRefusal } from '../../engine/problem.ts';
import type { OperationId } from '../../engine/types.ts';
import type { AnyCall, Event } from '../kinds/event.ts';
import { eventOf, failureOf } from '../kinds/registry.ts';
import { revokeClosed } from '../sharing/linkStates.ts';
import { type ActivityEntry, addEntry, dropOld } from '../state/activity.ts';
import type { Call, Handlers } from '../state/call.ts';
import { differences, type Outcome, watch } from './differences.ts';

type Handler = (call: Call<unknown>) => AnyReply | Promise<AnyReply>;
type Actor = Pick<ActivityEntry, 'actorKind' | 'actorId' | 'actorName' | 'onBehalfOf' | 'via'>;

const isRead = ({ method }: Operation) => method.toUpperCase() === 'GET';
/** Reads are not logged, apart from those with an event. */
const isWatched = (operation: Operation) =>
  !isRead(operation) || eventOf(operation.id) !== undefined;

/**
 * The handlers, each followed by the entries of the activity log: what the records show that the call changed, and the events
 * of calls that change none. Handlers do not know of it, so none can forget it.
 */
export function withActivity(handlers: Handlers, operations: readonly Operation[]): Handlers {
  const logged = Object.fromEntries(
    operations.filter(isWatched).flatMap((operation) => {
      const handler = handlers[operation.id as OperationId] as Handler | undefined;
      if (!handler) return [];
      const followedHandler: Handler = async (call) => {
        const { state } = call.tenant;
        const end = watch(call.tenant, !isRead(operation));
        let outcome: Outcome = 'failed';
        const before = state.activity.length;
        const event = eventOf(operation.id);
        const actor = actorOf(operation, call, event);
        try {
          const reply = await handler(call);
          // A reset of the tenant replaces its state.
          if (call.tenant.state === state) {
            outcome = record(operation, call, { actor, before, reply });
            // An export reads, and its entry has to last as well.
            if (isRead(operation) && state.activity.length > before) call.tenant.keep();
          }
          return reply;
        } finally {
          end(outcome);
        }
      };
      return [[operation.id, followedHandler]];
    }),
  );
  return { ...handlers, ...logged };
}

function actorOf({ caller }: Operation, call: Call<unknown>, event: Event | undefined): Actor {
  if (caller === 'user') {
    const { id, username, viewing, program } = call.user();
    if (program) {
      const via = { id: program.id, name: program.name };
      return { actorKind: 'person', actorId: id, via };
    }
    if (!viewing) return { actorKind: 'person', actorId: id };
    return { actorKind: 'person', actorId: viewing.byId, onBehalfOf: { id, name: username } };
  }
  const byId = event?.by?.(call as unknown as AnyCall) ?? null;
  return byId === null
    ? { actorKind: 'unknown', actorId: null, actorName: 'Unknown' }
    : { actorKind: 'person', actorId: byId };
}

function record(
  operation: Operation,
  call: Call<unknown>,
  { actor, before, reply }: { actor: Actor; before: number; reply: AnyReply },
): Outcome {
  const { state } = call.tenant;
  const { projectId = null } = call.params as { projectId?: string };
  const { reason = null } = (call.body ?? {}) as { reason?: string };
  const client = { ip: call.address, userAgent: call.userAgent };
  // Entries that the handler itself has written: those of punch items, RFIs and submittals.
  for (const entry of state.activity.slice(before)) {
    if (entry.actorId !== actor.actorId || entry.client) continue;
    entry.client = client;
    if (actor.via) entry.via = actor.via;
  }
  const common = { at: new Date(call.now).toISOString(), reason, client };
  const isChange = !isRead(operation) && !isRefusal(reply);
  if (isChange) {
    revokeClosed(call.tenant, call.now);
    const found = differences(call.tenant, actor.actorId);
    const ownActor = actor.actorId === null ? ownAct(found) : actor;
    const isToldByEvent = ({ action, record: about }: (typeof found)[number]) =>
      action === 'created' && about?.type === eventOf(operation.id)?.insteadOf;
    for (const difference of found) {
      if (isToldByEvent(difference)) continue;
      const { row, ...entry } = difference;
      addEntry(state, { ...common, ...ownActor, ...entry }, row);
    }
  }
  const event = isRefusal(reply) ? failureOf(operation.id) : eventOf(operation.id);
  const known = event?.of ? event.of(call as unknown as AnyCall, reply) : {};
  if (event && known) {
    const { action, module } = event;
    const what = { action, module, projectId, record: null, changes: [] };
    // A person without a session has not signed in: the address that was typed is all that is known.
    const who = isRefusal(reply) ? { actorKind: 'unknown' as const, actorId: null } : actor;
    addEntry(state, { ...common, ...who, ...what, ...known });
  }
  dropOld(state, call.now);
  return isChange ? 'looked' : 'unchanged';
}

/** What somebody does without a sign-in is about themselves, such as the acceptance of an invitation. */
function ownAct(found: ReturnType<typeof differences>): Actor {
  const self = found.find(({ record: about }) => about?.type === 'member')?.record;
  return self
    ? { actorKind: 'person', actorId: self.id }
    : { actorKind: 'unknown', actorId: null, actorName: 'Unknown' };
}
