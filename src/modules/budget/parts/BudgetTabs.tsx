import { VisuallyHidden } from '@mantine/core';
import type { Budget } from '@/api/generated/types.gen';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import classes from '../Budget.module.css';
import { type Tab, tabLabels } from '../budgetView';

interface Props {
  tabs: readonly Tab[];
  current: Tab;
  budget: Budget;
}

/** A link for each kind of record, with the number of those that wait for a decision. */
export function BudgetTabs({ tabs, current, budget }: Props) {
  const hrefTo = useProjectHref();
  const waiting: Partial<Record<Tab, number>> = {
    changes: budget.pendingChangeCount,
    invoices: budget.submittedInvoiceCount,
  };
  return (
    <LinkTabs
      label="Budget"
      tabs={tabs.map((tab) => ({
        href: hrefTo(paths.budget, { tab }),
        isCurrent: tab === current,
        label: (
          <>
            {tabLabels[tab]}
            {Boolean(waiting[tab]) && (
              <span className={`rounded-pill text-xs text-center ${classes.waiting}`}>
                {waiting[tab]}
                <VisuallyHidden> waiting</VisuallyHidden>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
