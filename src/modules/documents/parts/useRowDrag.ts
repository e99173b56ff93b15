import { type DragEvent, useRef } from 'react';
import type { Document, FolderRef } from '@/api/generated/types.gen';
import type { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { useMoveDocuments } from '../mutations';

/** Marks drags of rows. Other drags, such as of links and files, are not for folders. */
const TYPE = 'application/x-documents';

interface Options {
  rows: readonly Document[];
  selected: ReadonlySet<string>;
  /** The folders from the top to the shown one. */
  trail: readonly FolderRef[];
  onMoved: () => void;
  /** What files do that are dragged onto the page. */
  files: ReturnType<typeof useFilesOnPage>['handlers'];
}

/** Returns the element of the folder under the pointer. Rows and steps of the trail name theirs. */
function folderAt({ target }: DragEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const folderElement = target.closest<HTMLElement>('[data-folder]');
  return folderElement ?? target.closest('tr')?.querySelector<HTMLElement>('[data-folder]') ?? null;
}

/**
 * Moves rows that are dragged onto a folder or a step of the trail. A selected row takes the other selected ones along.
 * The buttons and menus do the same without a mouse.
 */
export function useRowDrag({ rows, selected, trail, onMoved, files }: Options) {
  const dragged = useRef<readonly Document[]>([]);
  const marked = useRef<HTMLElement | null>(null);
  const move = useMoveDocuments('toast');
  const mark = (element: HTMLElement | null) => {
    marked.current?.removeAttribute('data-drop');
    element?.setAttribute('data-drop', '');
    marked.current = element;
  };
  /** The folder that the dragged rows could move to. */
  const targetOf = (
    event: DragEvent,
  ): { element: HTMLElement; folder: FolderRef | null } | null => {
    const element = folderAt(event);
    if (!element || !event.dataTransfer.types.includes(TYPE)) return null;
    const id = element.dataset.folder ?? '';
    const isOwn = dragged.current.some(
      (document) => document.id === id || (document.parentId ?? '') === id,
    );
    if (isOwn) return null;
    const name =
      [...rows, ...trail].find((folder) => folder.id === id)?.name ?? element.textContent;
    return { element, folder: id === '' ? null : { id, name: name ?? '' } };
  };
  return {
    ...files,
    onDragStart: (event: DragEvent) => {
      const { target } = event;
      const name = target instanceof Element && target.closest<HTMLElement>('[data-document]');
      const row = rows.find(({ id }) => name && id === name.dataset.document);
      if (!row) return;
      const all = selected.has(row.id) ? rows.filter(({ id }) => selected.has(id)) : [row];
      dragged.current = all.filter(({ permittedActions }) => permittedActions.includes('update'));
      if (dragged.current.length === 0) return;
      event.dataTransfer.setData(TYPE, '');
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return files.onDragOver?.(event);
      const target = targetOf(event);
      mark(target?.element ?? null);
      if (!target) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return files.onDrop?.(event);
      const target = targetOf(event);
      mark(null);
      if (!target) return;
      event.preventDefault();
      move.mutate({ documents: dragged.current, folder: target.folder }, { onSuccess: onMoved });
    },
    onDragEnd: () => mark(null),
  };
}
