import { Button } from '@mantine/core';
import { IconCubeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getScanOptions } from '@/api/generated/scans.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { ScanViewer } from '../parts/ScanViewer';
import classes from './ScanViewerPage.module.css';

/** One scan as a point cloud, selected by `?project=` and `?scan=`. */
export default function ScanViewerPage() {
  const query = useAddressQuery();
  const projectId = query.get('project') ?? '';
  const scanId = query.get('scan') ?? '';
  const hasIds = projectId !== '' && scanId !== '';
  const scan = useQuery({ ...getScanOptions({ path: { projectId, scanId } }), enabled: hasIds });
  const isLost = scan.error?.status === 404;
  if (scan.data) return <ScanViewer key={scanId} projectId={projectId} scan={scan.data.data} />;
  return (
    <div className={classes.page}>
      <PageHeading title="Scan viewer">Scan viewer</PageHeading>
      {hasIds && scan.isPending && <div className={classes.loading} aria-busy="true" />}
      {(!hasIds || isLost) && (
        <EmptyState
          icon={<IconCubeOff size={26} stroke={1.6} />}
          title={hasIds ? 'Scan not found' : 'No scan is chosen'}
          action={
            <Button component={AppLink} href={href(paths.viewer, { project: projectId })}>
              Choose a scan
            </Button>
          }
        >
          {hasIds
            ? 'It has been deleted, or it is not shared with you.'
            : 'The address names no project and no scan.'}
        </EmptyState>
      )}
      {scan.error && !isLost && (
        <ErrorState operation="getScan" error={scan.error} onRetry={() => scan.refetch()} />
      )}
    </div>
  );
}
