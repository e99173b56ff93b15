import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { listSheetsOptions } from '@/api/generated/plans.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';

/** Leads to the current sheet of a number, for printed codes that outlast a revision. */
export default function CurrentSheetPage() {
  const project = useProjectId();
  const projectHref = useProjectHref();
  const address = useAddressQuery();
  const number = address.get('number')?.slice(0, 30).trim() ?? '';
  const query = useQuery({
    ...listSheetsOptions({
      path: { projectId: project },
      query: { number, planStatus: 'active', limit: 1 },
    }),
    enabled: number !== '',
  });
  const [sheet] = query.data?.data ?? [];
  if (sheet) {
    const at = address.get('at') ?? undefined;
    const to = href(`${paths.plans}/${encodeURIComponent(sheet.id)}`, { project, at });
    return <Redirect to={to} replace />;
  }
  return (
    <div className="flex column gap-16 page-frame w-page">
      <PageHeading title="Sheet">{number ? `Sheet ${number}` : 'Sheet'}</PageHeading>
      {query.isLoading && <Skeleton shape="media" h="60vh" />}
      {query.error && (
        <ErrorState operation="listSheets" error={query.error} onRetry={() => query.refetch()} />
      )}
      {(number === '' || query.data) && (
        <EmptyState
          icon={<IconMapOff size={20} />}
          title="There is no current sheet of this number"
          action={
            <Button component={AppLink} href={projectHref(paths.plans)}>
              All plans
            </Button>
          }
        >
          It may be out of use, or have another number now.
        </EmptyState>
      )}
    </div>
  );
}
