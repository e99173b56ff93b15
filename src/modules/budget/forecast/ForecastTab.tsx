import { useQuery } from '@tanstack/react-query';
import { getBudgetForecastOptions, listBudgetLinesOptions } from '@/api/generated/budget.gen';
import type { BudgetForecast, Currency } from '@/api/generated/types.gen';
import { formatAmount, formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { monthName } from '../snapshots/months';
import type { TabProps } from '../tabProps';
import { ChartPanel } from './ChartPanel';
import { Curve, Drawdown, Variances, Waterfall } from './charts';
import classes from './Forecast.module.css';
import { curveOf, floorOf, largestVariances, scheduleText, stepsOf } from './series';

/** Where the budget goes: by month, from original to completion, by line, and from the contingency. */
export default function ForecastTab({ budget }: TabProps) {
  const { projectId, currency } = budget;
  const hrefTo = useProjectHref();
  const forecast = useQuery(getBudgetForecastOptions({ path: { projectId } }));
  const list = useQuery(listBudgetLinesOptions({ path: { projectId } }));
  if (forecast.error && !forecast.data) {
    return (
      <ErrorState
        operation="getBudgetForecast"
        error={forecast.error}
        onRetry={() => void forecast.refetch()}
      />
    );
  }
  if (list.error && !list.data) {
    return (
      <ErrorState
        operation="listBudgetLines"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!forecast.data || !list.data) return <Skeleton shape="card" h={420} />;
  const { months, currentMonth, schedule } = forecast.data.data;
  const curve = curveOf(months, currentMonth);
  const steps = stepsOf(list.data.totals);
  const lines = largestVariances(list.data.data);
  const orNone = (minor: number | null) => (minor === null ? '' : formatAmount(minor));
  const figureHref = (figure: string, id: string) =>
    hrefTo(paths.budget, { tab: 'budget', figure, of: `line:${id}` });
  return (
    <div className={`grid gap-16 items-start ${classes.charts}`}>
      <p className="all-columns m-0">{scheduleText(schedule)}</p>
      <ChartPanel
        title="Plan, commitments, cost and forecast"
        text={`Cumulated by month. Cost is known until ${monthName(currentMonth)}.`}
        headers={['Month', 'Planned', 'Committed', 'Actual', 'Forecast']}
        rows={curve.map(({ month, planned, committed, actual, forecast: toCome }) => ({
          key: month,
          cells: [monthName(month), ...[planned, committed, actual, toCome].map(orNone)],
        }))}
      >
        <Curve points={curve} currency={currency} />
      </ChartPanel>
      <ChartPanel
        title="Original to completion"
        text={`How changes and the forecast lead to the estimate at completion.${
          floorOf(steps) > 0 ? ' The scale does not begin at zero.' : ''
        }`}
        headers={['Step', 'Amount']}
        rows={steps.map(({ name, minor }) => ({ key: name, cells: [name, formatAmount(minor)] }))}
      >
        <Waterfall steps={steps} currency={currency} />
      </ChartPanel>
      <ChartPanel
        title="Ten largest variances"
        text={
          lines.length === 0
            ? 'Every line is exactly at its budget.'
            : 'Lines below zero will cost more than their revised budget.'
        }
        headers={['Line', 'Variance']}
        rows={lines.map(({ id, code, description, figures }) => ({
          key: id,
          cells: [
            <AppLink key="line" href={figureHref('variance', id)}>
              {code} {description}
            </AppLink>,
            formatAmount(figures.varianceMinor),
          ],
        }))}
      >
        {lines.length > 0 && <Variances lines={lines} currency={currency} />}
      </ChartPanel>
      <Contingency forecast={forecast.data.data} currency={currency} />
    </div>
  );
}

/** Shows the change orders that took from the contingency. */
function Contingency({ forecast, currency }: { forecast: BudgetForecast; currency: Currency }) {
  const { contingency, draws } = forecast;
  const hrefTo = useProjectHref();
  return (
    <ChartPanel
      title="Contingency"
      text={`${formatMoney(contingency.remainingMinor, currency)} of ${formatMoney(contingency.originalMinor, currency)} left.`}
      headers={['Change order', 'Month', 'Taken', 'Left']}
      rows={draws.map(({ changeOrderId, number, title, month, amountMinor, remainingMinor }) => ({
        key: changeOrderId,
        cells: [
          <AppLink key="order" href={hrefTo(paths.budget, { tab: 'changes', open: changeOrderId })}>
            {number} {title}
          </AppLink>,
          monthName(month),
          formatAmount(amountMinor),
          formatAmount(remainingMinor),
        ],
      }))}
    >
      {draws.length > 0 && (
        <Drawdown original={contingency.originalMinor} draws={draws} currency={currency} />
      )}
    </ChartPanel>
  );
}
