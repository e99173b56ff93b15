import { formatNumber } from '@/shared/format/format';
import classes from '../Team.module.css';

interface Props {
  count: number;
  overdue: number;
  /** The count of the person with the most, who has the full length. */
  most: number;
  /** Whether no heading says what the count is. */
  inWords?: boolean;
}

/** How much waits for a person, beside the others: a bar, with the overdue part first. */
export function CourtBar({ count, overdue, most, inWords }: Props) {
  if (count === 0) return null;
  const share = (part: number) => `${(100 * part) / Math.max(most, count)}%`;
  return (
    <span className="row grow gap-8 min-w-0">
      <span className={`rigid digits ${classes.courtCount}`}>
        {formatNumber(count)}
        {inWords && ' in their court'}
      </span>
      <span className={`flex clip sunken ${classes.courtTrack}`} aria-hidden="true">
        <span data-overdue style={{ width: share(overdue) }} />
        <span style={{ width: share(count - overdue) }} />
      </span>
      {overdue > 0 && <span className="rigid negative text-xs">{formatNumber(overdue)} late</span>}
    </span>
  );
}

/** Returns the most that waits for one of them. */
export const mostOf = (members: readonly { inCourtCount: number }[]): number =>
  Math.max(1, ...members.map(({ inCourtCount }) => inCourtCount));
