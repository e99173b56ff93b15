import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listProjectsInfiniteOptions } from '@/api/generated/projects/listProjects.gen';
import { useOffers } from '@/api/offers';
import { onDemand } from '@/shared/onDemand';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { ProjectCard } from '../parts/ProjectCard';
import classes from './HomePage.module.css';

const FirstProject = onDemand(() => import('../parts/FirstProject'));
const KnownProjects = onDemand<{ to?: string }>(() => import('@/shared/projects/KnownProjects'));

/** Shows the projects of the signed-in user. A host without a list of them tells at most some with the sign-in. */
export default function HomePage() {
  if (useOffers()('listProjects')) return <ProjectList />;
  return (
    <Suspense>
      <KnownProjects />
    </Suspense>
  );
}

function ProjectList() {
  const projects = useInfiniteQuery({
    ...listProjectsInfiniteOptions(),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const all = projects.data?.pages.flatMap((page) => page.data);
  const { shown, more } = useShown(all ?? []);

  return (
    <div className="page-frame w-page centered">
      <PageHeading title="Projects">Your projects</PageHeading>
      {projects.isPending && (
        <Skeleton shape="card" count={3} h={264} className={`gap-20 m-top-20 ${classes.grid}`} />
      )}
      {!all && projects.error && (
        <ErrorState
          operation="listProjects"
          error={projects.error}
          onRetry={() => projects.refetch()}
        />
      )}
      {all && all.length > 0 && (
        <ul className={`grid gap-20 m-top-20 p-0 unlisted ${classes.grid}`}>
          {shown.map((project) => (
            <li key={project.id}>
              <PanelBoundary name="This project">
                <ProjectCard project={project} />
              </PanelBoundary>
            </li>
          ))}
        </ul>
      )}
      {all?.every(({ sample }) => sample) && (
        <Suspense>
          <FirstProject hasSample={all.length > 0} />
        </Suspense>
      )}
      {more}
      {all && projects.isFetchNextPageError && (
        <ErrorState
          operation="listProjects"
          error={projects.error}
          onRetry={() => projects.fetchNextPage()}
        />
      )}
      {!more && projects.hasNextPage && !projects.isFetchNextPageError && (
        <Button
          variant="default"
          mt="lg"
          loading={projects.isFetchingNextPage}
          onClick={() => projects.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
