import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/apiError';
import { fetchWithUploadProgress, type Progress } from '@/api/transfer';
import type { OperationId } from '../errors/failures';
import { reasonText } from '../errors/problemTexts';

interface Options<Made, Where> {
  /** Uploads one file to its destination. */
  send: (
    file: File,
    where: Where,
    options: { signal: AbortSignal; fetch: typeof fetch },
  ) => Promise<Made>;
  /** Returns why a file cannot be sent. Null if it can. */
  refusalOf: (file: File, where: Where) => string | null;
  /** Operations to invalidate after each file. */
  stale?: readonly OperationId[];
  /** Whether uploads continue after the component unmounts. By default they stop. */
  background?: boolean;
  /** The verb of the failure message. */
  verb?: 'uploaded' | 'attached';
}

export interface Uploads<Made> {
  /** The file that is being sent, and its position in the queue. */
  current: { name: string; number: number; of: number; progress: Progress | null } | null;
  uploaded: readonly Made[];
  /** Messages about rejected files. The page shows them; there is no toast. */
  refused: readonly string[];
}

/**
 * Uploads small files one after the other, one request each, while the page is open. A failed file
 * does not stop the next one. Large files use the resumable queue in `queue.ts`, which outlives the
 * page.
 */
export function useUploadQueue<Made, Where = undefined>(options: Options<Made, Where>) {
  const { send, refusalOf, stale = [], background = false, verb = 'uploaded' } = options;
  const none: Uploads<Made> = { current: null, uploaded: [], refused: [] };
  const client = useQueryClient();
  const [state, setState] = useState(none);
  const waiting = useRef<{ file: File; where: Where }[]>([]);
  const sent = useRef(0);
  const aborter = useRef<AbortController>(null);
  const change = (part: (before: Uploads<Made>) => Partial<Uploads<Made>>) =>
    setState((before) => ({ ...before, ...part(before) }));
  useEffect(() => () => (background ? undefined : aborter.current?.abort()), [background]);

  const sendOne = async (file: File, where: Where, signal: AbortSignal) => {
    const { name } = file;
    sent.current += 1;
    const place = { name, number: sent.current, of: sent.current + waiting.current.length };
    const show = (progress: Progress | null) => change(() => ({ current: { ...place, progress } }));
    show(null);
    try {
      const made = await send(file, where, { signal, fetch: fetchWithUploadProgress(show) });
      change(({ uploaded }) => ({ uploaded: [...uploaded, made] }));
    } catch (error) {
      if (isAbort(error)) return;
      const failed = `${name} was not ${verb}. ${reasonText(error)}`;
      change(({ refused }) => ({ refused: [...refused, failed] }));
    }
  };

  const add = async (files: readonly File[], where: Where) => {
    if (files.length === 0) return;
    const refused = files.flatMap((file) => refusalOf(file, where) ?? []);
    const good = files.filter((file) => !refusalOf(file, where));
    waiting.current.push(...good.map((file) => ({ file, where })));
    if (aborter.current) return change((before) => ({ refused: [...before.refused, ...refused] }));
    setState({ ...none, refused });
    sent.current = 0;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      await sendOne(next.file, next.where, signal);
      for (const _id of stale) void client.invalidateQueries({ queryKey: [{ _id }] });
    }
    aborter.current = null;
    change(() => ({ current: null }));
  };
  const cancel = () => {
    waiting.current = [];
    aborter.current?.abort();
  };
  return { ...state, add, cancel, close: () => setState(none) };
}

/**
 * Returns why a file is rejected because of its name or size. Null if it is fine.
 *
 * @param kinds Completes the sentence '... is not a JPEG, PNG or WebP picture.'
 */
export function fileRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions, maxBytes }: { extensions: readonly string[]; maxBytes: number },
  kinds: string,
): string | null {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return `${name} is not ${kinds}.`;
  const most = Math.floor(maxBytes / 1024 ** 2);
  return size > maxBytes ? `${name} is larger than ${most} MB.` : null;
}
