import { Button, Modal } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { listBudgetRecordsOptions } from '@/api/generated/budget.gen';
import type { Budget, BudgetLine, BudgetRecord } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { formatMoney } from '@/shared/format/money';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import type { Tab } from '../budgetView';
import type { FIGURES } from '../figures';
import { GROUPINGS, type Grouping, groupLabel, groupOf } from '../grid/rows';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';

interface Props {
  budget: Budget;
  figure: (typeof FIGURES)[number];
  /** Whose figure: 'line:<id>', '<grouping>:<value>', or empty for the whole budget. */
  of: string;
  lines: readonly BudgetLine[];
  titles: ReadonlyMap<string, string>;
  onForecast: (lineId: string) => void;
  onClose: () => void;
}

/** The most lines of one call, and the most records of one page. */
const MOST_LINES = 100;
const PAGE = 500;

const tabOf: Readonly<Record<Exclude<BudgetRecord['type'], 'budget_line'>, Tab>> = {
  change_order: 'changes',
  commitment: 'commitments',
  invoice: 'invoices',
  direct_cost: 'direct',
};

/** The calls that read the records of a figure, and its name. */
function partsOf({ of, lines, titles }: Pick<Props, 'of' | 'lines' | 'titles'>) {
  const colon = of.indexOf(':');
  const kind = colon < 0 ? '' : of.slice(0, colon);
  const value = of.slice(colon + 1);
  if (kind === 'line') {
    const line = lines.find(({ id }) => id === value);
    return {
      name: line ? `${line.code} ${line.description}` : 'Line',
      filters: [{ lineId: [value] }],
    };
  }
  const grouping = GROUPINGS.find((each) => each === kind) as Exclude<Grouping, 'none'> | undefined;
  if (!grouping || kind === 'none') return { name: 'Whole budget', filters: [{}] };
  const name = `${groupLabel(value, grouping)} ${titles.get(value) ?? ''}`.trim();
  if (grouping === 'division' && value !== '') return { name, filters: [{ division: value }] };
  const ids = lines.filter((line) => groupOf(line, grouping) === value).map(({ id }) => id);
  const filters = [];
  for (let start = 0; start < ids.length; start += MOST_LINES) {
    filters.push({ lineId: ids.slice(start, start + MOST_LINES) });
  }
  return { name, filters };
}

/** The records that a figure is made of. They add up to it. */
export default function RecordsDialog(props: Props) {
  const { budget, figure, lines, onClose } = props;
  const { projectId, currency } = budget;
  const { name, filters } = partsOf(props);
  useReturnFocus();
  const calls = useQueries({
    queries: filters.map((filter) =>
      listBudgetRecordsOptions({
        path: { projectId },
        query: { column: figure.column, limit: PAGE, ...filter },
      }),
    ),
  });
  const failed = calls.find(({ error, data }) => error && !data);
  const isPending = calls.some((call) => call.isPending);
  const records = calls.flatMap(({ data }) => data?.data ?? []);
  const total = calls.reduce((sum, { data }) => sum + (data?.totalMinor ?? 0), 0);
  const all = calls.reduce((sum, { data }) => sum + (data?.total ?? 0), 0);
  const only = props.of.startsWith('line:') ? props.of.slice(5) : null;
  const mayForecast =
    only !== null &&
    budget.permittedActions.includes('update') &&
    ['forecast_to_complete', 'estimate_at_completion', 'variance'].includes(figure.column);
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${figure.header}: ${name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="xl"
      centered
    >
      <p className={classes.note}>{figure.means}.</p>
      {isPending && !failed && <Skeleton shape="row" count={5} mt="md" />}
      {failed && (
        <ErrorState
          operation="listBudgetRecords"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!isPending && !failed && (
        <Records
          records={records}
          lines={lines}
          total={formatMoney(total, currency)}
          left={all - records.length}
          currency={currency}
          onClose={onClose}
        />
      )}
      {mayForecast && only && (
        <Button mt="md" variant="default" onClick={() => props.onForecast(only)}>
          Change the forecast
        </Button>
      )}
    </Modal>
  );
}

interface RecordsProps {
  records: readonly BudgetRecord[];
  lines: readonly BudgetLine[];
  total: string;
  /** Records on further pages. */
  left: number;
  currency: Budget['currency'];
  onClose: () => void;
}

function Records({ records, lines, total, left, currency }: RecordsProps) {
  const hrefTo = useProjectHref();
  const { shown, more } = useShown(records);
  const codes = new Map(lines.map(({ id, code }) => [id, code]));
  if (records.length === 0) return <p className={classes.note}>Nothing yet. The figure is zero.</p>;
  return (
    <>
      <TableBox label="Records">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Record</th>
              <th scope="col">Line</th>
              <th scope="col">Status</th>
              <th scope="col">Date</th>
              <th scope="col" className={classes.number}>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((record) => {
              const { id, type, recordId, number, title, companyName, status, date } = record;
              const text = [number, title].filter(Boolean).join(' ');
              return (
                <tr key={id}>
                  <td>
                    {type === 'budget_line' ? (
                      text
                    ) : (
                      <AppLink href={hrefTo(paths.budget, { tab: tabOf[type], open: recordId })}>
                        {text}
                      </AppLink>
                    )}
                    {companyName && <div className={classes.note}>{companyName}</div>}
                  </td>
                  <td>{codes.get(record.budgetLineId)}</td>
                  <td>{status && optionLabel(status)}</td>
                  <td>{date && formatCalendarDate(date)}</td>
                  <td className={classes.number}>{formatMoney(record.amountMinor, currency)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                Total
              </th>
              <td className={classes.number}>{total}</td>
            </tr>
          </tfoot>
        </table>
      </TableBox>
      {more}
      {left > 0 && (
        <p className={classes.note}>
          {left} more records are in the total. Open the figure of a division or line to see them.
        </p>
      )}
    </>
  );
}
