import { extname } from 'node:path';
import { imageTypeOf } from '../../../converter/formats/imageType.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import type { LogRecord, StoredAttachment } from '../../../core/state/records/logs.ts';
import { newId } from '../../../core/state/secrets.ts';
import type { UploadedFile } from '../../../engine/body/form.ts';
import { type FieldProblem, type Refusal, refuse } from '../../../engine/problem.ts';
import type { AnyLog } from '../log.ts';
import { filesFor, isNeeded } from '../view.ts';
import { extend } from './comments.ts';
import { closedRecord, type Found, momentOf } from './write.ts';

interface Options {
  kind?: StoredAttachment['kind'] | undefined;
  /** Whether the file is part of a review. */
  forReview?: boolean;
}
type AttachCode = 'WRONG_STATE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE';

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];

/** The content type to serve the file with. It is never one that a browser runs. */
export function contentTypeOf({
  fileName,
  data,
}: UploadedFile): string | Refusal<'UNSUPPORTED_MEDIA_TYPE'> {
  const extension = extname(fileName).toLowerCase();
  if (PICTURES.includes(extension)) {
    const detail = 'The content of the file does not match its name.';
    return imageTypeOf(data) ?? refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
  return extension === '.pdf' ? 'application/pdf' : 'application/octet-stream';
}

export function attach<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
  file: UploadedFile,
  { kind = 'attachment', forReview = false }: Options,
): Found<R> | Refusal<AttachCode> {
  if (found.record.status === 'closed') return closedRecord();
  const contentType = contentTypeOf(file);
  if (typeof contentType !== 'string') return contentType;
  if (kind !== 'attachment' && !contentType.startsWith('image/')) {
    const detail = 'A photo before or after the work must be a JPEG, PNG or WebP picture.';
    return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
  if (!hasRoomFor(call.tenant, file.data.length)) {
    const detail = 'The mock server has no room for another upload.';
    return refuse('PAYLOAD_TOO_LARGE', { detail });
  }
  const attachment: StoredAttachment = {
    id: newId('att'),
    kind,
    fileId: keepUpload(call.tenant, { ...file, contentType }).id,
    fileName: file.fileName,
    mime: contentType,
    sizeBytes: file.data.length,
    createdAt: momentOf(call, found.viewer).at,
    createdById: found.viewer.userId,
    ...(forReview && { forReview }),
  };
  const attachments = [...found.record.attachments, attachment];
  return extend(
    log,
    call,
    found,
    { attachments },
    {
      action: 'attached',
      changes: [{ field: 'attachments', from: null, to: file.fileName }],
      forReview,
    },
  );
}

export function detach<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
  attachment: StoredAttachment,
): Found<R> | Refusal<'WRONG_STATE'> {
  const { record } = found;
  if (record.status === 'closed') return closedRecord();
  if (isNeeded(log, record, attachment)) {
    return refuse('WRONG_STATE', {
      detail: 'An open submittal needs a file. Attach another one first.',
    });
  }
  dropFile(call.tenant, attachment.fileId);
  const attachments = record.attachments.filter(({ id }) => id !== attachment.id);
  return extend(
    log,
    call,
    found,
    { attachments },
    {
      action: 'detached',
      changes: [{ field: 'attachments', from: attachment.fileName, to: null }],
      forReview: attachment.forReview,
    },
  );
}

/** What is wrong with the files that an answer names: they are attachments of the record. */
export const unknownFiles = <R extends LogRecord>(
  log: AnyLog<R>,
  { record, viewer }: Found<R>,
  ids: readonly string[],
): FieldProblem[] => {
  const known = filesFor(log, viewer, record).map(({ id }) => id);
  const detail = 'must be an attachment of the record';
  return ids.flatMap((id, i) =>
    known.includes(id) ? [] : [{ pointer: `/attachmentIds/${i}`, code: 'reference', detail }],
  );
};
