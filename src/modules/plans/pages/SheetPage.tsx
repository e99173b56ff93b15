import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'wouter/use-browser-location';
import { getSheetOptions } from '@/api/generated/plans.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { recordIdIn } from '@/shared/routing/recordId';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { ProjectUnits } from '@/shared/viewer/UnitsProvider';
import { SheetView } from '../viewer/SheetView';

export default function SheetPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const sheetId = recordIdIn(usePathname(), paths.plans) ?? '';
  const query = useQuery(getSheetOptions({ path: { projectId, sheetId } }));
  const sheet = query.data?.data;
  if (sheet) {
    return (
      <ProjectUnits projectId={projectId}>
        <SheetView key={sheet.id} projectId={projectId} sheet={sheet} />
      </ProjectUnits>
    );
  }
  return (
    <div className="flex column gap-16 page-frame w-page">
      <PageHeading title="Sheet">Sheet</PageHeading>
      {query.isPending && <Skeleton shape="media" h="60vh" />}
      {query.error && (
        <ErrorState operation="getSheet" error={query.error} onRetry={() => query.refetch()} />
      )}
      <AppLink href={projectHref(paths.plans)} className="accent">
        All plans
      </AppLink>
    </div>
  );
}
