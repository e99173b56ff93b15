import type { Budget, BudgetFigures } from '@/api/generated/types.gen';
import { formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import classes from '../Budget.module.css';
import { FIGURES } from '../figures';

const SHOWN: readonly string[] = [
  ...['original', 'approved_changes', 'revised', 'pending_changes', 'committed', 'actual'],
  ...['estimate_at_completion', 'variance'],
];

/** Shows the sums of the whole budget. Each opens the records that it is made of. */
export function Totals({ budget, totals }: { budget: Budget; totals: BudgetFigures }) {
  const hrefTo = useProjectHref();
  return (
    <ul className={`grid clip outlined rounded list ${classes.totals}`} aria-label="Totals">
      {FIGURES.filter(({ column }) => SHOWN.includes(column)).map(
        ({ column, key, header, means }) => (
          <li key={column} title={means}>
            <AppLink
              href={hrefTo(paths.budget, { tab: 'budget', figure: column })}
              className="flex column p-8-12 inherit undecorated ring-inside"
            >
              <span className="quiet text-xs">{header}</span>
              <span
                className={`digits medium text-md ${classes.total}`}
                data-negative={totals[key] < 0 || undefined}
              >
                {formatMoney(totals[key], budget.currency)}
              </span>
            </AppLink>
          </li>
        ),
      )}
    </ul>
  );
}
