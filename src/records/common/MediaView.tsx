import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperationId } from '@/shared/errors/failures';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import classes from './MediaView.module.css';

/** What a media item is called, and how it is read. */
export interface MediaKind {
  One: string;
  many: string;
  operation: OperationId;
  /** For an item that is not there. */
  icon: ReactNode;
  /** Why it may not be there. */
  missing: string;
}

interface Props<Item> {
  kind: MediaKind;
  query: {
    isPending: boolean;
    data: { data: Item } | undefined;
    error: { status: number } | null;
    refetch: () => unknown;
  };
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** A media item that is open in place of its list. */
export function MediaView<Item>({ kind, query, onClose, children }: Props<Item>) {
  const { One, many, operation, icon, missing } = kind;
  if (query.isPending) return <Skeleton shape="media" h={420} m="lg" />;
  if (query.data) return children(query.data.data);
  const back = (
    <Button variant="default" onClick={onClose}>
      Back to the {many}
    </Button>
  );
  if (query.error?.status === 404) {
    return (
      <EmptyState icon={icon} title={`${One} not found`} order={1} action={back}>
        {missing}
      </EmptyState>
    );
  }
  return (
    <div className="page-frame">
      {back}
      <PageHeading title={One}>{One}</PageHeading>
      <ErrorState operation={operation} error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

interface HeadProps {
  kind: MediaKind;
  title: string;
  /** A mark behind the title. */
  mark?: ReactNode;
  onClose: () => void;
  /** What can be done with the item. */
  children: ReactNode;
}

export const MediaHead = ({ kind, title, mark, onClose, children }: HeadProps) => (
  <div className={`page-head all-columns ${classes.head}`} data-keeps-clear>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`Back to the ${kind.many}`}
      onClick={onClose}
    >
      <IconArrowLeft size={20} />
    </ActionIcon>
    <PageHeading title={title}>{title}</PageHeading>
    {mark}
    <span className="grow" />
    {children}
  </div>
);
