import { useId } from 'react';
import type { LinkedRecord } from '@/api/generated/types.gen';
import { AppLink } from '../routing/AppLink';
import { useProjectHref } from '../routing/currentProject';
import { paths } from '../routing/paths';
import detail from './Detail.module.css';
import { StatusBadge } from './marks';

const lists: Record<LinkedRecord['type'], string> = {
  punch_item: paths.punchItems,
  rfi: paths.rfis,
  submittal: paths.submittals,
  scan: paths.scans,
};
const kinds: Record<LinkedRecord['type'], string> = {
  punch_item: 'Punch item',
  rfi: 'RFI',
  submittal: 'Submittal',
  scan: '3D scan',
};

/** Records that have to do with this one. */
export function LinkedRecords({ links }: { links: readonly LinkedRecord[] }) {
  const title = useId();
  const hrefTo = useProjectHref();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <h3 id={title} className={detail.heading}>
        Linked
      </h3>
      <ul className={detail.entries}>
        {links.map(({ type, id, number, title: words, status }) => (
          <li key={`${type}-${id}`} className={detail.linked}>
            <AppLink
              href={hrefTo(
                type === 'scan' ? lists.scan : `${lists[type]}/${encodeURIComponent(id)}`,
              )}
            >
              {number ?? kinds[type]} {words}
            </AppLink>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
