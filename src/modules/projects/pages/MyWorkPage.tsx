import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { formatNumber } from '@/shared/format/format';
import { useProjectId } from '@/shared/routing/currentProject';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { dueGroups } from '../dueGroups';
import { AllInLogs } from '../parts/AllInLogs';
import panel from '../parts/Panel.module.css';
import { WorkListLoading } from '../parts/WorkListLoading';
import lists from '../parts/WorkLists.module.css';
import { WorkRow } from '../parts/WorkRow';

/** The most that one call answers. */
const SHOWN = 50;

/** Shows everything that waits for the user in the project's logs, the most urgent first. */
export default function MyWorkPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const query = useQuery(
    listWorkItemsOptions({
      path: { projectId },
      query: { ballInCourtId: [userId], limit: SHOWN },
    }),
  );
  const { data: result, error, isPending } = query;
  return (
    <div className="grid gap-20 page-frame" aria-busy={isPending}>
      <PageHeading title="My work">My work</PageHeading>
      {isPending && <WorkListLoading />}
      {error && !result && (
        <ErrorState operation="listWorkItems" error={error} onRetry={() => query.refetch()} />
      )}
      {result?.total === 0 && (
        <EmptyState icon={<IconChecks size={20} />} title="You're all caught up">
          Punch items, RFIs and submittals appear here when it is your turn.
        </EmptyState>
      )}
      {result &&
        dueGroups(result.data).map(({ label, items }) => (
          <Group key={label} label={label} items={items} userId={userId} />
        ))}
      {result && result.total > 0 && (
        <section className="card shadow-card" aria-label="All of my work">
          <AllInLogs counts={result.counts} filter={{ ballInCourtId: userId }} of="in my court" />
        </section>
      )}
    </div>
  );
}

interface GroupProps {
  label: string;
  items: readonly WorkItem[];
  userId: string;
}

function Group({ label, items, userId }: GroupProps) {
  const id = useId();
  return (
    <section className="card shadow-card" aria-labelledby={id}>
      <div className={panel.head}>
        <h2 id={id}>{label}</h2>
        <span className="quiet text-sm">{formatNumber(items.length)}</span>
      </div>
      <ul className={`list ${lists.rows}`}>
        {items.map((item) => (
          <li key={item.id}>
            <WorkRow item={item} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
