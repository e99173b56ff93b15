import { Progress, Text } from '@mantine/core';
import type { PlanSet } from '@/api/generated/types.gen';
import { FormMessage } from '@/shared/forms/FormMessage';

/** How often to ask for a set that is being read, in milliseconds. */
export const POLL_MS = 1000;

export const isBeingRead = ({ processing: { state } }: PlanSet): boolean =>
  state !== 'ready' && state !== 'failed' && state !== 'canceled';

/** How far the host has read a set. Nothing once it is ready. */
export function SetState({ set }: { set: PlanSet }) {
  const { state, progress, error } = set.processing;
  if (state === 'ready') return null;
  if (!isBeingRead(set)) {
    return <FormMessage>{error?.message ?? 'The set could not be read.'}</FormMessage>;
  }
  return (
    <div role="status">
      <Text size="sm">
        {state === 'running' ? `Reading the sheets, ${Math.round(progress * 100)}%` : 'Waiting'}
      </Text>
      <Progress value={progress * 100} size="sm" aria-label={`Reading ${set.name}`} />
    </div>
  );
}
