import { type Seer, seerOf } from '../kinds/seer.ts';
import { rowNamed, sees } from '../kinds/sees.ts';
import type { LogCall } from '../members/viewer.ts';
import { readsComment } from '../permissions/media.ts';
import { lookUp } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import type { Tenant } from '../state/tenant.ts';

type Shown = Pick<Notice, 'projectId' | 'record' | 'internal' | 'place'>;

/** Returns what a person sees who has not called. Null if they have no account any more. */
export function seerFor(tenant: Tenant, userId: string): Seer | null {
  const user = lookUp(tenant.state.users, userId);
  if (!user || user.removed || user.suspended) return null;
  const call: LogCall = { tenant, now: tenant.now(), origin: '', user: () => user };
  return seerOf(call);
}

/** Whether somebody may see now what a notification is about. */
export function mayKnow(seer: Seer, { projectId, record, internal, place }: Shown): boolean {
  const { type, id } = record;
  const row = rowNamed(seer.call.tenant.state, record);
  if (!row || ('deletedAt' in row && row.deletedAt !== null)) return false;
  if (!sees(seer, { projectId, type, id, row })) return false;
  if (place?.type === 'comment' && !hasComment(row, place.id)) return false;
  if (!internal) return true;
  const member = seer.member(projectId);
  return (
    member !== null && readsComment(member.membership, member.project, { visibility: 'internal' })
  );
}

/** Tells whether a record still has a comment, because what a deleted one said must not be shown. */
const hasComment = (row: object, id: string): boolean => {
  const comments: unknown = 'comments' in row ? row.comments : [];
  const inThreads =
    'threads' in row && Array.isArray(row.threads)
      ? row.threads.flatMap((thread: { comments: { id: string }[] }) => thread.comments)
      : [];
  return [...(Array.isArray(comments) ? comments : []), ...inThreads].some(
    (comment: { id: string }) => comment.id === id,
  );
};
