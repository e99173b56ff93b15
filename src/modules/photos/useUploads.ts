import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/apiError';
import { createPhoto } from '@/api/generated/photos/createPhoto.gen';
import type { Photo } from '@/api/generated/types.gen';
import { fetchWithUploadProgress, type Progress } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { toast } from '@/shared/feedback/toast';

/**
 * What may be uploaded. The contract says the same in `x-max-bytes` and `x-file-extensions`, which no generator
 * reads; a test holds the two together.
 */
export const photoFile = {
  maxBytes: 26_214_400,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
} as const;

/** Why a file cannot be sent, before anybody has waited for it; null when it can. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!(photoFile.extensions as readonly string[]).includes(extension)) {
    return `${name} is not a JPEG, PNG or WebP picture.`;
  }
  return size > photoFile.maxBytes ? `${name} is larger than 25 MB.` : null;
}

export interface Uploads {
  /** The file that is being sent, and which of how many it is. */
  current: { name: string; number: number; of: number; progress: Progress | null } | null;
  uploaded: readonly Photo[];
  /** What was not uploaded, in words. */
  refused: readonly string[];
}

const none: Uploads = { current: null, uploaded: [], refused: [] };

/** Sends pictures one after the other; what comes meanwhile waits for its turn. One that fails stops no other. */
export function useUploads(projectId: string) {
  const client = useQueryClient();
  const [state, setState] = useState(none);
  const waiting = useRef<{ file: File; albumId: string }[]>([]);
  const sent = useRef(0);
  const aborter = useRef<AbortController>(null);
  const change = (part: (before: Uploads) => Partial<Uploads>) =>
    setState((before) => ({ ...before, ...part(before) }));
  useEffect(() => () => aborter.current?.abort(), []);

  const send = async ({ file, albumId }: { file: File; albumId: string }, signal: AbortSignal) => {
    const { name } = file;
    sent.current += 1;
    const place = { name, number: sent.current, of: sent.current + waiting.current.length };
    const show = (progress: Progress | null) => change(() => ({ current: { ...place, progress } }));
    show(null);
    try {
      const { data } = await createPhoto({
        path: { projectId },
        body: {
          file,
          lastModifiedAt: new Date(file.lastModified).toISOString(),
          ...(albumId && { albumId }),
        },
        signal,
        fetch: fetchWithUploadProgress(show),
        throwOnError: true,
      });
      change(({ uploaded }) => ({ uploaded: [...uploaded, data.data] }));
    } catch (error) {
      if (isAbort(error)) return;
      toast.error(failureText('createPhoto', error));
      const failed = `${name} was not uploaded. ${reasonText(error)}`;
      change(({ refused }) => ({ refused: [...refused, failed] }));
    }
  };

  const add = async (files: readonly File[], albumId: string) => {
    if (files.length === 0) return;
    const refused = files.flatMap((file) => refusalOf(file) ?? []);
    waiting.current.push(
      ...files.filter((file) => !refusalOf(file)).map((file) => ({ file, albumId })),
    );
    if (aborter.current) return change((before) => ({ refused: [...before.refused, ...refused] }));
    setState({ ...none, refused });
    sent.current = 0;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    for (
      let next = waiting.current.shift();
      next && !signal.aborted;
      next = waiting.current.shift()
    ) {
      await send(next, signal);
      for (const _id of ['listPhotos', 'getPhotoSummary', 'listAlbums']) {
        void client.invalidateQueries({ queryKey: [{ _id }] });
      }
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
