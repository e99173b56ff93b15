import { Button } from '@mantine/core';
import { type Icon, IconChecks, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperationId } from '../errors/failures';
import { formatNumber } from '../format/format';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/states';
import type { Noun } from './CollectionHead';
import type { ListQuery, ViewState } from './view';

export interface CollectionStates {
  noun: Noun;
  icon: Icon;
  /** The operation that loads the list, for the text of a failure. */
  operation: OperationId;
  list: ListQuery;
  state: Pick<ViewState, 'view' | 'hasFilters' | 'isNarrowed' | 'clearAll'>;
  /** Title and text for an empty collection: its purpose and the next step. 'No sheets yet' is the default title. */
  emptyTitle?: string | undefined;
  purpose: string;
  /** The button for that. */
  action: ReactNode;
  /** What the list leaves out at first because it is closed. */
  closed?: { count: number; show: () => void };
}

interface Props extends CollectionStates {
  /** Undefined until loaded. */
  items: readonly unknown[] | undefined;
  /** Placeholder in the shape of the items while they load. */
  skeleton: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** The items of a list page, or the state it is in: loading, failed, empty, or nothing matches. */
export function CollectionBody({ noun, icon: Icon, list, items, state, ...props }: Props) {
  if (items === undefined) {
    if (list.isPending) return props.skeleton;
    return (
      <ErrorState
        operation={props.operation}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (items.length > 0) return props.children;
  const { count = 0, show } = props.closed ?? {};
  const showClosed = count > 0 && (
    <Button variant="default" onClick={show}>
      Show {formatNumber(count)} closed
    </Button>
  );
  if (state.isNarrowed) {
    return (
      <EmptyState
        icon={<IconSearchOff size={20} />}
        title={`No ${showClosed ? 'open ' : ''}${noun.one} matches`}
        action={
          <div className="row wrap gap-8 justify-center">
            {showClosed}
            <Button variant="default" onClick={state.clearAll}>
              Clear search and filters
            </Button>
          </div>
        }
      >
        {[state.view.q && 'Try other words.', state.hasFilters && 'Try fewer filters.']
          .filter(Boolean)
          .join(' ')}
      </EmptyState>
    );
  }
  if (showClosed) {
    return (
      <EmptyState
        icon={<IconChecks size={20} />}
        title={`No open ${noun.many}`}
        action={showClosed}
      >
        Everything here is closed.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon size={20} />}
      title={props.emptyTitle ?? `No ${noun.many} yet`}
      action={props.action}
    >
      {props.purpose}
    </EmptyState>
  );
}
