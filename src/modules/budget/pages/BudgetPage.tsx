import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getBudgetOptions } from '@/api/generated/budget.gen';
import { useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import classes from '../Budget.module.css';
import { budgetView, type Tab, tabLabels, tabsFor } from '../budgetView';
import { BudgetHead } from '../parts/BudgetHead';
import { BudgetTabs } from '../parts/BudgetTabs';
import { Totals } from '../parts/Totals';
import type { TabProps } from '../tabProps';

const pages: Readonly<Record<Tab, ReturnType<typeof onDemand<TabProps>>>> = {
  budget: onDemand(() => import('../parts/LinesTab')),
  commitments: onDemand(() => import('../records/CommitmentsTab')),
  changes: onDemand(() => import('../records/ChangesTab')),
  invoices: onDemand(() => import('../records/InvoicesTab')),
  direct: onDemand(() => import('../records/DirectTab')),
  forecast: onDemand(() => import('../forecast/ForecastTab')),
  snapshots: onDemand(() => import('../snapshots/SnapshotsTab')),
};

/** Shows the budget of a project: a tab for each kind of record, by what the user may see. */
export default function BudgetPage() {
  const projectId = useProjectId();
  const { view } = useView(budgetView);
  const budget = useQuery(getBudgetOptions({ path: { projectId } }));
  const data = budget.data?.data;
  const tabs = data ? tabsFor(data) : [];
  const tab = tabs.find((each) => each === view.tab) ?? tabs[0];
  const Page = tab && pages[tab];
  return (
    <div className="flex column gap-12 page-frame">
      <div className="page-head" data-keeps-clear>
        <PageHeading title={tab && tab !== 'budget' ? `${tabLabels[tab]} · Budget` : 'Budget'}>
          Budget
        </PageHeading>
        {data && <BudgetHead budget={data} />}
      </div>
      {budget.isPending && <Skeleton shape="row" count={9} />}
      {budget.error && !data && (
        <ErrorState
          operation="getBudget"
          error={budget.error}
          onRetry={() => void budget.refetch()}
        />
      )}
      {data && tab && Page && (
        <>
          {data.totals && <Totals budget={data} totals={data.totals} />}
          <BudgetTabs tabs={tabs} current={tab} budget={data} />
          <PanelBoundary name={tabLabels[tab]} className={classes.tall} resetKeys={[tab, data]}>
            <Suspense fallback={<Skeleton shape="row" count={9} />}>
              <Page key={tab} budget={data} />
            </Suspense>
          </PanelBoundary>
        </>
      )}
    </div>
  );
}
