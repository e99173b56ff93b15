import { Button, Skeleton } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable, type TableColumn } from '../table/DataTable';
import { EmptyState, ErrorState } from '../ui/states';
import { LogCards } from './LogCards';
import type { AnyLog, RecordRow } from './log';
import { countFilters, type LogView, noFilters } from './useLogView';

interface Props {
  log: AnyLog;
  list: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  rows: readonly RecordRow[];
  total: number;
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
  /** Shows cards instead of a table. */
  narrow: boolean | undefined;
  createButton: ReactNode;
}

/** The rows, or the state that replaces them: loading, failed or empty. */
export function LogBody(props: Props) {
  const { log, list, rows, view, onView, onOpen } = props;
  if (list.isPending) {
    return (
      <div aria-busy="true">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => (
          <Skeleton key={key} h={36} mb={8} />
        ))}
      </div>
    );
  }
  if (list.error !== null && !list.data) {
    return (
      <ErrorState
        operation={log.operations.list.id}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return view.q || countFilters(view) > 0 ? (
      <EmptyState
        icon={<IconSearchOff size={26} stroke={1.6} />}
        title={`No ${log.recordType.one} matches`}
        action={
          <Button variant="default" onClick={() => onView(noFilters)}>
            Clear search and filters
          </Button>
        }
      >
        Try other words, or fewer filters.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<log.recordType.icon size={26} stroke={1.6} />}
        title={`No ${log.recordType.many} yet`}
        action={props.createButton}
      >
        {log.words.purpose}
      </EmptyState>
    );
  }
  const nameOf = ({ number, title }: RecordRow) => (number ? `${number} ${title}` : title);
  const { selected, onSelect, onEnd } = props;
  if (props.narrow) {
    return <LogCards {...{ rows, nameOf, selected, onSelect, onEnd }} hrefTo={props.hrefTo} />;
  }
  return (
    <DataTable
      label={log.words.title}
      name={log.name}
      columns={props.columns}
      shown={new Set(view.columns ?? log.initialColumns)}
      rows={rows}
      total={props.total}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      selected={selected}
      onSelect={onSelect}
      nameOf={nameOf}
      current={props.current}
      open={props.openId}
      onOpen={({ id }) => onOpen(id)}
      onEnd={onEnd}
    />
  );
}
