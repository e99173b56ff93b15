import { IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readScans, type Scan } from '@/api/documented/scans';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { formatDate, formatSince } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import classes from './NewAssets.module.css';
import panel from './Panel.module.css';

/** The number of newest assets to show (specification, section 2). */
const SHOWN = 5;

/** Without a time, scans keep the order of the host. */
const timeOf = ({ createdAt }: Scan) => (createdAt === null ? 0 : Date.parse(createdAt));
const newest = (scans: Scan[]) => scans.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, SHOWN);

export function NewAssets({ projectId, allHref }: { projectId: string; allHref: string }) {
  const scans = useQuery({ ...listScansOptions({ path: { projectId } }), select: readScans });
  const assets = scans.data && newest(scans.data);
  return (
    <section className="card shadow-card" aria-labelledby="new-assets" aria-busy={scans.isPending}>
      <div className={panel.head}>
        <h2 id="new-assets">New Assets</h2>
        <AppLink href={allHref}>See All</AppLink>
      </div>
      {scans.isPending && (
        <Skeleton shape="row" count={5} h={60} px="lg" className={classes.list} />
      )}
      {scans.error && !assets && (
        <ErrorState operation="listScans" error={scans.error} onRetry={() => scans.refetch()} />
      )}
      {assets?.length === 0 && (
        <EmptyState icon={<IconScan size={20} />} title="No assets yet">
          New scans of this project appear here.
        </EmptyState>
      )}
      {assets && assets.length > 0 && (
        <ul className={`m-0 unlisted ${classes.list}`}>
          {assets.map((scan) => (
            <li key={scan.id} className={`grid gap-4-16 items-center ${classes.asset}`}>
              <Thumbnail url={scan.thumbnailUrl} className={classes.picture} />
              <span className={`cut text-sm medium ${classes.name}`}>{scan.title}</span>
              <span className={`rounded-pill sunken quiet text-xs medium ${classes.category}`}>
                3D Scans
              </span>
              {scan.createdAt !== null && (
                <time
                  dateTime={scan.createdAt}
                  title={formatDate(scan.createdAt)}
                  className="quiet text-xs"
                >
                  {formatSince(scan.createdAt)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
