import type { WorkItemListResult } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { recordTypeList } from '@/shared/records/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
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
  return (
    <p className={classes.all}>
      See all
      {recordTypeList.map(({ type, one, many, path }) => {
        const number = counts[type];
        if (number === 0) return null;
        const text = count(number, one, many);
        return (
          <AppLink key={type} href={hrefTo(path, filter)} aria-label={`${text}, ${of}`}>
            {text}
          </AppLink>
        );
      })}
    </p>
  );
}
