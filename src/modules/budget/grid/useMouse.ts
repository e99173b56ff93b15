import { type MouseEvent, type RefObject, useState } from 'react';
import type { GridProps } from './gridProps';
import type { Place } from './selection';

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  active: Place;
  edit: (text: string | null) => void;
  finish: () => void;
}

/** What the mouse does in the grid: it selects, and a double click edits. */
export function useMouse(
  { rows, anchor, onSelect, onToggle }: GridProps,
  { scroller, active, edit, finish }: Options,
) {
  const [isDragging, setDragging] = useState(false);

  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    const place = spotAt(event);
    if (!place) return;
    event.preventDefault();
    finish();
    scroller.current?.focus({ preventScroll: true });
    const row = rows[place.row];
    if (!row) return;
    if (row.kind === 'group' && place.column === 0) onToggle(row.key);
    const spot = { row: row.key, column: place.column };
    onSelect(spot, event.shiftKey ? (anchor ?? spot) : spot);
    setDragging(true);
  };
  const onMouseMove = (event: MouseEvent) => {
    if (!isDragging || event.buttons !== 1) return isDragging && setDragging(false);
    const place = spotAt(event);
    const row = place && rows[place.row];
    if (!row || (place.row === active.row && place.column === active.column)) return;
    onSelect(
      { row: row.key, column: place.column },
      anchor ?? { row: row.key, column: place.column },
    );
  };
  const onMouseUp = () => setDragging(false);
  const onDoubleClick = (event: MouseEvent) => {
    if (spotAt(event)) edit(null);
  };
  return { onMouseDown, onMouseMove, onMouseUp, onDoubleClick };
}

/** The place of the cell under the mouse. */
function spotAt({ target }: MouseEvent): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (!cell) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
