import { Button } from '@mantine/core';
import { IconCubeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readOneScan } from '@/api/documented/scans';
import { getScanOptions } from '@/api/generated/scans/getScan.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { isGivenUp, NotConverted } from '@/shared/viewer/NotConverted';
import { ProjectUnits } from '@/shared/viewer/UnitsProvider';
import { ScanViewer } from '../parts/ScanViewer';
import classes from './ScanViewerPage.module.css';

/** One scan as a point cloud, selected by `?project=` and `?scan=`. */
export default function ScanViewerPage() {
  const query = useAddressQuery();
  const projectId = useProjectId();
  const scanId = query.get('scan') ?? '';
  const scan = useQuery({
    ...getScanOptions({ path: { projectId, scanId } }),
    select: readOneScan,
    enabled: scanId !== '',
  });
  const found = scan.data;
  const isLost = scan.error?.status === 404 || found === null;
  if (found?.processing && isGivenUp(found.processing))
    return (
      <div className="page-frame">
        <PageHeading title={found.title}>{found.title}</PageHeading>
        <NotConverted
          processing={found.processing}
          back={{ href: href(paths.scans, { project: projectId }), label: 'Go to the scans' }}
        />
      </div>
    );
  if (found)
    return (
      <ProjectUnits projectId={projectId}>
        <ScanViewer key={scanId} projectId={projectId} scan={found} />
      </ProjectUnits>
    );
  return (
    <div className="page-frame">
      <PageHeading title="Scan viewer">Scan viewer</PageHeading>
      {scanId && scan.isPending && (
        <div className={`mt-16 rounded-card ${classes.loading}`} aria-busy="true" />
      )}
      {(!scanId || isLost) && (
        <EmptyState
          icon={<IconCubeOff size={20} />}
          title={scanId ? 'Scan not found' : 'No scan chosen'}
          action={
            <Button component={AppLink} href={href(paths.viewer, { project: projectId })}>
              Choose a scan
            </Button>
          }
        >
          {scanId
            ? 'It has been deleted, or it is not shared with you.'
            : 'The link does not include a scan.'}
        </EmptyState>
      )}
      {scan.error && !isLost && (
        <ErrorState operation="getScan" error={scan.error} onRetry={() => scan.refetch()} />
      )}
    </div>
  );
}
