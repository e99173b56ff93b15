import { Checkbox } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { usePrinting } from '@/shared/browser/printState';
import { formatCalendarDate, formatNumber } from '@/shared/format/format';
import { byDay, columnsOf, heightOf } from '../grid';
import classes from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile';

interface Props {
  photos: readonly Photo[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onOpen: (id: string) => void;
  /** Called when the end of the loaded photos scrolls into view. */
  onEnd: () => void;
}

/** Shows the photos grouped by day. Only visible days are in the DOM. */
export function PhotoGrid({ photos, selected, onSelect, onOpen, onEnd }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize();
  const days = useMemo(() => byDay(photos), [photos]);
  const columns = columnsOf(width);
  const lastChosen = useRef<string>(undefined);
  const virtualizer = useVirtualizer({
    count: days.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(days[index]?.photos.length ?? 0, columns),
    getItemKey: (index) => days[index]?.date ?? index,
    overscan: usePrinting() ? days.length : 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns or photos change all sizes.
  useEffect(() => virtualizer.measure(), [virtualizer, columns.width, columns.columns, days]);
  const items = virtualizer.getVirtualItems();
  const atEnd = (items.at(-1)?.index ?? 0) >= days.length - 1;
  useEffect(() => {
    if (atEnd) onEnd();
  }, [atEnd, onEnd]);

  /** Shift selects the range from the previous photo. */
  const select = (id: string, on: boolean, through: boolean) => {
    const [from, to] = [lastChosen.current, id]
      .map((photoId) => photos.findIndex((photo) => photo.id === photoId))
      .sort((a, b) => a - b);
    const isRange = through && from !== undefined && from >= 0 && to !== undefined;
    onSelect(isRange ? photos.slice(from, to + 1).map((photo) => photo.id) : [id], on);
    lastChosen.current = id;
  };

  return (
    <div ref={scroller} className={`grow min-h-0 scroll-y relative ${classes.scroller}`}>
      <div
        ref={ref}
        data-virtual=""
        className={classes.days}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {width > 0 &&
          items.map(({ index, start, key }) => {
            const day = days[index];
            if (!day) return null;
            const ids = day.photos.map(({ id }) => id);
            const chosen = ids.filter((id) => selected.has(id)).length;
            const name = formatCalendarDate(day.date);
            return (
              <section
                key={key}
                className={`absolute w-full ${classes.day}`}
                style={{ top: start, height: heightOf(ids.length, columns) }}
                aria-label={name}
              >
                <div className={`row gap-8 page ${classes.heading}`}>
                  <h2 className="m-0 text-sm medium">{name}</h2>
                  <span className="quiet text-xs">{formatNumber(ids.length)}</span>
                  <Checkbox
                    aria-label={`Select all of ${name}`}
                    checked={chosen === ids.length}
                    indeterminate={chosen > 0 && chosen < ids.length}
                    onChange={(event) => onSelect(ids, event.currentTarget.checked)}
                  />
                </div>
                <ul
                  className={classes.tiles}
                  style={{ gridTemplateColumns: `repeat(${columns.columns}, minmax(0, 1fr))` }}
                >
                  {day.photos.map((photo) => (
                    <PhotoTile
                      key={photo.id}
                      photo={photo}
                      selected={selected.has(photo.id)}
                      selecting={selected.size > 0}
                      onSelect={select}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
      </div>
    </div>
  );
}
