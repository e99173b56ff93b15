import { useId } from 'react';
import type { Submittal } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { recordPath } from '@/records/common/recordTypes';
import { SectionHeading } from '@/records/common/SectionHeading';
import { formatDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import classes from './Revisions.module.css';

/** Shows all revisions of a submittal, the latest first. Nothing for a submittal that was never revised. */
export function Revisions({ submittal }: { submittal: Submittal }) {
  const title = useId();
  const hrefTo = useProjectHref();
  const { id: shownId, revisions } = submittal;
  const { shown, more } = useShown(revisions.toReversed());
  if (revisions.length < 2) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Revisions</SectionHeading>
      <ol reversed start={revisions.length} className={`list ${classes.revisions}`}>
        {shown.map(({ id, number, status, finalResponse, closedAt, revision }) => (
          <li key={id} aria-current={id === shownId || undefined}>
            {id === shownId ? (
              <strong>{number ?? `Revision ${revision}`}</strong>
            ) : (
              <AppLink href={hrefTo(recordPath({ type: 'submittal', id }))}>
                {number ?? `Revision ${revision}`}
              </AppLink>
            )}
            <StatusTag status={status} />
            {finalResponse && <StatusTag status={finalResponse} />}
            {closedAt && <span className="m-top-8 quiet text-sm">{formatDate(closedAt)}</span>}
          </li>
        ))}
      </ol>
      {more}
    </section>
  );
}
