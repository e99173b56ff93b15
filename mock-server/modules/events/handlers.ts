import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { seerOf } from '../../core/kinds/seer.ts';
import { hubOf } from '../../core/live/hub.ts';
import { EXPIRES_SECONDS, type PresentRecord } from '../../core/live/presence.ts';
import type { Receiver } from '../../core/live/stream.ts';
import { personOf } from '../../core/members/people.ts';
import { viewingRole } from '../../core/members/seeAs.ts';
import { type LogCall, viewerIn } from '../../core/members/viewer.ts';
import { isSessionOver } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import { lookUp } from '../../core/state/model.ts';
import { refuse } from '../../engine/problem.ts';
import { DONE, ok } from '../../engine/success.ts';
import { allLogs } from '../records/allLogs.ts';
import { seenRecord } from '../records/rights.ts';

/** Returns the caller as a receiver, for as long as they are signed in. */
function receiverOf(call: Call<unknown>): Receiver {
  const { tenant, origin } = call;
  const { id: userId, viewing } = call.user();
  const session = call.session();
  const endsAt = call.tokenEndsAt();
  // The own account changes while the stream is open. A view of somebody else shows what it was opened with.
  const self = call.user();
  const user = () => (viewing ? self : (lookUp(tenant.state.users, userId) ?? self));
  return {
    sessionId: session.id,
    sameAs: JSON.stringify([userId, viewing]),
    seer: () => seerOf({ tenant, user, origin, now: tenant.now() }),
    refused: () => {
      const { users, sessions } = tenant.state;
      const now = tenant.now();
      const owner = users[session.userId];
      const isOver =
        !owner ||
        owner.suspended === true ||
        sessions[session.id] === undefined ||
        isSessionOver(tenant.state, session, tenant.lastCalls.get(session.id), now) ||
        // A view with another role of who looks is another view.
        (viewing !== undefined &&
          viewingRole({ tenant, user: () => owner }, viewing.projectId) !== viewing.ownRole);
      if (isOver) return 'UNAUTHENTICATED';
      return endsAt <= now ? 'TOKEN_EXPIRED' : null;
    },
  };
}

/** Whether the caller sees the record. */
const seesIt = (call: MemberCall, { recordType, recordId }: PresentRecord): boolean =>
  seenRecord(allLogs[recordType], call.tenant.state, viewerIn(call), recordId) !== undefined;

function presentPeople(call: LogCall, record: PresentRecord) {
  return ok(
    hubOf(call.tenant)
      .presence.others(call.user().id, record)
      .map(({ userId, activity, since }) => ({ person: personOf(call, userId), activity, since })),
    { expiresInSeconds: EXPIRES_SECONDS },
  );
}

export const handlers = {
  openEventStream(call) {
    const { lookBack, wait } = call.query;
    const lastEventId = call.headers['Last-Event-ID'];
    const hub = hubOf(call.tenant);
    const busy = wait === 0 ? null : hub.waitOf(call.session().id);
    if (busy !== null) {
      const detail = 'This session has 10 streams open already.';
      return refuse('RATE_LIMITED', { detail, headers: { 'retry-after': String(busy) } });
    }
    const body = hub.connect(receiverOf(call), { lastEventId, lookBack, wait });
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Asks nginx not to hold the events back.
      'x-accel-buffering': 'no',
    };
    return { status: 200, headers, body };
  },

  listPresence(call) {
    const { projectId } = call.params;
    const record = { projectId, ...call.query };
    return seesIt(call, record) ? presentPeople(call, record) : refuse('NOT_FOUND');
  },

  updatePresence(call) {
    const { projectId, clientId } = call.params;
    const { recordType, recordId, activity } = call.body;
    const record = { projectId, recordType, recordId };
    if (!seesIt(call, record)) return refuse('NOT_FOUND');
    hubOf(call.tenant).presence.set(call.user().id, clientId, record, activity);
    return presentPeople(call, record);
  },

  deletePresence(call) {
    hubOf(call.tenant).presence.leave(call.user().id, call.params.clientId);
    return DONE;
  },
} satisfies GuardedHandlers;
