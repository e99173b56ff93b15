import { openChannel } from '@/shared/browser/channel';
import { isView } from './seeAs';
import { type Session, session, useKept, useSession } from './session';

interface Change {
  /** Whose tabs follow; null for those that are signed out. */
  userId: string | null;
  next: Session;
}

/**
 * Tells the other tabs of a session that the storage does not keep: they get its new tokens, and it ends in all of them at the
 * same time. Call once.
 */
export function shareUnkept(): void {
  // A view of a project as somebody else is only for its tab.
  if (isView) return;
  let heard: Session | undefined;
  const channel = openChannel<Change>('session', ({ userId, next }) => {
    if ((session.get().user?.id ?? null) !== userId) return;
    heard = next;
    useSession.setState(next, true);
  });
  useSession.subscribe((next, before) => {
    if (next === heard || useKept.getState().isKept) return;
    channel.send({ userId: before.user?.id ?? null, next });
  });
}
