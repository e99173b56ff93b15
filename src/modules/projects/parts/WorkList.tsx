import { IconChecks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { WorkItemListResult } from '@/api/generated/types.gen';
import { count, formatNumber } from '@/shared/format/format';
import { recordTypeList } from '@/shared/records/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import panel from './Panel.module.css';
import { WorkListLoading } from './WorkListLoading';
import classes from './WorkLists.module.css';
import { WorkRow } from './WorkRow';

interface Props {
  title: string;
  query: UseQueryResult<WorkItemListResult, unknown>;
  /** Query parameters that show the same records on each log's page. */
  filter: Record<string, string>;
  userId: string;
  /** The title and text for an empty list. */
  empty: readonly [title: string, text: string];
}

/** The most urgent records of a list, with a link to all of them in each log. */
export function WorkList({ title, query, filter, userId, empty }: Props) {
  const id = useId();
  const hrefTo = useProjectHref();
  const { data: result, error, isPending } = query;
  return (
    <section className={panel.panel} aria-labelledby={id} aria-busy={isPending}>
      <div className={panel.head}>
        <h2 id={id}>{title}</h2>
        {result && result.total > 0 && (
          <span className={classes.total}>{formatNumber(result.total)}</span>
        )}
      </div>
      {isPending && <WorkListLoading />}
      {error !== null && !result && (
        <ErrorState operation="listWorkItems" error={error} onRetry={() => query.refetch()} />
      )}
      {result?.total === 0 && (
        <EmptyState icon={<IconChecks size={26} stroke={1.6} />} title={empty[0]}>
          {empty[1]}
        </EmptyState>
      )}
      {result && result.total > 0 && (
        <>
          <ul className={classes.rows}>
            {result.data.map((item) => (
              <li key={item.id}>
                <WorkRow item={item} userId={userId} />
              </li>
            ))}
          </ul>
          <p className={classes.all}>
            See all
            {recordTypeList.map(({ type, one, many, path }) => {
              const number = result.counts[type];
              if (number === 0) return null;
              const text = count(number, one, many);
              return (
                <AppLink
                  key={type}
                  href={hrefTo(path, filter)}
                  aria-label={`${text}, ${title.toLowerCase()}`}
                >
                  {text}
                </AppLink>
              );
            })}
          </p>
        </>
      )}
    </section>
  );
}
