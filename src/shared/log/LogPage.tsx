import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSelection } from '../collection/useSelection';
import { useSteadyRows } from '../live/useSteadyRows';
import { FROM_MESSAGE } from '../messages/fromMessage';
import { useMadeFromMessage } from '../messages/useMadeFromMessage';
import { onDemand } from '../onDemand';
import { PIN_AT } from '../pins/pinAt';
import { usePinCreated } from '../pins/usePinCreated';
import { recordPath } from '../records/recordTypes';
import { useProjectId } from '../routing/currentProject';
import { recordIdIn } from '../routing/recordId';
import { useAddressParams, useAddressQueryText } from '../routing/search';
import { PanelBoundary } from '../ui/PanelBoundary';
import { BulkBar, FIRST } from './BulkBar';
import classes from './Log.module.css';
import { LogBody } from './LogBody';
import { LogDetail } from './LogDetail';
import { LogHead } from './LogHead';
import { LogToolbar } from './LogToolbar';
import type { AnyLog } from './log';
import { PersonId } from './person';
import { queryOf, viewOptionsOf } from './query';
import { useListKeys } from './useListKeys';
import { useLogView } from './useLogView';
import { useRowControls } from './useRowControls';

const LogBoard = onDemand(() => import('./LogBoard'));
const RowEdit = onDemand(() => import('./RowEdit'));
const KeysDialog = onDemand(() => import('./KeysDialog'));

/** Records that one call may change. */
const BULK_LIMIT = 200;
/** At this width and above, a record opens beside its list. */
const WIDE = '(min-width: 80em)';
/** At this width and below, the list shows cards. */
const NARROW = '(max-width: 48em)';

/** The keys of the list act on the current row as a click on its controls does. */
const clickInCurrentRow = (kind: string) =>
  document.querySelector<HTMLElement>(`tr[data-current] [data-control="${kind}"]`)?.click();

/** A log: its list and, under an address of its own, one of its records. */
export function LogPage({ log, userId }: { log: AnyLog; userId: string }) {
  const projectId = useProjectId();
  const [path, navigate] = useLocation();
  const [search, setSearch] = useAddressParams();
  const viewOptions = useMemo(() => viewOptionsOf(log), [log]);
  const [view, changeView] = useLogView(viewOptions);
  const { selected, select, clear } = useSelection();
  const [current, setCurrent] = useState<string | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });

  // The board has no groups.
  const query = queryOf(view.board ? { ...view, group: '' } : view);
  const list = log.operations.list.useQuery(projectId, query);
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const steady = useSteadyRows(rows);
  const last = list.data?.pages.at(-1);
  const counts = last?.counts as Record<string, number> | undefined;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const sent = chosen.slice(0, BULK_LIMIT);
  const { type, path: logPath } = log.recordType;
  const openId = recordIdIn(path, logPath);
  const queryText = useAddressQueryText();
  const addressOf = useCallback(
    (id: string) => recordPath({ type, id }) + (queryText && `?${queryText}`),
    [type, queryText],
  );
  const columns = useMemo(() => log.columns(addressOf), [log, addressOf]);
  const open = useCallback(
    (id: string | null) => {
      if (id) setCurrent(id);
      // The query may have changed a moment ago, such as by a dialog that closed.
      navigate((id ? recordPath({ type, id }) : logPath) + location.search);
    },
    [navigate, type, logPath],
  );
  const index = steady.rows.findIndex(({ id }) => id === (openId ?? current));
  const neighborId = (by: 1 | -1) => steady.rows[index + by]?.id ?? null;

  // Part of the address, so that other pages can link to the form for a new record.
  const creating = search.has('new');
  const setCreating = (on: boolean) =>
    setSearch((query) => {
      on ? query.set('new', '1') : query.delete('new');
      query.delete(PIN_AT);
      query.delete(FROM_MESSAGE);
      return query;
    });

  const created = useMadeFromMessage(projectId, type, usePinCreated(projectId, type, open));

  const { controls, edited, close } = useRowControls(log, addressOf);
  useListKeys({
    move: (by) => {
      const next = index < 0 ? rows[0]?.id : neighborId(by);
      if (!next) return;
      if (openId) open(next);
      else setCurrent(next);
    },
    open: () => current && open(current),
    select: () => current && select([current], !selected.has(current)),
    change: openId ? undefined : clickInCurrentRow,
    help: () => setShowsKeys(true),
    search: searchField,
  });

  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  const beside = openId !== null && wide;

  return (
    <PersonId value={userId}>
      <div className={classes.page} data-detail={openId ? (wide ? 'beside' : 'alone') : undefined}>
        {(!openId || wide) && (
          <div className={classes.list} data-selecting={chosen.length > 0 || undefined}>
            <LogHead
              log={log}
              projectId={projectId}
              view={view}
              onView={changeView}
              total={last?.total}
              columns={columns}
              narrow={narrow}
              onCreate={() => setCreating(true)}
            >
              {(createButton) => (
                <>
                  <LogToolbar
                    log={log}
                    view={view}
                    onChange={changeView}
                    counts={counts}
                    userId={userId}
                    search={searchField}
                    projectId={projectId}
                    narrow={narrow}
                  />
                  {chosen.length > 0 && (
                    <BulkBar
                      log={log}
                      projectId={projectId}
                      view={view}
                      columns={columns}
                      items={sent}
                      selected={chosen.length}
                      onDone={(done) => select(done, false)}
                      onSelectFirst={
                        rows.length > FIRST
                          ? () => {
                              clear();
                              select(
                                rows.slice(0, FIRST).map(({ id }) => id),
                                true,
                              );
                            }
                          : undefined
                      }
                      onClear={clear}
                    />
                  )}
                  <PanelBoundary name="The list" resetKeys={[list.data]}>
                    {log.hasBoard && view.board ? (
                      <Suspense fallback={<Skeleton h={320} />}>
                        <LogBoard
                          log={log}
                          projectId={projectId}
                          query={query}
                          hrefTo={addressOf}
                        />
                      </Suspense>
                    ) : (
                      <LogBody
                        log={log}
                        list={list}
                        rows={steady.rows}
                        steady={steady}
                        total={last?.total ?? 0}
                        counts={counts}
                        groups={last?.groups}
                        view={view}
                        onView={changeView}
                        hrefTo={addressOf}
                        columns={columns}
                        selected={selected}
                        onSelect={select}
                        current={current}
                        openId={beside ? openId : null}
                        onOpen={open}
                        onEnd={more}
                        controls={controls}
                        narrow={narrow}
                        createButton={createButton}
                      />
                    )}
                  </PanelBoundary>
                </>
              )}
            </LogHead>
          </div>
        )}
        {openId && (
          <PanelBoundary name={`The ${log.recordType.one}`} resetKeys={[openId]}>
            <LogDetail
              key={openId}
              log={log}
              projectId={projectId}
              id={openId}
              alone={!wide}
              previous={neighborId(-1)}
              next={neighborId(1)}
              onOpen={open}
            />
          </PanelBoundary>
        )}
        <PanelBoundary
          name="The dialog"
          onClose={() => {
            setCreating(false);
            close();
          }}
          resetKeys={[creating, showsKeys, edited]}
        >
          <Suspense>
            {creating && (
              <log.Form
                log={log}
                projectId={projectId}
                item={null}
                onClose={() => setCreating(false)}
                onCreated={created}
              />
            )}
            {edited && <RowEdit log={log} projectId={projectId} edited={edited} onClose={close} />}
            {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
          </Suspense>
        </PanelBoundary>
      </div>
    </PersonId>
  );
}
