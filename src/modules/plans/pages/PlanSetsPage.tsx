import { Button } from '@mantine/core';
import { IconFiles, IconUpload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listPlanSetsInfiniteOptions } from '@/api/generated/plans.gen';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { PlanSet } from '@/api/generated/types.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useView } from '@/shared/collection/view';
import { calendarFormat, count, formatBytes, formatCalendarDate } from '@/shared/format/format';
import { fullName, optionLabel } from '@/shared/format/labels';
import { usePolling } from '@/shared/live/liveState';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { Tag } from '@/shared/ui/Tag';
import classes from '../Plans.module.css';
import { isBeingRead, POLL_MS, SetState } from '../parts/SetState';
import { UnfinishedSets } from '../parts/UnfinishedSets';
import { setsView } from '../sheetView';

const UploadSetDialog = onDemand(() => import('../forms/UploadSetDialog'));

/** The sets of drawings of a project, the latest issue first. */
export default function PlanSetsPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const mayUpload = useProjectActions(projectId)('create_plan_set');
  const [chosen, setUploading] = useState(false);
  // The checklist of a new project leads to the dialog.
  const [params, setParams] = useAddressParams();
  const uploading = chosen || (mayUpload && params.has('upload'));
  const endUpload = () => {
    setUploading(false);
    setParams((query) => {
      query.delete('upload');
      return query;
    });
  };
  const { view, change, clearFilters } = useView(setsView);
  const { discipline } = view;
  const polling = usePolling(POLL_MS);
  const list = useInfiniteQuery({
    ...listPlanSetsInfiniteOptions({
      path: { projectId },
      query: { limit: 50, ...(discipline !== 'all' && { discipline }) },
    }),
    ...byCursor(projectId),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isBeingRead)) ? polling : false,
  });
  const sets = list.data?.pages.flatMap(({ data }) => data);
  const upload = mayUpload ? (
    <Button leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
      Upload set
    </Button>
  ) : (
    <WhyNot
      projectId={projectId}
      absent={[{ module: 'plans', action: 'create', does: 'upload drawings' }]}
    />
  );
  return (
    <div className="flex column gap-16 page-frame w-page">
      <div className="page-head between">
        <PageHeading title="Sets of drawings">Sets of drawings</PageHeading>
        <div className="flex wrap gap-8">
          <Button component={AppLink} href={projectHref(paths.plans)} variant="default">
            All plans
          </Button>
          {upload}
        </div>
      </div>
      {mayUpload && <UnfinishedSets projectId={projectId} />}
      {list.isPending && <Skeleton shape="card" count={2} />}
      {list.error && !sets && (
        <ErrorState
          operation="listPlanSets"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {(discipline !== 'all' || (sets && sets.length > 0)) && (
        <FilterSelect
          className={classes.filter}
          label="Discipline"
          value={discipline}
          options={allOr('All disciplines', zDiscipline.options)}
          onChange={(value) => change({ discipline: value })}
        />
      )}
      {sets?.length === 0 && discipline !== 'all' && (
        <EmptyState
          icon={<IconFiles size={20} />}
          title="No sets of this discipline"
          action={
            <Button variant="default" onClick={clearFilters}>
              Clear filters
            </Button>
          }
        />
      )}
      {sets?.length === 0 && discipline === 'all' && (
        <EmptyState icon={<IconFiles size={20} />} title="No sets yet" action={upload}>
          {mayUpload
            ? 'Upload drawings that were issued together as one PDF.'
            : 'Sets appear here when the team publishes them.'}
        </EmptyState>
      )}
      {monthsOf(sets ?? []).map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className="m-top-8 quiet text-sm medium">{month}</h2>
          <ul className="grid gap-12 list" aria-label={`Sets of ${month}`}>
            {ofMonth.map((set) => (
              <li key={set.id}>
                <SetRow set={set} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <Suspense>
        {uploading && <UploadSetDialog projectId={projectId} onClose={endUpload} />}
      </Suspense>
    </div>
  );
}

const month = calendarFormat({ month: 'long', year: 'numeric' });

/** The sets by the month of their issue, in their order. */
function monthsOf(sets: readonly PlanSet[]): [string, PlanSet[]][] {
  const months = new Map<string, PlanSet[]>();
  for (const set of sets) {
    const name = month(set.issuedAt);
    months.set(name, [...(months.get(name) ?? []), set]);
  }
  return [...months];
}

function SetRow({ set }: { set: PlanSet }) {
  const projectHref = useProjectHref();
  const { disciplines, pageCount } = set;
  return (
    <>
      <RowCard
        href={projectHref(`${paths.planSets}/${encodeURIComponent(set.id)}`)}
        name={set.name}
        mark={
          set.draftCount > 0 ? (
            <Tag>{count(set.draftCount, 'draft')}</Tag>
          ) : (
            pageCount !== null && <Tag state="done">Published</Tag>
          )
        }
        lines={[
          [`Issued ${formatCalendarDate(set.issuedAt)}`, ...disciplines.map(optionLabel)].join(
            ' · ',
          ),
          [
            pageCount !== null && count(pageCount, 'page'),
            formatBytes(set.sizeBytes),
            `uploaded by ${fullName(set.createdBy)}`,
          ]
            .filter(Boolean)
            .join(' · '),
        ]}
      />
      <SetState set={set} />
    </>
  );
}
