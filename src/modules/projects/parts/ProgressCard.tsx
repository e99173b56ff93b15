import { useQuery } from '@tanstack/react-query';
import { getProjectProgressOptions } from '@/api/generated/projects/getProjectProgress.gen';
import type { WeekProgress } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { calendarFormat, formatNumber } from '@/shared/format/format';
import { dayOf } from '@/shared/format/region';
import { ErrorLine } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import classes from './ProgressCard.module.css';

const weekEnd = calendarFormat({ month: 'short', day: 'numeric' });

/** Shows how many of the punch items, RFIs and submittals are closed: in all, by level, and over four weeks. */
export default function ProgressCard({ projectId }: { projectId: string }) {
  const progress = useQuery({
    ...getProjectProgressOptions({ path: { projectId } }),
    enabled: useOffers()('getProjectProgress'),
  });
  const data = progress.data?.data;
  const { shown, more } = useShown(data?.levels ?? []);
  if (progress.error && !data) {
    return (
      <ErrorLine
        operation="getProjectProgress"
        error={progress.error}
        onRetry={() => void progress.refetch()}
      />
    );
  }
  if (!data || data.total === 0) return null;
  const [first] = data.weeks;
  const gained = first ? data.closed - first.closed : 0;
  return (
    <section className="p-16-20 card" aria-labelledby="progress-card">
      <h2 id="progress-card" className="m-below-4 text-md">
        Progress
      </h2>
      <p className="m-below-12 quiet text-sm">
        {ofText(data)} punch items, RFIs and submittals closed, {formatNumber(Math.max(0, gained))}{' '}
        of them in the last three weeks
      </p>
      <div className={classes.parts}>
        <div>
          <h3 className="m-below-8 text-sm">By level</h3>
          <ul className={`list ${classes.rows}`} aria-label="Closed by level">
            {shown.map((level) => (
              <Bar
                key={level.locationId}
                name={level.path.length > 0 ? level.path.join(', ') : 'Without a location'}
                counts={level}
              />
            ))}
          </ul>
          {more}
        </div>
        <div>
          <h3 className="m-below-8 text-sm">Last four weeks</h3>
          <ul className={`list ${classes.rows}`} aria-label="Closed by week">
            {data.weeks.map((week) => (
              <Bar key={week.until} name={weekEnd(dayOf(new Date(week.until)))} counts={week} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type Counts = Pick<WeekProgress, 'closed' | 'total'>;

const ofText = ({ closed, total }: Counts): string =>
  `${formatNumber(closed)} of ${formatNumber(total)}`;

const Bar = ({ name, counts }: { name: string; counts: Counts }) => (
  <li>
    <span className="cut" title={name}>
      {name}
    </span>
    <span className={`clip rounded-pill sunken ${classes.track}`} aria-hidden="true">
      <span style={{ width: `${counts.total > 0 ? (100 * counts.closed) / counts.total : 0}%` }} />
    </span>
    <span className={`digits nowrap ${classes.figure}`}>{ofText(counts)}</span>
  </li>
);
