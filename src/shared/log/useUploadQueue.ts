import { useRef, useState } from 'react';
import type { AttachmentKind } from '@/api/generated/types.gen';
import { reasonText } from '../errors/problemTexts';
import { refusalOf } from './attachmentFiles';

export type Upload = (file: File, kind: AttachmentKind) => Promise<unknown>;

interface State {
  /** The file that is being sent, and which of how many it is. */
  current: { name: string; number: number; of: number } | null;
  /** What is not attached, in words. */
  refused: readonly string[];
}

/** Sends files one after the other; what comes meanwhile waits for its turn. One that fails stops no other. */
export function useUploadQueue(upload: Upload | undefined) {
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
        // The toast has said that one failed, this says which and why. The next may do better.
        const failed = `${name} was not attached. ${reasonText(error)}`;
        setState((before) => ({ ...before, refused: [...before.refused, failed] }));
      }
    }
    running.current = false;
    setState((before) => ({ ...before, current: null }));
  };
  return { ...state, add };
}
