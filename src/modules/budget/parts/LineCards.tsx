import { VisuallyHidden } from '@mantine/core';
import type { Budget, BudgetColumn } from '@/api/generated/types.gen';
import { formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Budget.module.css';
import { FIGURES } from '../figures';
import type { GridRow } from '../grid/rows';
import table from '../Table.module.css';

interface Props {
  budget: Budget;
  rows: readonly GridRow[];
  hrefOf: (column: BudgetColumn, lineId: string) => string;
}

const SHOWN: readonly string[] = [
  'revised',
  'committed',
  'actual',
  'estimate_at_completion',
  'variance',
];
const figures = FIGURES.filter(({ column }) => SHOWN.includes(column));

/** Shows the lines of the budget on a phone. */
export function LineCards({ budget: { currency }, rows, hrefOf }: Props) {
  const { shown, more } = useShown(rows.filter(({ kind }) => kind === 'line' || kind === 'group'));
  if (shown.length === 0) {
    return <p className={table.note}>No lines yet. Add or import them on a larger screen.</p>;
  }
  return (
    <>
      <ul className="flex column gap-8 list" aria-label="Lines of the budget">
        {shown.map((row) => {
          if (row.kind === 'group') {
            return (
              <li key={row.key} className="m-top-12 text-sm strong">
                {row.label} {row.title}: {formatMoney(row.figures.revisedMinor, currency)}
              </li>
            );
          }
          if (row.kind !== 'line') return null;
          const { code, description } = row.line;
          return (
            <li key={row.key} className="p-12-16 box">
              <p className="m-below-4 medium">
                {code} {description}
              </p>
              <dl className={`grid gap-4-16 m-0 text-sm ${classes.pairs}`}>
                {figures.map(({ column, key, header }) => {
                  const minor = row.line.figures[key];
                  return (
                    <div key={key} style={{ display: 'contents' }}>
                      <dt>{header}</dt>
                      <dd className={minor < 0 ? table.negative : undefined}>
                        <AppLink href={hrefOf(column, row.key)}>
                          {formatMoney(minor, currency)}
                          <VisuallyHidden>
                            {' '}
                            {header} of {description}
                          </VisuallyHidden>
                        </AppLink>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}
