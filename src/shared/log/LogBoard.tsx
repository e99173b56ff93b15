import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { onDemand } from '../onDemand';
import classes from './Board.module.css';
import { BoardColumn } from './BoardColumn';
import type { AnyLog, LogQuery, RecordDetail, RecordRow } from './log';
import { useReadAnew, useTransition } from './mutations';

const TransitionDialog = onDemand(() => import('./TransitionDialog'));

interface Props {
  log: AnyLog;
  projectId: string;
  query: LogQuery;
  hrefTo: (id: string) => string;
}

/** The statuses of a log side by side; a record is moved by dragging it, or by its menu. */
export default function LogBoard({ log, projectId, query, hrefTo }: Props) {
  const [dragged, setDragged] = useState<RecordRow | null>(null);
  // Shown where it goes to until the server has said what became of it.
  const [moving, setMoving] = useState<{ row: RecordRow; to: string } | null>(null);
  const [asking, setAsking] = useState<{ item: RecordDetail; to: string } | null>(null);
  const client = useQueryClient();
  const transition = useTransition(log);
  const readAnew = useReadAnew(log);

  const move = async (row: RecordRow, to: string) => {
    setDragged(null);
    const isQuick = log.bulkWays.some(([from, next]) => from === row.status && next === to);
    if (!isQuick) {
      try {
        const item = await readAnew(row);
        if (log.asks(item, to).length > 0) return setAsking({ item, to });
      } catch {
        // Then the transition itself says what is wrong.
      }
    }
    setMoving({ row, to });
    transition.mutate(
      { record: row, status: to },
      {
        onSettled: async () => {
          // Until the columns know it themselves; they are being read already.
          const lists = { queryKey: [{ _id: log.operations.list }] };
          await client.invalidateQueries(lists, { cancelRefetch: false });
          setMoving(null);
        },
      },
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={classes.board} tabIndex={0}>
        {(log.board ?? []).map((status) => (
          <BoardColumn
            key={status}
            log={log}
            projectId={projectId}
            query={query}
            status={status}
            hrefTo={hrefTo}
            dragged={dragged}
            onDrag={setDragged}
            moving={moving}
            onMove={move}
          />
        ))}
      </div>
      <Suspense>
        {asking && (
          <TransitionDialog
            log={log}
            item={asking.item}
            target={asking.to}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  );
}
