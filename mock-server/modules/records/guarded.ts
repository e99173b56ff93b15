import type { MemberCall } from '../../core/access.ts';
import { type Viewer, viewerIn } from '../../core/members/viewer.ts';
import { type ActionOf, actionsIn } from '../../core/permissions/grants.ts';
import type { StoredAttachment } from '../../core/state/records/logs.ts';
import type { AnyLog } from './log.ts';
import { mayBecome, seenRecord } from './rights.ts';
import type { LogModule, Records } from './rules.ts';
import { filesFor, mayRemove } from './view.ts';

/** What the guard knows of the records of a log. */
export const guardedRecord = <M extends LogModule>(
  module: M,
  log: AnyLog<Records[M]>,
  mayWith: (viewer: Viewer, action: ActionOf<M>, record: Records[M]) => boolean,
) => ({
  find: (call: MemberCall, id: string) => seenRecord(log, call.tenant.state, viewerIn(call), id),
  may(call: MemberCall & { body?: { status?: Records[M]['status'] } }, record: Records[M]) {
    const viewer = viewerIn(call);
    // A transition may need more than its grant.
    if (!mayBecome(log, viewer, record, call.body?.status)) return [];
    return actionsIn(module).filter((action) => mayWith(viewer, action, record));
  },
});

/** What the guard knows of the files of a record. */
export const guardedFile = <Noun extends string, M extends LogModule>(
  log: AnyLog<Records[M]>,
  noun: Noun,
) => ({
  find: (call: MemberCall<Record<Noun, Records[M]>>, attachmentId: string) =>
    filesFor(log, viewerIn(call), call.records[noun]).find(({ id }) => id === attachmentId),
  may(call: MemberCall<Record<Noun, Records[M]>>, attachment: StoredAttachment) {
    const viewer = viewerIn(call);
    const actions = (['update', 'attach'] as const).filter((action) =>
      log.may(viewer, action, call.records[noun]),
    );
    return mayRemove(actions, viewer, attachment) ? ['remove'] : [];
  },
});
