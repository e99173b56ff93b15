import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { usePrinting } from '@/shared/browser/printState';
import type { OperationId } from '@/shared/errors/failures';
import { useProjectId } from '@/shared/routing/currentProject';
import { PHONE } from '@/shared/theme/breakpoints';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { type FactList, Marks } from './Facts';
import { Letterhead } from './Letterhead';

interface Props {
  title: string;
  /** How it stands, in one line below the title; undefined until it is known. */
  marks?: FactList | undefined;
  /** How the record is read; left out if it is there already. */
  source?: {
    operation: OperationId;
    query: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  };
  /** The width, for example for a sheet of an invoice. */
  size?: string;
  /** Whether a phone needs all of its screen for it. */
  fillsPhone?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A record on top of its list. The buttons at its end stay in view. */
export function RecordModal(props: Props) {
  const { title, marks, source, size = 'xl', fillsPhone = false, onClose, children } = props;
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const isOnPaper = usePrinting();
  const project = useProjectId();
  useReturnFocus();
  const query = source?.query;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={size}
      fullScreen={fillsPhone && phone}
      centered={!fillsPhone}
    >
      {isOnPaper && project && <Letterhead projectId={project} />}
      {query?.isPending && <Skeleton shape="line" count={10} />}
      {source && Boolean(query?.error) && !query?.data && (
        <ErrorState
          operation={source.operation}
          error={query?.error}
          onRetry={() => void query?.refetch()}
        />
      )}
      {marks && <Marks facts={marks} />}
      {children}
    </Modal>
  );
}
