import { Button } from '@mantine/core';
import { IconSquareDashed, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { getPlanSetOptions, listSheetsOptions } from '@/api/generated/plans.gen';
import type { PlanSet, Sheet } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { count, formatCalendarDate } from '@/shared/format/format';
import { usePolling } from '@/shared/live/liveState';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { recordIdIn } from '@/shared/routing/recordId';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { faultsOf } from '../draftFaults';
import { usePublishPlanSet } from '../mutations';
import { isBeingRead, POLL_MS, SetState } from '../parts/SetState';
import { SheetRow } from '../parts/SheetRow';

const TitleBlockDialog = onDemand(() => import('../forms/TitleBlockDialog'));
const DeleteSetDialog = onDemand(() => import('../forms/DeleteSetDialog'));

/** Sets are of some hundred sheets. */
const MOST = 500;

/** A set: its sheets to check and correct before they are published. */
export default function PlanSetPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const planSetId = recordIdIn(usePathname(), paths.planSets) ?? '';
  const polling = usePolling(POLL_MS);
  const query = useQuery({
    ...getPlanSetOptions({ path: { projectId, planSetId } }),
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data.data) ? polling : false),
  });
  const set = query.data?.data;
  return (
    <div className="flex column gap-16 page-frame w-page">
      <AppLink href={projectHref(paths.planSets)} className="accent">
        All sets
      </AppLink>
      {set ? (
        <SetSheets key={set.id} set={set} />
      ) : (
        <PageHeading title="Set of drawings">Set of drawings</PageHeading>
      )}
      {query.isPending && <Skeleton shape="card" h={320} />}
      {query.error && !set && (
        <ErrorState operation="getPlanSet" error={query.error} onRetry={() => query.refetch()} />
      )}
    </div>
  );
}

function SetSheets({ set }: { set: PlanSet }) {
  const { projectId, id: setId } = set;
  const projectHref = useProjectHref();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'block' | 'delete' | null>(null);
  const isReady = set.processing.state === 'ready';
  const list = useQuery({
    // Reading a set makes its sheets, so its state is a part of the key.
    ...listSheetsOptions({ path: { projectId }, query: { setId, limit: MOST } }),
    enabled: isReady,
  });
  const publish = usePublishPlanSet(set);
  const sheets = (list.data?.data ?? []).toSorted((a, b) => a.page - b.page);
  const drafts = sheets.filter(({ planStatus }) => planStatus === 'draft');
  const faults = faultsOf(drafts);
  const { shown, more } = useShown(sheets);
  const may = (action: PlanSet['permittedActions'][number]) =>
    set.permittedActions.includes(action);
  const close = () => setDialog(null);
  return (
    <>
      <div className="page-head between">
        <PageHeading title={set.name}>{set.name}</PageHeading>
        <div className="flex wrap gap-8">
          {may('delete') && (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} />}
              onClick={() => setDialog('delete')}
            >
              Delete
            </Button>
          )}
          {may('update') && drafts.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconSquareDashed size={16} />}
              onClick={() => setDialog('block')}
            >
              Title block
            </Button>
          )}
          {may('publish') && drafts.length > 0 && (
            <Button
              disabled={faults.size > 0}
              loading={publish.isPending}
              onClick={() => publish.mutate()}
            >
              Publish {count(drafts.length, 'sheet')}
            </Button>
          )}
        </div>
      </div>
      <div className="row wrap gap-4-16 quiet text-sm">
        <span>Issued {formatCalendarDate(set.issuedAt)}</span>
        {set.pageCount !== null && <span>{count(set.pageCount, 'page')}</span>}
        <span>
          Uploaded by <PersonName person={set.createdBy} />
        </span>
        {faults.size > 0 && (
          <span role="status">
            {count(faults.size, 'sheet')} to correct before the set can be published
          </span>
        )}
      </div>
      <SetState set={set} />
      {isReady && list.isPending && <Skeleton shape="card" h={240} />}
      {list.error && !list.data && (
        <ErrorState operation="listSheets" error={list.error} onRetry={() => void list.refetch()} />
      )}
      <ul className="grid gap-12 list" aria-label="Sheets of the set">
        {shown.map((sheet: Sheet) => (
          <SheetRow
            // Another reading replaces what is typed.
            key={`${sheet.id} ${sheet.version}`}
            sheet={sheet}
            fault={faults.get(sheet.id)}
            href={projectHref(`${paths.plans}/${encodeURIComponent(sheet.id)}`)}
          />
        ))}
      </ul>
      {more}
      <Suspense>
        {dialog === 'block' && drafts[0] && (
          <TitleBlockDialog set={set} sheet={drafts[0]} onClose={close} />
        )}
        {dialog === 'delete' && (
          <DeleteSetDialog
            set={set}
            onDeleted={() => navigate(projectHref(paths.planSets))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
