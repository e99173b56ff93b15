import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { addPageFile } from '@/api/generated/pages.gen';
import type { Attachment } from '@/api/generated/types.gen';
import { isPicture, refusalOf } from '@/records/log/files/attachmentFiles';
import { useUploadQueue } from '@/shared/upload/useUploadQueue';
import type { PageAt } from '../mutations';

const nodeOf = (file: Attachment) =>
  isPicture(file)
    ? { type: 'image', attrs: { fileId: file.id, alt: file.fileName } }
    : { type: 'file', attrs: { fileId: file.id, name: file.fileName } };

/** Uploads files to the page one after the other, and puts each into the text when the host has it. */
export function useTextFiles(address: PageAt) {
  const editor = useRef<Editor | null>(null);
  const queue = useUploadQueue<Attachment>({
    send: async (file, _, { signal, fetch }) => {
      const { data } = await addPageFile({
        path: address,
        body: { file },
        signal,
        fetch,
        throwOnError: true,
      });
      editor.current?.chain().focus().insertContent(nodeOf(data.data)).run();
      return data.data;
    },
    refusalOf: (file) => refusalOf(file, 'attachment'),
    stale: ['listPageFiles'],
    verb: 'attached',
  });
  return {
    ...queue,
    add: (files: readonly File[]) => void queue.add(files, undefined),
    into: (target: Editor | null) => {
      editor.current = target;
    },
  };
}

export type TextUploads = ReturnType<typeof useTextFiles>;
