import { type DragEvent, useState } from 'react';

/** Where something that is dragged goes, beside or in what it is dropped at. */
export type DropPlace = 'before' | 'inside' | 'after';

interface Options {
  /** The places at a target where what is moved may go. */
  placesAt: (movedId: string, targetId: string) => readonly DropPlace[];
  onDrop: (movedId: string, targetId: string, place: DropPlace) => void;
}

const TYPE = 'application/x-portal-tree';

/**
 * The upper quarter of a row is before it, the lower one after it, and the rest is inside. The halves count where nothing may go
 * inside.
 */
function placeOf(
  { clientY, currentTarget }: DragEvent,
  places: readonly DropPlace[],
): DropPlace | undefined {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  const edge = places.includes('inside') ? 0.25 : 0.5;
  const wanted = part < edge ? 'before' : part > 1 - edge ? 'after' : 'inside';
  return places.includes(wanted) ? wanted : places[0];
}

/** Drags the rows of a tree within it. Returns the properties of a row. */
export function useTreeDrag({ placesAt, onDrop }: Options) {
  const [movedId, setMovedId] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; place: DropPlace } | null>(null);
  const end = () => {
    setMovedId(null);
    setOver(null);
  };
  const placeAt = (event: DragEvent, id: string) =>
    movedId === null ? undefined : placeOf(event, placesAt(movedId, id));
  return (id: string, isDraggable: boolean) => ({
    draggable: isDraggable,
    'data-moved': movedId === id || undefined,
    'data-drop': over?.id === id ? over.place : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(TYPE, id);
      event.dataTransfer.effectAllowed = 'move';
      setMovedId(id);
    },
    onDragOver: (event: DragEvent) => {
      const place = placeAt(event, id);
      if (!place) return;
      event.preventDefault();
      if (over?.id !== id || over.place !== place) setOver({ id, place });
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const place = placeAt(event, id);
      if (movedId !== null && place) onDrop(movedId, id, place);
      end();
    },
    onDragEnd: end,
  });
}
