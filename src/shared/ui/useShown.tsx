import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../format/format';

/** Entries that are drawn at first, and with each click. More would freeze a phone. */
const STEP = 100;

/** Bounds what is drawn of a list. Returns its first entries, and a button for the next ones if there are more. */
export function useShown<Item>(items: readonly Item[]): { shown: Item[]; more: ReactNode } {
  const [limit, setLimit] = useState(STEP);
  const left = items.length - limit;
  return {
    shown: items.slice(0, limit),
    more: left > 0 && (
      <Button variant="default" size="xs" mt="sm" onClick={() => setLimit(limit + STEP)}>
        Show more ({formatNumber(left)} left)
      </Button>
    ),
  };
}
