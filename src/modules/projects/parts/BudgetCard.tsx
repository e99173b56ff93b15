import { useQuery } from '@tanstack/react-query';
import { getBudgetOptions } from '@/api/generated/budget.gen';
import { count } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { ErrorLine } from '@/shared/ui/states';
import classes from './BudgetCard.module.css';

/** Shows the budget in a few figures, for those who see all of it. */
export default function BudgetCard({ projectId }: { projectId: string }) {
  const hrefTo = useProjectHref();
  const budget = useQuery(getBudgetOptions({ path: { projectId } }));
  const data = budget.data?.data;
  if (budget.error && !data) {
    return (
      <ErrorLine operation="getBudget" error={budget.error} onRetry={() => void budget.refetch()} />
    );
  }
  if (!data) return null;
  const { totals, currency, status, pendingChangeCount, submittedInvoiceCount } = data;
  const figures = totals
    ? ([
        ['Revised', totals.revisedMinor],
        ['Committed', totals.committedMinor],
        ['Actual', totals.actualMinor],
        ['At completion', totals.estimateAtCompletionMinor],
        ['Variance', totals.varianceMinor],
      ] as const)
    : [];
  return (
    <section className="p-16-20 card" aria-labelledby="budget-card">
      <h2 id="budget-card" className="flex gap-12 m-below-8 items-baseline text-md">
        <AppLink href={hrefTo(paths.budget)} className="inherit undecorated lined">
          Budget
        </AppLink>
        {totals && <span className="quiet text-sm regular">{optionLabel(status)}</span>}
      </h2>
      {figures.length > 0 && (
        <dl className={`grid gap-8-16 m-0 ${classes.figures}`}>
          {figures.map(([label, minor]) => (
            <div key={label}>
              <dt className="quiet text-xs">{label}</dt>
              <dd data-negative={minor < 0 || undefined}>{formatMoney(minor, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={`flex wrap gap-4-16 m-top-8 text-sm ${classes.waiting}`}>
        {pendingChangeCount > 0 && (
          <AppLink href={hrefTo(paths.budget, { tab: 'changes', status: 'pending' })}>
            {count(pendingChangeCount, 'pending change order')}
          </AppLink>
        )}
        {submittedInvoiceCount > 0 && (
          <AppLink href={hrefTo(paths.budget, { tab: 'invoices', status: 'submitted' })}>
            {count(submittedInvoiceCount, 'submitted invoice')}
          </AppLink>
        )}
        {data.permittedActions.includes('export') && (
          <AppLink href={hrefTo(paths.budget, { tab: 'budget' })}>Export</AppLink>
        )}
      </p>
    </section>
  );
}
