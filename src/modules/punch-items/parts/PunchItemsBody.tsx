import { Button, Skeleton } from '@mantine/core';
import { IconChecklist, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PunchItemRow } from '@/api/generated/types.gen';
import { countFilters, type LogView } from '@/shared/log/useLogView';
import { DataTable, type TableColumn } from '@/shared/table/DataTable';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { initialColumns } from '../columns';
import { PunchItemCards } from './PunchItemCards';

interface Props {
  list: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  rows: readonly PunchItemRow[];
  total: number;
  view: LogView;
  onView: (change: Partial<LogView>) => void;
  columns: readonly TableColumn<PunchItemRow>[];
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

/** The rows, or what stands in their place. */
export function PunchItemsBody(props: Props) {
  const { list, rows, view, onView, onOpen } = props;
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
        operation="listPunchItems"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return view.q || countFilters(view) > 0 ? (
      <EmptyState
        icon={<IconSearchOff size={26} stroke={1.6} />}
        title="No punch item matches"
        action={
          <Button variant="default" onClick={() => onView({ q: '', filters: {}, overdue: false })}>
            Clear search and filters
          </Button>
        }
      >
        Try other words, or fewer filters.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<IconChecklist size={26} stroke={1.6} />}
        title="No punch items yet"
        action={props.createButton}
      >
        What has to be mended or finished before handover is written down here.
      </EmptyState>
    );
  }
  if (props.narrow) return <PunchItemCards rows={rows} onEnd={props.onEnd} />;
  return (
    <DataTable
      label="Punch items"
      name="punch-items"
      columns={props.columns}
      shown={new Set(view.columns ?? initialColumns)}
      rows={rows}
      total={props.total}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      selected={props.selected}
      onSelect={props.onSelect}
      nameOf={({ number, title }) => (number ? `${number} ${title}` : title)}
      current={props.current}
      open={props.openId}
      onOpen={({ id }) => onOpen(id)}
      onEnd={props.onEnd}
    />
  );
}
