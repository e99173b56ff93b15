import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import type { BudgetLine, ContingencyDraw, Currency } from '@/api/generated/types.gen';
import { formatMoney, formatShort } from '@/shared/format/money';
import { shortMonth } from '../snapshots/months';
import { type CurvePoint, floorOf, type Step } from './series';

const HEIGHT = 300;
const shared = (currency: Currency) => ({
  h: HEIGHT,
  // The table behind the chart is what people reach with the keyboard.
  valueFormatter: (minor: number) => formatMoney(Math.round(minor), currency),
  yAxisProps: {
    width: 64,
    tickFormatter: (minor: number) => formatShort(Math.round(minor), currency),
  },
});
const quiet = { accessibilityLayer: false };

/** Cumulated plan, commitments, cost and forecast over the months. */
export const Curve = ({
  points,
  currency,
}: {
  points: readonly CurvePoint[];
  currency: Currency;
}) => (
  <LineChart
    {...shared(currency)}
    data={points.map(({ month, ...amounts }) => ({ month: shortMonth(month), ...amounts }))}
    dataKey="month"
    withLegend
    withDots={false}
    curveType="linear"
    lineChartProps={quiet}
    series={[
      { name: 'planned', label: 'Planned', color: 'gray.5', strokeDasharray: '6 4' },
      { name: 'committed', label: 'Committed', color: 'amber.6' },
      { name: 'actual', label: 'Actual', color: 'blueprint.6' },
      { name: 'forecast', label: 'Forecast', color: 'blueprint.4', strokeDasharray: '2 3' },
    ]}
  />
);

/** From the original budget to the estimate at completion. */
export const Waterfall = ({ steps, currency }: { steps: readonly Step[]; currency: Currency }) => (
  <BarChart
    {...shared(currency)}
    yAxisProps={{
      ...shared(currency).yAxisProps,
      domain: [floorOf(steps), 'auto'],
      allowDataOverflow: true,
    }}
    type="waterfall"
    data={steps.map(({ name, minor, isSum }, index) => ({
      // Later sums stand beside the steps. The first one is where the steps begin.
      ...{ name, amount: minor, standalone: isSum && index > 0 },
      color: isSum ? 'blueprint.6' : minor > 0 ? 'amber.6' : 'green.6',
    }))}
    dataKey="name"
    barChartProps={quiet}
    series={[{ name: 'amount', label: 'Amount', color: 'blueprint.6' }]}
  />
);

export const Variances = ({
  lines,
  currency,
}: {
  lines: readonly BudgetLine[];
  currency: Currency;
}) => (
  <BarChart
    {...shared(currency)}
    data={lines.map(({ code, figures }) => ({ code, variance: figures.varianceMinor }))}
    dataKey="code"
    barChartProps={quiet}
    getBarColor={(minor) => (minor < 0 ? 'red.6' : 'green.6')}
    series={[{ name: 'variance', label: 'Variance', color: 'red.6' }]}
  />
);

interface DrawdownProps {
  original: number;
  draws: readonly ContingencyDraw[];
  currency: Currency;
}

/** What is left of the contingency after each change order. */
export const Drawdown = ({ original, draws, currency }: DrawdownProps) => (
  <AreaChart
    {...shared(currency)}
    data={[
      { number: 'Original', left: original },
      ...draws.map(({ number, remainingMinor }) => ({ number, left: remainingMinor })),
    ]}
    dataKey="number"
    curveType="stepAfter"
    areaChartProps={quiet}
    series={[{ name: 'left', label: 'Left', color: 'blueprint.6' }]}
  />
);
