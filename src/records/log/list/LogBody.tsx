import { type ReactNode, useCallback, useMemo } from 'react';
import { CollectionBody } from '@/shared/collection/CollectionBody';
import type { SteadyRows } from '@/shared/live/useSteadyRows';
import { WaitingRows } from '@/shared/live/WaitingRows';
import { DataTable } from '@/shared/table/DataTable';
import type { RowControls, RowGroup, TableColumn } from '@/shared/table/rowTypes';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { AnyLog, RecordRow } from '../log';
import { closedIn, viewOptionsOf } from '../query';
import type { LogView } from '../useLogView';
import { viewStateOf } from '../viewState';
import { LogCards } from './LogCards';

interface Props {
  log: AnyLog;
  list: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  rows: readonly RecordRow[];
  steady: Omit<SteadyRows<RecordRow>, 'rows'>;
  total: number;
  counts: Readonly<Record<string, number>> | undefined;
  groups: readonly RowGroup[] | undefined;
  view: LogView;
  onView: (change: Partial<LogView>) => void;
  hrefTo: (id: string) => string;
  columns: readonly TableColumn<RecordRow>[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  current: string | null;
  openId: string | null;
  onOpen: (id: string) => void;
  onEnd: () => void;
  controls: RowControls<RecordRow>;
  onHidden: (ids: readonly string[]) => void;
  /** Shows cards instead of a table. */
  narrow: boolean | undefined;
  createButton: ReactNode;
}

const nameOf = ({ number, title }: RecordRow) => (number ? `${number} ${title}` : title);

/** Shows the rows, or the state that replaces them: loading, failed or empty. */
export function LogBody(props: Props) {
  const { log, list, rows, steady, view, onView, onOpen } = props;
  const { selected, onSelect, onEnd } = props;
  // The memoized rows of the table render again when these change.
  const shown = useMemo(() => new Set(view.columns ?? log.initialColumns), [view.columns, log]);
  const openRow = useCallback(({ id }: RecordRow) => onOpen(id), [onOpen]);
  return (
    <CollectionBody
      noun={log.recordType}
      icon={log.recordType.icon}
      operation={log.operations.list.id}
      list={list}
      items={list.data ? rows : undefined}
      state={viewStateOf(view, viewOptionsOf(log), onView)}
      closed={closedIn(log, view, props.counts, onView)}
      purpose={log.words.purpose}
      action={props.createButton}
      skeleton={<Skeleton shape="row" count={18} />}
    >
      <WaitingRows count={steady.waiting} onShow={steady.show} />
      {props.narrow ? (
        <LogCards
          {...{ log, rows, nameOf, selected, onSelect, onEnd }}
          marked={steady.marked}
          groups={props.groups}
          hrefTo={props.hrefTo}
        />
      ) : (
        <DataTable
          label={log.words.title}
          name={log.name}
          columns={props.columns}
          shown={shown}
          rows={rows}
          marked={steady.marked}
          area={steady.area}
          total={props.total}
          groups={props.groups}
          sort={view.sort}
          onSort={(sort) => onView({ sort })}
          selected={selected}
          onSelect={onSelect}
          nameOf={nameOf}
          current={props.current}
          open={props.openId}
          onOpen={openRow}
          onEnd={onEnd}
          controls={props.controls}
          stacked={props.openId !== null}
          onHidden={props.onHidden}
        />
      )}
    </CollectionBody>
  );
}
