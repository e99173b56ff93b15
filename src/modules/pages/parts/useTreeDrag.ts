import { type DragEvent, useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import type { DropPlace } from '../tree';

interface Options {
  mayDrop: (movedId: string, targetId: string) => boolean;
  onDrop: (movedId: string, targetId: string, place: DropPlace) => void;
}

const TYPE = 'application/x-portal-page';

/** The upper quarter of a row is before it, the lower one after it, and the rest is inside. */
function placeOf({ clientY, currentTarget }: DragEvent): DropPlace {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside';
}

/** Drags pages within their tree. Returns the properties of a row. */
export function useTreeDrag({ mayDrop, onDrop }: Options) {
  const [movedId, setMovedId] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; place: DropPlace } | null>(null);
  const end = () => {
    setMovedId(null);
    setOver(null);
  };
  return ({ id, permittedActions }: Page) => ({
    draggable: permittedActions.includes('manage'),
    'data-moved': movedId === id || undefined,
    'data-drop': over?.id === id ? over.place : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(TYPE, id);
      event.dataTransfer.effectAllowed = 'move';
      setMovedId(id);
    },
    onDragOver: (event: DragEvent) => {
      if (movedId === null || !mayDrop(movedId, id)) return;
      event.preventDefault();
      const place = placeOf(event);
      if (over?.id !== id || over.place !== place) setOver({ id, place });
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (movedId !== null && mayDrop(movedId, id)) onDrop(movedId, id, placeOf(event));
      end();
    },
    onDragEnd: end,
  });
}
