import { open } from 'node:fs/promises';
import { HEAD_BYTES } from '../../../converter/formats/sniff.ts';
import type { GuardedHandlers } from '../../../core/access.ts';
import { freeName, namesake } from '../../../core/sharing/folders.ts';
import type { StoredDocument } from '../../../core/state/documents.ts';
import { keepLarge } from '../../../core/state/files.ts';
import { nowOf } from '../../../core/state/made.ts';
import { completeUpload } from '../../../core/uploads/own.ts';
import { typedNameOf } from '../../../engine/body/fileName.ts';
import { refuse } from '../../../engine/problem.ts';
import { created } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { documentActions, lockedIn } from '../actions.ts';
import { mimeOf } from '../mime.ts';
import { firstPreview, previewLater } from '../preview.ts';
import { checkedOut, newDocument, saved, taken, toAdd } from '../write.ts';

async function headOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(HEAD_BYTES, bytes));
    await file.read(head, 0, head.length, 0);
    return head;
  } finally {
    await file.close();
  }
}

export const handlers = {
  async createDocumentFromUpload(call) {
    const { tenant, body } = call;
    const { state } = tenant;
    const { projectId } = call.params;
    const first = toAdd(call, body.parentId);
    if ('refused' in first) return first;
    const completed = completeUpload(call, body.uploadId, 'document');
    if ('refused' in completed) return completed;
    const { upload } = completed;
    const { fileName, sizeBytes } = upload;
    const path = tenant.folder.path(upload.id);
    const mime = mimeOf(await headOf(path, sizeBytes), fileName);
    // Another request may have used the upload in the meantime, or removed the folder.
    if (state.uploads[upload.id] !== upload) return refuse('NOT_FOUND');
    const allowed = call.recheck() ?? toAdd(call, body.parentId);
    if ('refused' in allowed) return allowed;
    const { member } = call;
    const { parent } = allowed;
    const place = { projectId, parentId: parent?.id ?? null };
    const wanted = typedNameOf(body.name ?? upload.fileName).slice(0, 200);
    const { sameName = 'refuse' } = body;
    const same = namesake(state, place, wanted);
    if (same && (same.kind === 'folder' || sameName === 'refuse')) return taken();
    const isVersion = same !== undefined && sameName === 'new_version';
    if (isVersion && !documentActions(state, member, same, false).includes('update')) {
      return refuse('FORBIDDEN');
    }
    if (isVersion && lockedIn(state, member, same)) return checkedOut(call, same);
    const name = same ? freeName(state, place, wanted) : wanted;
    const stored = isVersion ? same : newDocument(call, { ...place, kind: 'file', name });
    const number = Math.max(0, ...stored.versions.map((version) => version.number)) + 1;
    const now = nowOf(call);
    const added = {
      ...{ number, fileName, mime, sizeBytes },
      notes: body.notes ?? '',
      pages: [],
      preview: firstPreview(mime),
      fileId: keepLarge(tenant, upload, mime).id,
      createdAt: now,
      createdById: call.user().id,
    };
    const document: StoredDocument = {
      ...stored,
      versions: [...stored.versions, added],
      currentNumber: number,
      updatedAt: now,
      version: isVersion ? stored.version + 1 : 1,
    };
    const data = saved(call, member, document);
    previewLater(tenant, document, added);
    return created(data);
  },
} satisfies GuardedHandlers<typeof access>;
