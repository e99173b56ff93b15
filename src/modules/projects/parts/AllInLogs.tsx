import type { WorkItemListResult } from '@/api/generated/types.gen';
import { recordTypeList } from '@/records/common/recordTypes';
import { count } from '@/shared/format/format';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import classes from './WorkLists.module.css';

interface Props {
  counts: WorkItemListResult['counts'];
  /** Query parameters that show the same records on each log's page. */
  filter: Record<string, string>;
  /** What the records have in common, for screen readers. */
  of: string;
}

/** Links to all records of a list in each log. */
export function AllInLogs({ counts, filter, of }: Props) {
  const hrefTo = useProjectHref();
  const reaches = useReaches();
  const logs = recordTypeList.filter(({ type, path }) => counts[type] > 0 && reaches(path));
  if (logs.length === 0) return null;
  return (
    <p className={`flex wrap gap-4-12 line-above quiet text-sm ${classes.all}`}>
      See all
      {logs.map(({ type, one, many, path }) => {
        const text = count(counts[type], one, many);
        return (
          <AppLink key={type} href={hrefTo(path, filter)} aria-label={`${text}, ${of}`}>
            {text}
          </AppLink>
        );
      })}
    </p>
  );
}
