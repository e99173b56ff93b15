import { Button, Title } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readScans } from '@/api/documented/scans';
import { listModelsOptions } from '@/api/generated/models.gen';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { formatDate, formatNumber } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { useShown } from '@/shared/ui/useShown';
import { canBeOpened } from '../canBeOpened';
import classes from './ScanViewerPage.module.css';

/** Lists what a project can open in a viewer. */
export default function ViewerIndexPage() {
  const projectId = useProjectId();
  const scans = useQuery({ ...listScansOptions({ path: { projectId } }), select: readScans });
  const open = scans.data?.filter(canBeOpened);
  const { shown, more } = useShown(open ?? []);
  return (
    <div className="page-frame">
      <PageHeading title="Viewer">Viewer</PageHeading>
      {scans.isPending && (
        <Skeleton shape="card" count={4} h={210} className={`gap-16 m-top-16 ${classes.list}`} />
      )}
      {scans.error && !open && (
        <ErrorState operation="listScans" error={scans.error} onRetry={() => scans.refetch()} />
      )}
      {open?.length === 0 && (
        <EmptyState
          icon={<IconScan size={20} />}
          title="Nothing to view yet"
          action={
            <Button component={AppLink} href={href(paths.scans, { project: projectId })}>
              Go to the scans
            </Button>
          }
        >
          Scans appear here once they are ready for viewing.
        </EmptyState>
      )}
      {open && open.length > 0 && (
        <ul className={`grid gap-16 m-top-16 p-0 unlisted ${classes.list}`} aria-label="Scans">
          {shown.map(({ id, title, thumbnailUrl, pointCount, createdAt }) => (
            <li key={id}>
              <AppLink
                className={`block clip shadow-card text card undecorated ${classes.item}`}
                href={href(paths.potreeViewer, { project: projectId, scan: id })}
              >
                <Thumbnail url={thumbnailUrl} />
                <span className={`text-sm medium ${classes.name}`}>{title}</span>
                <span className={`quiet text-xs ${classes.facts}`}>
                  {[
                    pointCount !== null && `${formatNumber(pointCount)} points`,
                    createdAt !== null && formatDate(createdAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {more}
      <ModelList projectId={projectId} />
    </div>
  );
}

/** The models that can be opened. Renders nothing without any. */
function ModelList({ projectId }: { projectId: string }) {
  const query = { sort: '-updatedAt', limit: 12 } as const;
  const models = useQuery(listModelsOptions({ path: { projectId }, query }));
  const open = models.data?.data.filter(
    ({ currentVersion }) => currentVersion.processing.state === 'ready',
  );
  if (models.error && !open) {
    return (
      <ErrorState operation="listModels" error={models.error} onRetry={() => models.refetch()} />
    );
  }
  if (!open || open.length === 0) return null;
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        3D models
      </Title>
      <ul className={`grid gap-16 m-top-16 p-0 unlisted ${classes.list}`} aria-label="3D models">
        {open.map(({ id, title, thumbnailUrl, format, updatedAt }) => (
          <li key={id}>
            <AppLink
              className={`block clip shadow-card text card undecorated ${classes.item}`}
              href={href(paths.viewer, { project: projectId, model: id })}
            >
              <Thumbnail url={thumbnailUrl} />
              <span className={`text-sm medium ${classes.name}`}>{title}</span>
              <span className={`quiet text-xs ${classes.facts}`}>
                {format.toUpperCase()} · {formatDate(updatedAt)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
