import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Budget } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
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
  const list = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen: scroll the current one into view.
  useEffect(() => {
    const tab = current && list.current?.querySelector('[aria-current]');
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const waiting: Partial<Record<Tab, number>> = {
    changes: budget.pendingChangeCount,
    invoices: budget.submittedInvoiceCount,
  };
  return (
    <nav ref={list} aria-label="Budget" className={classes.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <AppLink
              href={hrefTo(paths.budget, { tab })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tabLabels[tab]}
              {Boolean(waiting[tab]) && (
                <span className={`rounded-pill text-xs text-center ${classes.waiting}`}>
                  {waiting[tab]}
                  <VisuallyHidden> waiting</VisuallyHidden>
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
