import { IconChecks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { WorkItemListResult } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import { AllInLogs } from './AllInLogs';
import panel from './Panel.module.css';
import { WorkListLoading } from './WorkListLoading';
import classes from './WorkLists.module.css';
import { WorkRow } from './WorkRow';

/** The number of records to show per list. */
export const SHOWN = 5;

interface Props {
  title: string;
  query: UseQueryResult<WorkItemListResult, unknown>;
  /** Query parameters that show the same records on each log's page. */
  filter: Record<string, string>;
  userId: string;
  empty: readonly [title: string, text: string];
}

/** The most urgent records of a list, with a link to all of them in each log. */
export function WorkList({ title, query, filter, userId, empty }: Props) {
  const id = useId();
  const { data: result, error, isPending } = query;
  return (
    <section className="card shadow-card" aria-labelledby={id} aria-busy={isPending}>
      <div className={panel.head}>
        <h2 id={id}>{title}</h2>
        {result && result.total > 0 && (
          <span className="quiet text-sm">{formatNumber(result.total)}</span>
        )}
      </div>
      {isPending && <WorkListLoading />}
      {error !== null && !result && (
        <ErrorState operation="listWorkItems" error={error} onRetry={() => query.refetch()} />
      )}
      {result?.total === 0 && (
        <EmptyState icon={<IconChecks size={20} />} title={empty[0]}>
          {empty[1]}
        </EmptyState>
      )}
      {result && result.total > 0 && (
        <>
          <ul className={`list ${classes.rows}`}>
            {result.data.slice(0, SHOWN).map((item) => (
              <li key={item.id}>
                <WorkRow item={item} userId={userId} />
              </li>
            ))}
          </ul>
          <AllInLogs counts={result.counts} filter={filter} of={title.toLowerCase()} />
        </>
      )}
    </section>
  );
}
