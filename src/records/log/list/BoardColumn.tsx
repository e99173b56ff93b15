import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { ChangedMark } from '@/shared/live/ChangedMark';
import { useSteadyRows } from '@/shared/live/useSteadyRows';
import { WaitingRows } from '@/shared/live/WaitingRows';
import { AppLink } from '@/shared/routing/AppLink';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { BallInCourt, DueDate, PriorityMark } from '../../common/marks';
import type { AnyLog, RecordRow } from '../log';
import type { LogQuery } from '../operationTypes';
import { transitionOf } from '../transitions';
import classes from './Board.module.css';

interface Props {
  log: AnyLog;
  projectId: string;
  query: LogQuery;
  status: string;
  hrefTo: (id: string) => string;
  /** The record of the card that is being dragged. */
  dragged: RecordRow | null;
  onDrag: (row: RecordRow | null) => void;
  moving: { row: RecordRow; to: string } | null;
  onMove: (row: RecordRow, to: string) => void;
}

/** Cards per page of a column. */
const CARDS = 25;

export function BoardColumn(props: Props) {
  const { log, projectId, query, status, hrefTo, dragged, onDrag, moving, onMove } = props;
  const title = useId();
  const [over, setOver] = useState(false);
  const list = log.operations.list.useQuery(projectId, {
    ...query,
    status: [status] as NonNullable<LogQuery['status']>,
    limit: CARDS,
  });
  const loaded = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const others = loaded.filter(({ id }) => id !== moving?.row.id);
  const steady = useSteadyRows(moving?.to === status ? [moving.row, ...others] : others);
  const { rows } = steady;
  const { shown, more } = useShown(rows);
  const total = list.data?.pages.at(-1)?.total;
  const acceptsDrop = dragged?.permittedStatuses.includes(status) ?? false;
  // A status filter hides the other columns.
  if (query.status && !(query.status as string[]).includes(status)) return null;

  return (
    <section
      className={`flex column gap-8 min-h-0 sunken scroll-y ${classes.column}`}
      aria-labelledby={title}
      data-takes={acceptsDrop || undefined}
      data-over={(acceptsDrop && over) || undefined}
      onDragOver={(event) => {
        if (!acceptsDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged && acceptsDrop) onMove(dragged, status);
      }}
    >
      <h2
        id={title}
        className={`flex gap-8 items-baseline text-sm medium ${classes.columnTitle}`}
        data-status={status}
      >
        {optionLabel(status)}
        {total !== undefined && <span className="quiet regular">{formatNumber(total)}</span>}
      </h2>
      {list.isPending && <Skeleton shape="card" h={120} />}
      {list.error !== null && !list.data && (
        <ErrorState
          operation={log.operations.list.id}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && rows.length === 0 && <p className={`quiet regular ${classes.none}`}>None</p>}
      <WaitingRows count={steady.waiting} onShow={steady.show} />
      <ul className="grid gap-8 list" {...steady.area}>
        {shown.map((row) => (
          <Card
            key={row.id}
            log={log}
            row={row}
            href={hrefTo(row.id)}
            busy={moving?.row.id === row.id}
            changed={steady.marked.has(row.id)}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </ul>
      {more}
      {!more && list.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          fullWidth
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

interface CardProps extends Pick<Props, 'log' | 'onDrag' | 'onMove'> {
  row: RecordRow;
  href: string;
  busy: boolean;
  /** Whether somebody else changed it a moment ago. */
  changed: boolean;
}

function Card({ log, row, href, busy, changed, onDrag, onMove }: CardProps) {
  const name = row.number ?? row.title;
  const movable = row.permittedStatuses.length > 0 && !busy;
  return (
    <li
      className={`grid gap-4 p-8-12 text-sm box ${classes.card}`}
      data-busy={busy || undefined}
      data-changed={changed || undefined}
      draggable={movable}
      onDragStart={(event) => {
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(row);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={`row wrap gap-4-12 ${classes.cardHead}`}>
        <span className="quiet nowrap">{row.number ?? 'Draft'}</span>
        <PriorityMark priority={row.priority} />
        {movable && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Move ${name}`}>
                <IconArrowsExchange size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {row.permittedStatuses.map((to) => (
                <Menu.Item key={to} onClick={() => onMove(row, to)}>
                  {transitionOf(log, row.status, to).label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <AppLink href={href} className="text medium undecorated lined" draggable={false}>
        {row.title}
      </AppLink>
      {changed && <ChangedMark />}
      <div className={`row wrap gap-4-12 between text-xs ${classes.cardFoot}`}>
        <BallInCourt parties={row.ballInCourt} days={row.daysInCourt} />
        <DueDate dueDate={row.dueDate} overdue={row.overdue} />
      </div>
    </li>
  );
}
