import type { ChangeSource } from '@/api/generated/types.gen';
import { recordPath } from '@/records/common/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';

/** Shows the RFI or punch item that a change comes from. */
export function SourceLink({ source }: { source: ChangeSource }) {
  const hrefTo = useProjectHref();
  const { number, title } = source;
  return (
    <AppLink href={hrefTo(recordPath(source))}>{[number, title].filter(Boolean).join(' ')}</AppLink>
  );
}
