import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';

/**
 * What a function finds in an editor, which has to be JSON. It is read after the frame of a change is drawn, so that it does
 * not delay the letter that was typed.
 */
export function useSeen<T>(editor: Editor, find: (editor: Editor) => T): T {
  const [seen, setSeen] = useState(() => find(editor));
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      if (editor.isDestroyed) return;
      const next = latest.current(editor);
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(() => {
        timer = setTimeout(look);
      });
    };
    look();
    editor.on('transaction', plan);
    return () => {
      editor.off('transaction', plan);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [editor]);
  return seen;
}
