import { useRef, useState } from 'react';
import type { AttachmentKind } from '@/api/generated/types.gen';
import { reasonText } from '../errors/problemTexts';
import { refusalOf } from './attachmentFiles';

export type Upload = (file: File, kind: AttachmentKind) => Promise<unknown>;

interface State {
  /** The file being uploaded, and its position in the queue. */
  current: { name: string; number: number; of: number } | null;
  /** Messages about files that were not attached. */
  refused: readonly string[];
}

/**
 * Uploads attachments one after the other. A failed file does not stop the next one.
 *
 * This is not the queue of shared/upload. That one sends large files in resumable parts (tus), creates something
 * from the finished upload and outlives the page. An attachment is one multipart request of at most 25 MB that
 * belongs to the open record.
 */
export function useAttachmentQueue(upload: Upload | undefined) {
  const [state, setState] = useState<State>({ current: null, refused: [] });
  const waiting = useRef<{ file: File; kind: AttachmentKind }[]>([]);
  const done = useRef(0);
  const running = useRef(false);

  const add = async (files: readonly File[], kind: AttachmentKind) => {
    if (!upload || files.length === 0) return;
    const refused = files.flatMap((file) => refusalOf(file, kind) ?? []);
    setState((before) => ({ ...before, refused }));
    waiting.current.push(
      ...files.filter((file) => !refusalOf(file, kind)).map((file) => ({ file, kind })),
    );
    if (running.current) return;
    running.current = true;
    done.current = 0;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { name } = next.file;
      done.current += 1;
      const current = { name, number: done.current, of: done.current + waiting.current.length };
      setState((before) => ({ ...before, current }));
      try {
        await upload(next.file, next.kind);
      } catch (error) {
        const failed = `${name} was not attached. ${reasonText(error)}`;
        setState((before) => ({ ...before, refused: [...before.refused, failed] }));
      }
    }
    running.current = false;
    setState((before) => ({ ...before, current: null }));
  };
  return { ...state, add };
}
