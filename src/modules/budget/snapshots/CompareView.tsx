import { useQuery } from '@tanstack/react-query';
import { getBudgetSnapshotOptions, listBudgetLinesOptions } from '@/api/generated/budget.gen';
import { count } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { FIGURES, sumOf } from '../figures';
import { Amount } from '../records/marks';
import classes from '../Table.module.css';
import { asSnapshotLines, type Difference, differences, NOW } from './compare';
import { monthName } from './months';

const SHOWN: readonly string[] = [
  ...['original', 'revised', 'committed', 'actual', 'forecast_to_complete'],
  ...['estimate_at_completion', 'variance'],
];
const figures = FIGURES.filter(({ column }) => SHOWN.includes(column));

/** A state of the budget: a snapshot, or the lines as they are now. */
function useBudgetState(projectId: string, id: string) {
  const isNow = id === NOW;
  const snapshot = useQuery({
    ...getBudgetSnapshotOptions({ path: { projectId, budgetSnapshotId: id } }),
    enabled: !isNow,
  });
  const now = useQuery({ ...listBudgetLinesOptions({ path: { projectId } }), enabled: isNow });
  const month = snapshot.data?.data.month;
  return isNow
    ? {
        query: now,
        operation: 'listBudgetLines' as const,
        name: 'now',
        lines: now.data && asSnapshotLines(now.data.data),
      }
    : {
        query: snapshot,
        operation: 'getBudgetSnapshot' as const,
        name: month ? monthName(month) : '',
        lines: snapshot.data?.data.lines,
      };
}

interface Props {
  projectId: string;
  from: string;
  to: string;
}

/** Shows what changed between two states of the budget. */
export default function CompareView({ projectId, from, to }: Props) {
  const before = useBudgetState(projectId, from);
  const after = useBudgetState(projectId, to);
  const failed = [before, after].find(({ query, lines }) => query.error && !lines);
  if (failed) {
    return (
      <ErrorState
        operation={failed.operation}
        error={failed.query.error}
        onRetry={() => void failed.query.refetch()}
      />
    );
  }
  if (!before.lines || !after.lines) return <Skeleton shape="row" count={6} />;
  return (
    <Differences
      title={`From ${before.name} to ${after.name}`}
      found={differences(before.lines, after.lines)}
    />
  );
}

function Differences({ title, found }: { title: string; found: readonly Difference[] }) {
  const { shown, more } = useShown(found);
  const total = sumOf(found.map(({ change }) => ({ figures: change })));
  return (
    <section aria-label="Comparison">
      <h2 className={classes.section}>
        {title}: {found.length === 0 ? 'nothing changed' : `${count(found.length, 'line')} changed`}
      </h2>
      {found.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <div className={classes.box} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Line</th>
                {figures.map(({ key, header }) => (
                  <th key={key} scope="col" className={classes.number}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ lineId, code, description, before, after, change }) => (
                <tr key={lineId}>
                  <td>
                    {code} {description}
                    {!before && ' (new)'}
                    {!after && ' (removed)'}
                  </td>
                  {figures.map(({ key }) => (
                    <td key={key}>
                      <Amount minor={change[key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Change in total</th>
                {figures.map(({ key }) => (
                  <td key={key}>
                    <Amount minor={total[key]} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {more}
    </section>
  );
}
