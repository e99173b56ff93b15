import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Locations } from './tree';

/** The height of a row in pixels, as `--row` has it. */
const rowHeight = () => (matchMedia('(pointer: coarse)').matches ? 44 : 36);

interface Options {
  locations: Locations;
  /** The ids of those that pass the search. */
  shown: ReadonlySet<string>;
  isSearch: boolean;
  draft: Draft | null;
  /** The id of the location that is being named. */
  renaming: string | null;
}

/** Returns the rows of the tree that are open, and what draws those in view. */
export function useTreeRows({ locations, shown, isSearch, draft, renaming }: Options) {
  // Buildings are open at first, and so is everything in a small project.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isSmall = locations.all.length <= 60;
  const rows = useMemo(() => {
    const isOpen = (id: string) =>
      isSearch || (toggled.get(id) ?? (isSmall || locations.kindOf(id) === 'building'));
    return locations.rows(shown, isOpen, draft);
  }, [locations, shown, isSearch, toggled, isSmall, draft]);
  const scroller = useRef<HTMLDivElement>(null);
  const draftAt = rows.findIndex((row) => 'draft' in row);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (i) => {
      const row = rows[i];
      return row && 'location' in row ? row.location.id : 'draft';
    },
    estimateSize: rowHeight,
    overscan: 10,
    initialRect: { width: 600, height: 600 },
    // What is being typed stays when the tree is scrolled.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const edited = rows.findIndex((row) => 'draft' in row || row.location.id === renaming);
      return edited < 0 || drawn.includes(edited)
        ? drawn
        : [...drawn, edited].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (draftAt >= 0) virtualizer.scrollToIndex(draftAt);
  }, [draftAt, virtualizer]);
  const setOpen = (id: string, open: boolean) => setToggled(new Map([...toggled, [id, open]]));
  return { rows, virtualizer, scroller, setOpen, draftAt };
}
