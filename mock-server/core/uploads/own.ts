import { refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import type { MemberCall } from '../access.ts';
import { isGranted } from '../permissions/grants.ts';
import { lookUp, type Member, type Upload } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';

type Schemas = components['schemas'];
export type UploadCall = Pick<MemberCall, 'tenant' | 'now' | 'member'>;

/** Uploads with a write in progress. */
export const busy = new WeakSet<Upload>();

export function dropUpload(tenant: Tenant, { id }: Upload): void {
  delete tenant.state.uploads[id];
  tenant.onceSettled({ saved: () => tenant.folder.remove(id) });
}

export function dropExpired({ tenant, now }: Pick<UploadCall, 'tenant' | 'now'>): void {
  for (const upload of Object.values(tenant.state.uploads)) {
    if (upload.expiresAt <= now && !busy.has(upload)) dropUpload(tenant, upload);
  }
}

/** Returns an upload of the caller. Uploads of others are hidden. */
export function ownUpload(call: UploadCall, uploadId: string): Upload | null {
  dropExpired(call);
  const upload = lookUp(call.tenant.state.uploads, uploadId);
  return upload && continues(call.member, upload) ? upload : null;
}

export const continues = (
  { project, membership }: Member,
  { projectId, userId }: Upload,
): boolean =>
  projectId === project.id &&
  isGranted('uploads', membership.role, 'continue', () => userId === membership.userId);

/** Returns a complete upload of the caller for a purpose, or a refusal. */
export function completeUpload(
  call: UploadCall,
  uploadId: string,
  purpose: Schemas['UploadPurpose'],
) {
  const upload = ownUpload(call, uploadId);
  if (upload?.purpose !== purpose) return refuse('NOT_FOUND');
  return upload.offset < upload.sizeBytes ? refuse('UPLOAD_INCOMPLETE') : { upload };
}
