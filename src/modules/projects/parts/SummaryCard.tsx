import type { ItemStats } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import classes from './SummaryCard.module.css';

interface Props {
  title: string;
  stats: ItemStats;
  /** Absent if there is no list to open. */
  href: string | undefined;
  /** What the rows count, if their names do not say so. */
  hint?: string;
}

/** The counts of one module. The whole card links to its list, if the host has it. */
export function SummaryCard({ title, stats, href, hint }: Props) {
  const { active, completed, draft } = stats.byStatus;
  const rows = [
    ['Active', active, 'active'],
    ['Completed', completed, 'completed'],
    ['Draft', draft, 'draft'],
  ] as const;
  return (
    <article className={`relative flex column p-16-20 shadow-card card ${classes.card}`}>
      <h2 className="m-0 quiet text-sm medium">
        {href ? (
          <AppLink href={href} title={hint} className="inherit undecorated whole-card">
            {title}
          </AppLink>
        ) : (
          <span title={hint}>{title}</span>
        )}
      </h2>
      <dl className="m-0">
        <div className={`flex gap-8 justify-end ${classes.total}`}>
          <dt>Total</dt>
          <dd>{formatNumber(stats.total)}</dd>
        </div>
        {rows.map(([label, value, kind]) => (
          <div key={label} className={`flex between text-sm ${classes.row}`} data-kind={kind}>
            <dt>
              <span className={classes.dot} aria-hidden="true" />
              {label}
            </dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={`flex gap-2 clip rounded-pill sunken ${classes.bar}`} aria-hidden="true">
        {rows.map(([label, value, kind]) => (
          <span key={label} data-kind={kind} style={{ flexGrow: value }} />
        ))}
      </div>
      <p className={`quiet text-xs ${classes.note}`}>
        {formatNumber(stats.recentCreatedLast7Days)} created in the last 7 days
      </p>
    </article>
  );
}
