import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { useOffers } from '@/api/offers';
import KnownProjects from '@/shared/projects/KnownProjects';
import { href } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { PageLoading } from '../PageLoading';

/** Opens the user's first project if the address names none. */
export default function FirstProject() {
  const path = useLocation()[0];
  const search = useAddressQuery();
  const to = href(path, Object.fromEntries(search));
  return useOffers()('listProjects') ? <FirstOfList /> : <KnownProjects to={to} />;
}

function FirstOfList() {
  const [path, navigate] = useLocation();
  const search = useAddressQuery();
  const projects = useQuery(listProjectsOptions());
  const first = projects.data?.data[0];
  useEffect(() => {
    if (first) {
      navigate(href(path, { ...Object.fromEntries(search), project: first.id }), { replace: true });
    }
  }, [first, navigate, path, search]);

  if (projects.error) {
    return (
      <div className="page-frame">
        <PageHeading title="Project">Project</PageHeading>
        <ErrorState
          operation="listProjects"
          error={projects.error}
          onRetry={() => projects.refetch()}
        />
      </div>
    );
  }
  if (projects.data && !first) {
    return (
      <div className="page-frame">
        <PageHeading title="No project">No project yet</PageHeading>
        <EmptyState
          icon={<IconBuildingSkyscraper size={20} />}
          title="You are not a member of a project"
        >
          Ask a project administrator to add you to the team.
        </EmptyState>
      </div>
    );
  }
  return <PageLoading />;
}
