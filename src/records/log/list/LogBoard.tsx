import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import type { AnyLog, RecordDetail, RecordRow } from '../log';
import type { LogQuery } from '../operationTypes';
import { transitionOf } from '../transitions';
import { useTransition } from '../writes';
import classes from './Board.module.css';
import { BoardColumn } from './BoardColumn';

const TransitionDialog = onDemand(() => import('../record/TransitionDialog'));

interface Props {
  log: AnyLog;
  projectId: string;
  query: LogQuery;
  hrefTo: (id: string) => string;
}

/** The statuses of a log side by side. A record moves by drag and drop, or by its menu. */
export default function LogBoard({ log, projectId, query, hrefTo }: Props) {
  const [dragged, setDragged] = useState<RecordRow | null>(null);
  // Shown in its new column until the answer arrives.
  const [moving, setMoving] = useState<{ row: RecordRow; to: string } | null>(null);
  const [asking, setAsking] = useState<{ item: RecordDetail; to: string } | null>(null);
  const client = useQueryClient();
  const transition = useTransition(log, 'toast');

  const move = async (row: RecordRow, to: string) => {
    setDragged(null);
    if (transitionOf(log, row.status, to).fields) {
      try {
        // The form needs more of the record than the list has.
        return setAsking({ item: await log.operations.get.read(client, row), to });
      } catch {
        // The transition fails as well, and its toast gives the reason.
      }
    }
    setMoving({ row, to });
    transition.mutate(
      { record: row, status: to },
      {
        onSettled: async () => {
          // The columns are being read again. Until then, the card stays where it was dropped.
          const lists = { queryKey: [{ _id: log.operations.list.id }] };
          await client.invalidateQueries(lists, { cancelRefetch: false });
          setMoving(null);
        },
      },
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={`grid gap-12 grow min-h-0 ${classes.board}`} data-fades="" tabIndex={0}>
        {log.statuses.map((status) => (
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
