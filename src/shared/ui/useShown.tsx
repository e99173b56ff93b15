import { Button } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { usePrinting } from '../browser/printState';
import { formatNumber } from '../format/format';
import { useEntryState } from '../routing/entries';

/** Entries that are drawn at first, and with each click. More would freeze a phone. */
const STEP = 100;

/** Draws all entries, for paper. */
export const ShowAll = createContext(false);

/**
 * Bounds what is drawn of a list. Returns its first entries, and a button for the next ones if there are more.
 *
 * @param isSought An entry that has to be drawn, such as the one that the address leads to.
 */
export function useShown<Item>(
  items: readonly Item[],
  isSought: (item: Item) => boolean = () => false,
): { shown: Item[]; more: ReactNode } {
  // Back leads to as many as were shown.
  const [bound, setLimit] = useEntryState('shown entries', STEP);
  const least = Math.max(bound, items.findIndex(isSought) + 1);
  const isOnPaper = usePrinting();
  const limit = useContext(ShowAll) || isOnPaper ? items.length : least;
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
