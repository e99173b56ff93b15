import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import type { RowControls } from '@/shared/table/rowTypes';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { AnyLog, RecordRow } from '../log';
import { BulkBar, FIRST } from './BulkBar';
import { LogBody } from './LogBody';
import { LogToolbar } from './LogToolbar';
import type { LogList } from './useLogList';

const LogBoard = onDemand(() => import('./LogBoard'));

/** Records that one call may change. */
const BULK_LIMIT = 200;

interface Props {
  log: AnyLog;
  projectId: string;
  userId: string;
  listed: LogList;
  /** The row of the keys, and the one whose record is open beside the list. */
  current: string | null;
  openId: string | null;
  onOpen: (id: string) => void;
  controls: RowControls<RecordRow>;
  search: RefObject<HTMLInputElement | null>;
  narrow: boolean | undefined;
  createButton: ReactNode;
}

/** The filters of a log, the actions on its selected records, and its list or board. */
export function LogContent(props: Props) {
  const { log, projectId, userId, listed, current, openId, onOpen, controls } = props;
  const { search, narrow, createButton } = props;
  const { view, changeView, query, list, rows, steady, counts, columns, chosen } = listed;
  const { selection, addressOf } = listed;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const project = useProject(projectId);
  const mayExport = project.data?.data.permittedActions.includes(log.exportAction);
  return (
    <>
      <LogToolbar
        log={log}
        view={view}
        onChange={changeView}
        counts={counts}
        userId={userId}
        search={search}
        projectId={projectId}
        columns={columns}
        hidden={narrow || view.board ? undefined : hidden}
        mayExport={mayExport ?? false}
      />
      {chosen.length > 0 && (
        <BulkBar
          log={log}
          projectId={projectId}
          view={view}
          columns={columns}
          items={chosen.slice(0, BULK_LIMIT)}
          selected={chosen.length}
          onDone={(done) => selection.select(done, false)}
          onSelectFirst={
            rows.length > FIRST
              ? () => {
                  selection.clear();
                  selection.select(
                    rows.slice(0, FIRST).map(({ id }) => id),
                    true,
                  );
                }
              : undefined
          }
          onClear={selection.clear}
        />
      )}
      <PanelBoundary name="The list" resetKeys={[list.data]}>
        {log.hasBoard && view.board ? (
          <Suspense fallback={<Skeleton shape="line" count={14} />}>
            <LogBoard log={log} projectId={projectId} query={query} hrefTo={addressOf} />
          </Suspense>
        ) : (
          <LogBody
            log={log}
            list={list}
            rows={steady.rows}
            steady={steady}
            total={listed.total ?? 0}
            counts={counts}
            groups={listed.groups}
            view={view}
            onView={changeView}
            hrefTo={addressOf}
            columns={columns}
            selected={selection.selected}
            onSelect={selection.select}
            current={current}
            openId={openId}
            onOpen={onOpen}
            onEnd={listed.more}
            controls={controls}
            narrow={narrow}
            createButton={createButton}
            onHidden={setHidden}
          />
        )}
      </PanelBoundary>
    </>
  );
}
