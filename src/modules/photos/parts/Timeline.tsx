import type { UseQueryResult } from '@tanstack/react-query';
import type { PhotoSummaryResult } from '@/api/generated/types.gen';
import { calendarFormat, count, formatCalendarDate } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { labeledDays } from '../months';
import type { PhotoView } from '../photoView';
import classes from './Timeline.module.css';

const month = calendarFormat({ month: 'short', year: 'numeric' });
/** Height of the tallest bar in pixels. */
const TALLEST = 26;

interface Props {
  summary: Pick<
    UseQueryResult<PhotoSummaryResult, unknown>,
    'isPending' | 'error' | 'data' | 'refetch'
  >;
  view: PhotoView;
  onChange: (change: Partial<PhotoView>) => void;
}

/** One bar for each day with photos, latest first. A click filters by that day. */
export function Timeline({ summary, view, onChange }: Props) {
  const days = summary.data?.data.days ?? [];
  const { shown, more } = useShown(days);
  if (summary.isPending) return <Skeleton shape="row" h={46} />;
  if (summary.error && !summary.data) {
    const retry = () => void summary.refetch();
    return <ErrorLine operation="getPhotoSummary" error={summary.error} onRetry={retry} />;
  }
  if (days.length === 0) return null;
  const labeled = labeledDays(shown.map(({ date }) => date));
  const most = Math.max(...shown.map((day) => day.count));
  return (
    <ul className={`flex rigid unlisted ${classes.days}`} aria-label="Days">
      {shown.map((day) => {
        const isShown = view.from === day.date && view.to === day.date;
        return (
          <li key={day.date} className="relative rigid">
            {labeled.has(day.date) && (
              <span className={`absolute quiet text-xs nowrap no-pointer ${classes.month}`}>
                {month(day.date)}
              </span>
            )}
            <button
              type="button"
              className={`flex justify-center p-0 borderless bare pointer hovered ${classes.bar}`}
              aria-pressed={isShown}
              aria-label={`${formatCalendarDate(day.date)}, ${count(day.count, 'photo')}`}
              title={`${formatCalendarDate(day.date)}, ${count(day.count, 'photo')}`}
              onClick={() =>
                onChange(isShown ? { from: '', to: '' } : { from: day.date, to: day.date })
              }
            >
              <span
                className={classes.length}
                style={{ height: `${Math.max(4, (day.count / most) * TALLEST)}px` }}
              />
            </button>
          </li>
        );
      })}
      {more && <li className="relative rigid">{more}</li>}
    </ul>
  );
}
