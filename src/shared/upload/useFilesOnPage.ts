import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

const none: Partial<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>> =
  {};

/**
 * Handles files that are dropped on the page or pasted into it.
 * @param onDrop takes what was dropped instead of `onFiles`, such as folders
 */
export function useFilesOnPage(
  enabled: boolean,
  onFiles: (files: readonly File[]) => void,
  onDrop: (event: DragEvent) => void = ({ dataTransfer }) => onFiles([...dataTransfer.files]),
) {
  const [over, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!enabled || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);

  const handlers: typeof none | false = enabled && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Ignore moves between parts of the page.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      onDrop(event);
    },
  };
  return { over, handlers: handlers || none };
}
