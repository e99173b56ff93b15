import { useRef } from 'react';
import type { AttachmentKind, AttachmentPurpose } from '@/api/generated/types.gen';
import { useUploadQueue } from '@/shared/upload/useUploadQueue';
import { refusalOf } from './files/attachmentFiles';
import type { AnyLog, RecordDetail } from './log';
import { useAttach } from './writes';

interface Where {
  at: RecordDetail;
  kindOf?: (file: File) => AttachmentKind;
  purpose?: AttachmentPurpose;
}

/** Uploads the files of a form to a record. A repeated call sends only those that have failed. */
export function useRecordFiles(log: AnyLog) {
  const attach = useAttach(log);
  const sent = useRef(new Map<File, string>());
  const queue = useUploadQueue<unknown, Where>({
    send: async (file, { at, kindOf, purpose }, transfer) => {
      const kind = kindOf?.(file);
      const { data } = await attach.mutateAsync({ at, file, kind, purpose, transfer });
      // Another file can have the same name.
      const known = new Set([...at.attachments.map(({ id }) => id), ...sent.current.values()]);
      const made = data.attachments.findLast(
        ({ id, fileName }) => fileName === file.name && !known.has(id),
      );
      sent.current.set(file, made?.id ?? '');
    },
    refusalOf: (file) => refusalOf(file, 'attachment'),
    verb: 'attached',
    background: true,
  });
  return {
    queue,
    /** Returns the ids of the attachments; null if a file was not attached. */
    upload: async (files: readonly File[], where: Where): Promise<string[] | null> => {
      await queue.add(
        files.filter((file) => !sent.current.has(file)),
        where,
      );
      const ids = files.map((file) => sent.current.get(file));
      return ids.every((id) => id !== undefined) ? ids : null;
    },
  };
}
