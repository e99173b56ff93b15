import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that the user drops on a form, or pastes into it. Returns the handlers of the form. */
export function useFileDrop(attach: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    attach(pasted);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    attach([...event.dataTransfer.files]);
  };
  return { isOver, onPaste, onDragOver, onDragLeave: () => setOver(false), onDrop };
}
