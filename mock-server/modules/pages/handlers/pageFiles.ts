import type { GuardedHandlers } from '../../../core/access.ts';
import { hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import { contentTypeOf } from '../../records/write/files.ts';
import type { access } from '../access.ts';
import { storePage } from '../pageWrites.ts';
import { foundIn, isLocked } from '../rights.ts';
import { fileOf } from '../view.ts';

const MAX_FILES = 500;

export const handlers = {
  listPageFiles(call) {
    const found = foundIn(call);
    return ok(found.page.files.map((file) => fileOf(call, found.page, file)));
  },

  addPageFile(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page, member } = found;
    const file = call.form.file('file');
    if (!file) return invalid('/file', 'required', 'is required');
    const contentType = contentTypeOf(file);
    if (typeof contentType !== 'string') return contentType;
    if (page.files.length >= MAX_FILES) return refuse('LIMIT_REACHED');
    if (!hasRoomFor(call.tenant, file.data.length)) {
      const detail = 'The mock server has no room for another upload.';
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    const kept = keepUpload(call.tenant, { ...file, contentType });
    const attachment = {
      id: newId('att'),
      kind: 'attachment' as const,
      fileId: kept.id,
      fileName: file.fileName,
      mime: contentType,
      sizeBytes: file.data.length,
      createdAt: new Date(call.now).toISOString(),
      createdById: member.membership.userId,
    };
    const next = storePage(call, { ...page, files: [...page.files, attachment] });
    return created(fileOf(call, next, attachment));
  },
} satisfies GuardedHandlers<typeof access>;
