import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { isLogged, recordTypes } from '@/records/common/recordTypes';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';

/** Stands where messages are written, for those who may not, and says who does. */
export function WhyNoMessage({
  projectId,
  thread,
}: {
  projectId: string;
  thread: MessageThreadDetail;
}) {
  const { kind, record } = thread;
  const logged = record && isLogged(record.type) ? recordTypes[record.type] : null;
  const holders = useHolders(
    projectId,
    // The modules of the table of roles are called as in the addresses.
    logged
      ? { module: logged.path.split('/').at(-1) ?? '', action: 'comment' }
      : { module: 'messages', action: kind === 'announcement' ? 'create_shared' : 'post' },
  );
  if (kind === 'announcement')
    return (
      <p className="m-0 p-16 line-above surface quiet text-sm text-center">
        Only a few people write announcements.
        {holders && ` ${whoText(holders, 'write them')}`}
      </p>
    );
  const does = record ? 'write comments' : 'write messages';
  return (
    <p className="m-0 p-16 line-above surface quiet text-sm text-center">
      {record ? 'You may read these comments and write none.' : 'You cannot write here.'}
      {holders && ` ${whoText(holders, does)}`}
    </p>
  );
}
