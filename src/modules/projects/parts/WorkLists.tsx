import { useQuery } from '@tanstack/react-query';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import { useUser } from '@/platform/auth/session';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { ErrorState } from '@/shared/ui/states';
import { SHOWN, WorkList } from './WorkList';
import classes from './WorkLists.module.css';

/** Records that wait for the user, and overdue records, from all logs of the project. */
export function WorkLists({ projectId }: { projectId: string }) {
  const userId = useUser()?.id ?? '';
  const path = { projectId };
  const mine = useQuery(
    listWorkItemsOptions({ path, query: { ballInCourtId: [userId], limit: SHOWN } }),
  );
  const late = useQuery(listWorkItemsOptions({ path, query: { overdue: true, limit: SHOWN } }));

  // Both failed: show one error.
  if (mine.error && !mine.data && late.error && !late.data) {
    const retry = () => Promise.all([mine.refetch(), late.refetch()]);
    return (
      <section className="card shadow-card" aria-label="In my court and overdue">
        <ErrorState operation="listWorkItems" error={mine.error} onRetry={retry} />
      </section>
    );
  }
  return (
    <div className={`grid gap-16 ${classes.lists}`}>
      <PanelBoundary name="In my court">
        <WorkList
          title="In my court"
          query={mine}
          filter={{ ballInCourtId: userId }}
          userId={userId}
          empty={[
            "You're all caught up",
            'Punch items, RFIs and submittals appear here when it is your turn.',
          ]}
        />
      </PanelBoundary>
      <PanelBoundary name="Overdue">
        <WorkList
          title="Overdue"
          query={late}
          filter={{ overdue: 'true' }}
          userId={userId}
          empty={['Nothing is overdue', 'Open records past their due date appear here.']}
        />
      </PanelBoundary>
    </div>
  );
}
