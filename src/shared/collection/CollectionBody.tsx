import { Button } from '@mantine/core';
import { type Icon, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperationId } from '../errors/failures';
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
  state: Pick<ViewState, 'isNarrowed' | 'clearAll'>;
  /** Title and text for an empty collection: its purpose and the next step. 'No sheets yet' is the default title. */
  emptyTitle?: string | undefined;
  purpose: string;
  /** The button for that. */
  action: ReactNode;
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
export function CollectionBody({ noun, icon: Icon, list, items, ...props }: Props) {
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
  if (props.state.isNarrowed) {
    return (
      <EmptyState
        icon={<IconSearchOff size={20} />}
        title={`No ${noun.one} matches`}
        action={
          <Button variant="default" onClick={props.state.clearAll}>
            Clear search and filters
          </Button>
        }
      >
        Try other words, or fewer filters.
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
