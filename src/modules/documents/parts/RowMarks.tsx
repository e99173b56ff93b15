import { IconBell, IconLock, IconLockAccess, IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { Document } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import classes from '../Documents.module.css';

const Mark = ({ icon: Icon, label }: { icon: typeof IconLock; label: string }) => (
  <span role="img" aria-label={label} title={label}>
    <Icon size={16} aria-hidden="true" />
  </span>
);

/** What a row says beside the name: private, checked out, a favorite, followed. */
export function RowMarks({
  document: { access, lock, favorite, followed },
}: {
  document: Document;
}) {
  if (access === 'inherited' && !lock && !favorite && !followed) return null;
  return (
    <span className={`inline-flex gap-4 items-center quiet ${classes.marks}`}>
      {access === 'private' && <Mark icon={IconLockAccess} label="Private" />}
      {access === 'listed' && <Mark icon={IconUsers} label="Has its own access list" />}
      {lock && <Mark icon={IconLock} label={`Checked out by ${fullName(lock.by)}`} />}
      {favorite && <Mark icon={IconStarFilled} label="Favorite" />}
      {followed && <Mark icon={IconBell} label="Followed" />}
    </span>
  );
}
