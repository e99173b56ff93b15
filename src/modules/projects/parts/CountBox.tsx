import { formatNumber } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import classes from './CountBox.module.css';
import panel from './Panel.module.css';

interface Props {
  title: string;
  /** Absent if there is no list to open. */
  href: string | undefined;
  counts: readonly (readonly [label: string, value: number])[];
}

export function CountBox({ title, href, counts }: Props) {
  return (
    <section className="card shadow-card">
      <div className={panel.head}>
        <h2>{title}</h2>
        {href && (
          <AppLink href={href} aria-label={`See All ${title}`}>
            See All
          </AppLink>
        )}
      </div>
      <dl className={`grid gap-12 m-0 ${classes.counts}`}>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt className="quiet text-xs">{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
