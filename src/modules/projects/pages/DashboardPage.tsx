import { useQuery } from '@tanstack/react-query';
import { readStats } from '@/api/documented/stats';
import { getProjectStatsOptions } from '@/api/generated/projects/getProjectStats.gen';
import type { ProjectStats, ScanStats } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { creatable } from '@/records/common/recordTypes';
import { formatToday } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { offersModule } from '@/shared/projects/modules';
import { useProject } from '@/shared/projects/useProject';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { Optional } from '@/shared/ui/Optional';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { CountBox } from '../parts/CountBox';
import { CreateMenu } from '../parts/CreateMenu';
import { NewAssets } from '../parts/NewAssets';
import { SummaryCard } from '../parts/SummaryCard';
import { UnreadBanner } from '../parts/UnreadBanner';
import { WorkLists } from '../parts/WorkLists';
import classes from './DashboardPage.module.css';

const Checklist = onDemand(() => import('../parts/Checklist'));
const SampleNotice = onDemand(() => import('../parts/SampleNotice'));
const BudgetCard = onDemand(() => import('../parts/BudgetCard'));
const ProgressCard = onDemand(() => import('../parts/ProgressCard'));

/** How long the counts stay fresh, in milliseconds (specification, section 9). */
const STATS_STALE_TIME = 300_000;

/** For scans, the rows of the card count visibility (specification, section 2). */
const scanRows = (scans: ScanStats) => ({
  total: scans.total,
  byStatus: { active: scans.public, completed: scans.private, draft: 0 },
  recentCreatedLast7Days: scans.recentCreatedLast7Days,
});

const summaries = (modules: ProjectStats['modules']) => [
  { module: 'punch_items', title: 'Punch Items', stats: modules.punchItem, path: paths.punchItems },
  { module: 'rfis', title: 'RFIs', stats: modules.rfi, path: paths.rfis },
  { module: 'submittals', title: 'Submittals', stats: modules.submittal, path: paths.submittals },
  {
    module: 'scans',
    title: 'Scans',
    stats: scanRows(modules.buildviewScan),
    path: paths.scans,
    hint: 'Public scans are counted as active, private ones as completed.',
  },
];

export default function DashboardPage() {
  const projectId = useProjectId();
  const hrefTo = useProjectHref();
  const offered = useOffers();
  const stats = useQuery({
    ...getProjectStatsOptions({ path: { projectId } }),
    select: readStats,
    staleTime: STATS_STALE_TIME,
  });
  const project = useProject(projectId);
  const modules = stats.data;
  const isGuided = useAddressQuery().get('checklist') === 'open';
  const permitted = project.data?.data.permittedActions ?? [];
  const seen: readonly string[] | undefined = project.data?.data.seenModules;
  // The figures come from one call of every host, so they stand without the module's own calls, too.
  const isOn = (module: string) => !offersModule(module) || seen?.includes(module) !== false;
  const linkTo = (module: string, path: string) =>
    offersModule(module) ? hrefTo(path) : undefined;

  return (
    <div className="grid gap-20 page-frame">
      <div className={`page-head between ${classes.head}`} data-keeps-clear>
        <PageHeading title="Dashboard">{formatToday()}</PageHeading>
        {project.isPending && <span className={classes.button} />}
        {creatable(permitted).length > 0 && (
          <Optional fallback={<span className={classes.button} />}>
            <CreateMenu />
          </Optional>
        )}
      </div>
      {project.isPending && <div className={classes.banner} />}
      <PanelBoundary name="The unread messages">
        <UnreadBanner
          count={seen?.includes('messages') ? project.data?.data.unreadMessageCount : 0}
          href={hrefTo(paths.messages, { open: 'unread' })}
        />
      </PanelBoundary>
      {project.data?.data.sample && (
        <Optional>
          <SampleNotice project={project.data.data} />
        </Optional>
      )}
      {/* With so many open records, people know their way. */}
      {project.data && (isGuided || project.data.data.counts.openPunchItems < 10) && (
        <Optional>
          <Checklist key={projectId} project={project.data.data} />
        </Optional>
      )}
      {offered('listWorkItems') && (
        <PanelBoundary name="The work list" className={classes.tall}>
          <WorkLists projectId={projectId} />
        </PanelBoundary>
      )}
      <section aria-label="Summary" aria-busy={stats.isPending}>
        {stats.error && !modules && (
          <div className="card">
            <ErrorState
              operation="getProjectStats"
              error={stats.error}
              onRetry={() => stats.refetch()}
            />
          </div>
        )}
        {stats.isPending && (
          <Skeleton shape="card" count={4} h={231} className={`gap-16 ${classes.cards}`} />
        )}
        {modules && (
          <div className={`grid gap-16 ${classes.cards}`}>
            {summaries(modules).map(
              ({ module, title, path, ...card }) =>
                isOn(module) && (
                  <PanelBoundary key={title} name={title} className={classes.short}>
                    <SummaryCard title={title} href={linkTo(module, path)} {...card} />
                  </PanelBoundary>
                ),
            )}
          </div>
        )}
      </section>
      <div className={`grid gap-16 items-start ${classes.lower}`}>
        {isOn('scans') && (
          <PanelBoundary name="New Assets" className={classes.tall}>
            <NewAssets projectId={projectId} allHref={hrefTo(paths.scans)} />
          </PanelBoundary>
        )}
        <div className="grid gap-16">
          {stats.isPending && <Skeleton shape="card" h={258} />}
          {modules && <MediaCounts modules={modules} isOn={isOn} linkTo={linkTo} />}
        </div>
      </div>
      <Optional>
        <ProgressCard projectId={projectId} />
      </Optional>
      {/* Last, because only the loaded project tells who sees it: it must not move anything below it. */}
      {seen?.includes('budget') && (
        <Optional>
          <BudgetCard projectId={projectId} />
        </Optional>
      )}
    </div>
  );
}

interface MediaCountsProps {
  modules: ProjectStats['modules'];
  isOn: (module: string) => boolean;
  linkTo: (module: string, path: string) => string | undefined;
}

const MediaCounts = ({ modules, isOn, linkTo }: MediaCountsProps) => (
  <>
    {isOn('models') && (
      <PanelBoundary name="3D Models">
        <CountBox
          title="3D Models"
          href={linkTo('models', paths.models)}
          counts={[
            ['Total', modules.model3D.total],
            ['Public', modules.model3D.public],
          ]}
        />
      </PanelBoundary>
    )}
    {isOn('tours') && (
      <PanelBoundary name="Virtual Tours">
        <CountBox
          title="Virtual Tours"
          href={linkTo('tours', paths.tours)}
          counts={[
            ['Total', modules.tour.total],
            ['Public', modules.tour.public],
            ['Private', modules.tour.private],
          ]}
        />
      </PanelBoundary>
    )}
  </>
);
