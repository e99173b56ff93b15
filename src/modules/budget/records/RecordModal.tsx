import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OperationId } from '@/shared/errors/failures';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';

interface Props {
  title: string;
  operation: OperationId;
  query: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  /** The width, for example for a sheet of an invoice. */
  size?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record of the budget on top of its list. */
export function RecordModal({ title, operation, query, size = 'xl', onClose, children }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={size}
      centered
    >
      {query.isPending && <Skeleton shape="line" count={10} />}
      {Boolean(query.error) && !query.data && (
        <ErrorState
          operation={operation}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {children}
    </Modal>
  );
}
