import { Button } from '@mantine/core';
import { IconFiles, IconMap, IconUpload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPlanSetOptions,
  listPlanSetsInfiniteOptions,
  listPlanSetsOptions,
  listSheetsInfiniteOptions,
} from '@/api/generated/plans.gen';
import { zDiscipline, zPlanStatus } from '@/api/generated/schemas/options.gen';
import type { Sheet } from '@/api/generated/types.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { type Filter, oneOf } from '@/shared/collection/filter/filters';
import { HostFilter } from '@/shared/collection/filter/HostFilter';
import { allOr } from '@/shared/collection/filter/options';
import { MediaCard } from '@/shared/collection/MediaCard';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useView, type ViewControl } from '@/shared/collection/view';
import { failureText } from '@/shared/errors/operationTexts';
import { count, formatCalendarDate } from '@/shared/format/format';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { FormMessage } from '@/shared/forms/FormMessage';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { UnfinishedSets } from '../parts/UnfinishedSets';
import { sheetsView, sortLabels } from '../sheetView';

const UploadSetDialog = onDemand(() => import('../forms/UploadSetDialog'));

const noun = { one: 'sheet', many: 'sheets' };
const PAGE = 100;

/** The sheets of a project, those to build from first. */
export default function PlansPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const state = useView(sheetsView);
  const { q, sort, status, discipline, set, layout } = state.view;
  const [uploading, setUploading] = useState(false);
  const list = useInfiniteQuery({
    ...listSheetsInfiniteOptions({
      path: { projectId },
      query: {
        sort,
        limit: PAGE,
        ...(q && { q }),
        ...(set && { setId: set }),
        ...(status !== 'all' && { planStatus: status }),
        ...(discipline !== 'all' && { discipline }),
      },
    }),
    ...byCursor(projectId),
  });
  const sets = useQuery(listPlanSetsOptions({ path: { projectId }, query: { limit: 100 } }));
  const mayUpload = useProjectActions(projectId)('create_plan_set');
  const drafts = sets.data?.data.filter(({ draftCount }) => draftCount > 0) ?? [];
  const waiting = drafts.reduce((sum, { draftCount }) => sum + draftCount, 0);
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
    <CollectionPage
      title="Plans"
      noun={noun}
      icon={IconMap}
      operation="listSheets"
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data)}
      total={list.data?.pages[0]?.total}
      action={
        <>
          <Button
            component={AppLink}
            href={projectHref(paths.planSets)}
            variant="default"
            leftSection={<IconFiles size={16} />}
          >
            Sets
          </Button>
          {upload}
        </>
      }
      emptyTitle={
        waiting > 0
          ? `${count(waiting, 'sheet')} ${waiting === 1 ? 'waits' : 'wait'} for publishing`
          : undefined
      }
      purpose={
        waiting > 0
          ? 'Sheets appear here when they are checked and published.'
          : mayUpload
            ? 'Upload a set of drawings as PDF. Each page becomes a sheet.'
            : 'Sheets appear here when the team publishes them.'
      }
      notice={
        <>
          {mayUpload && <UnfinishedSets projectId={projectId} />}
          {sets.error && <FormMessage>{failureText('listPlanSets', sets.error)}</FormMessage>}
          {drafts.map(({ id, name, draftCount, permittedActions }) => (
            <p key={id} className="m-below-12 text-sm">
              {name} has {count(draftCount, 'draft')}.{' '}
              <AppLink
                className="accent"
                href={projectHref(`${paths.planSets}/${encodeURIComponent(id)}`)}
              >
                {permittedActions.includes('publish') ? 'Check and publish' : 'Look at them'}
              </AppLink>
            </p>
          ))}
        </>
      }
      state={state}
      filters={sheetFilters({ state, projectId })}
      sortLabels={sortLabels}
      card={(sheet) => <SheetCard key={sheet.id} sheet={sheet} layout={layout} />}
      dialog={
        uploading && <UploadSetDialog projectId={projectId} onClose={() => setUploading(false)} />
      }
      onCloseDialog={() => setUploading(false)}
    />
  );
}

interface FiltersProps {
  state: ViewControl<typeof sheetsView>;
  projectId: string;
}

interface SetProps {
  projectId: string;
  value: string;
  onChange: (id: string) => void;
}

function SetFilter({ projectId, value, onChange }: SetProps) {
  const choices = useChoices({
    operation: 'listPlanSets',
    pages: (q) => ({
      ...listPlanSetsInfiniteOptions({
        path: { projectId },
        query: { ...(q && { q }), limit: 100 },
      }),
      ...byCursor(projectId),
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .map(({ id, name, issuedAt }) => ({
          value: id,
          label: name,
          detail: formatCalendarDate(issuedAt),
        })),
  });
  const isNamed = choices.known.some((choice) => choice.value === value);
  const chosen = useQuery({
    ...getPlanSetOptions({ path: { projectId, planSetId: value } }),
    enabled: value !== '' && !isNamed && !choices.isSearching,
  });
  const own = chosen.data ? [{ value, label: chosen.data.data.name }] : [];
  return (
    <HostFilter
      label="Set"
      choices={{ ...choices, known: [...choices.known, ...own] }}
      value={value}
      onChange={onChange}
    />
  );
}

const sheetFilters = ({ state: { view, change }, projectId }: FiltersProps): readonly Filter[] => [
  {
    ...oneOf({
      label: 'Status',
      value: view.status,
      options: allOr('Any status', zPlanStatus.options),
      onChange: (status) => change({ status }),
    }),
    // The list begins with the active sheets.
    isSet: view.status !== 'active',
  },
  oneOf({
    label: 'Discipline',
    value: view.discipline,
    options: allOr('All disciplines', zDiscipline.options),
    onChange: (discipline) => change({ discipline }),
  }),
  {
    label: 'Set',
    isSet: view.set !== '',
    clear: () => change({ set: '' }),
    control: (
      <SetFilter projectId={projectId} value={view.set} onChange={(set) => change({ set })} />
    ),
  },
];

function SheetCard({ sheet, layout }: { sheet: Sheet; layout: 'grid' | 'list' }) {
  const projectHref = useProjectHref();
  return (
    <MediaCard
      title={`${sheet.number || 'No number'} ${sheet.title}`.trim()}
      href={projectHref(`${paths.plans}/${encodeURIComponent(sheet.id)}`)}
      thumbnailUrl={sheet.thumbnailUrl}
      icon={IconMap}
      layout={layout}
      badge={sheet.planStatus !== 'active' && <StatusTag status={sheet.planStatus} />}
      facts={
        <>
          <span>{sheet.revision ? `Revision ${sheet.revision}` : 'No revision'}</span>
          <span>
            {sheet.setName}, {formatCalendarDate(sheet.issuedAt)}
          </span>
          {sheet.pinCount > 0 && <span>{count(sheet.pinCount, 'pin')}</span>}
        </>
      }
    />
  );
}
