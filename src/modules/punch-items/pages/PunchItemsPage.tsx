import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { listPunchItemsInfiniteOptions } from '@/api/generated/punch-items/listPunchItems.gen';
import { useUser } from '@/platform/auth/session';
import { formatNumber } from '@/shared/format/format';
import { useListKeys } from '@/shared/log/useListKeys';
import { useLogView } from '@/shared/log/useLogView';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { paths, recordIdIn } from '@/shared/routing/paths';
import { ColumnsMenu } from '@/shared/table/ColumnsMenu';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { columnsOf, initialColumns } from '../columns';
import { BulkBar } from '../parts/BulkBar';
import { PunchItemDetail } from '../parts/PunchItemDetail';
import classes from '../parts/PunchItems.module.css';
import { PunchItemsBody } from '../parts/PunchItemsBody';
import { PunchItemsToolbar } from '../parts/PunchItemsToolbar';
import { useExport } from '../useExport';
import { queryOf, viewOptions } from '../view';

const CreateDialog = onDemand(() => import('../forms/CreateDialog'));
const KeysDialog = onDemand(() => import('@/shared/log/KeysDialog'));

/** Records that one call may change. */
const BULK_LIMIT = 200;
/** Pixels from which a record stands beside its list. */
const WIDE = '(min-width: 80em)';
/** Below it, rows are cards. */
const NARROW = '(max-width: 48em)';

export default function PunchItemsPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const [path, navigate] = useLocation();
  const [view, changeView] = useLogView(viewOptions);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'create' | 'keys' | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });

  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const download = useExport(projectId, view);

  const project = useQuery(getProjectOptions({ path: { projectId } }));
  const list = useInfiniteQuery({
    ...listPunchItemsInfiniteOptions({ path: { projectId }, query: queryOf(view) }),
    initialPageParam: { path: { projectId } },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A filter keeps the rows until the others are there.
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const last = list.data?.pages.at(-1);
  const chosen = rows.filter(({ id }) => selected.has(id)).slice(0, BULK_LIMIT);

  const openId = recordIdIn(path, paths.punchItems);
  const addressOf = useCallback(
    (id: string | null) =>
      `${paths.punchItems}${id ? `/${encodeURIComponent(id)}` : ''}${location.search}`,
    [],
  );
  const columns = useMemo(() => columnsOf(addressOf), [addressOf]);
  const open = useCallback(
    (id: string | null) => {
      if (id) setCurrent(id);
      navigate(addressOf(id));
    },
    [navigate, addressOf],
  );
  const select = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const index = rows.findIndex(({ id }) => id === (openId ?? current));
  const neighbour = (by: 1 | -1) => rows[index + by]?.id ?? null;

  useListKeys({
    move: (by) => {
      const next = index < 0 ? rows[0]?.id : neighbour(by);
      if (!next) return;
      if (openId) open(next);
      else setCurrent(next);
    },
    open: () => current && open(current),
    select: () => current && select([current], !selected.has(current)),
    help: () => setDialog('keys'),
    search,
  });

  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  const mayExport = project.data?.data.permittedActions.includes('export_punch_items');
  const mayCreate = project.data?.data.permittedActions.includes('create_punch_item');
  const createButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog('create')}>
      New punch item
    </Button>
  );
  const beside = openId !== null && wide;

  return (
    <div className={classes.page} data-detail={openId ? (wide ? 'beside' : 'alone') : undefined}>
      {(!openId || wide) && (
        <div className={classes.list}>
          <div className={classes.head}>
            <PageHeading title="Punch items">Punch items</PageHeading>
            {last && <span className={classes.total}>{formatNumber(last.total)}</span>}
            <span className={classes.space} />
            {!narrow && (
              <ColumnsMenu
                columns={columns}
                shown={view.columns ?? initialColumns}
                fixed="title"
                onChange={(shown) => changeView({ columns: shown })}
              />
            )}
            {!narrow && mayExport && (
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
                loading={download.isPending}
                onClick={() => download.mutate()}
              >
                Export
              </Button>
            )}
            {createButton}
          </div>
          <PunchItemsToolbar
            view={view}
            onChange={changeView}
            counts={last?.counts}
            userId={userId}
            search={search}
            projectId={projectId}
          />
          {chosen.length > 0 && (
            <BulkBar
              projectId={projectId}
              items={chosen}
              onDone={(ids) => setSelected(new Set(ids))}
            />
          )}
          <PanelBoundary name="The list" resetKeys={[list.data]}>
            <PunchItemsBody
              list={list}
              rows={rows}
              total={last?.total ?? 0}
              view={view}
              onView={changeView}
              columns={columns}
              selected={selected}
              onSelect={select}
              current={current}
              openId={beside ? openId : null}
              onOpen={open}
              onEnd={more}
              narrow={narrow}
              createButton={createButton}
            />
          </PanelBoundary>
        </div>
      )}
      {openId && (
        <PanelBoundary name="The punch item" resetKeys={[openId]}>
          <PunchItemDetail
            key={openId}
            projectId={projectId}
            punchItemId={openId}
            alone={!wide}
            previous={neighbour(-1)}
            next={neighbour(1)}
            onOpen={open}
          />
        </PanelBoundary>
      )}
      <PanelBoundary name="The dialog" onClose={() => setDialog(null)} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'create' && (
            <CreateDialog
              projectId={projectId}
              onClose={() => setDialog(null)}
              onCreated={(id) => open(id)}
            />
          )}
          {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}
