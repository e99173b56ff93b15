import type { AttachmentKind } from '@/api/generated/types.gen';
import { useUploadQueue } from '../upload/useUploadQueue';
import { refusalOf } from './attachmentFiles';

export type Upload = (file: File, kind: AttachmentKind) => Promise<unknown>;

/** The upload queue of the attachments of the open record. */
export const useAttachmentQueue = (upload: Upload | undefined) =>
  useUploadQueue<unknown, AttachmentKind>({
    send: async (file, kind) => upload?.(file, kind),
    refusalOf,
    verb: 'attached',
  });
