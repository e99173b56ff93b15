import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Processing } from '@/api/generated/types.gen';
import { AppLink } from '../routing/AppLink';
import { EmptyState } from '../ui/EmptyState';

/** Tells whether processing has ended without a result. Waiting does not help. */
export const isGivenUp = ({ state }: Processing): boolean =>
  state === 'failed' || state === 'canceled';

interface Props {
  processing: Processing;
  /** The list with the item, where it can be processed again, downloaded or deleted. */
  back: { href: string; label: string };
}

/** Replaces a viewer that has nothing to show: why, and where to continue. */
export function NotConverted({ processing, back }: Props) {
  return (
    <EmptyState
      icon={<IconAlertTriangle size={20} />}
      title={processing.state === 'failed' ? 'Processing failed' : 'Processing was stopped'}
      action={
        <Button component={AppLink} href={back.href}>
          {back.label}
        </Button>
      }
    >
      {processing.error?.message ?? 'The list offers to process it again.'}
    </EmptyState>
  );
}
