import { refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { memberOf } from '../members/members.ts';
import { isGranted } from '../permissions/grants.ts';
import type { Call } from '../state/call.ts';
import { lookUp, type Member, type Upload } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

type Schemas = components['schemas'];
export type UploadCall = Pick<Call<unknown>, 'tenant' | 'user' | 'now'>;
type UploadParams = { projectId: string; uploadId: string };

/** Uploads with a write in progress. */
export const busy = new WeakSet<Upload>();

export function dropUpload({ state, folder }: Tenant, { id }: Upload): void {
  delete state.uploads[id];
  folder.remove(id);
}

export function dropExpired({ tenant, now }: UploadCall): void {
  for (const upload of Object.values(tenant.state.uploads)) {
    if (upload.expiresAt <= now && !busy.has(upload)) dropUpload(tenant, upload);
  }
}

/** Returns an upload of the caller. Uploads of others are hidden. */
export function ownUpload(call: UploadCall, { projectId, uploadId }: UploadParams): Upload | null {
  dropExpired(call);
  const member = memberOf(call, projectId);
  const upload = lookUp(call.tenant.state.uploads, uploadId);
  return member && upload && continues(member, upload) ? upload : null;
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
  params: UploadParams,
  purpose: Schemas['UploadPurpose'],
) {
  const upload = ownUpload(call, params);
  if (upload?.purpose !== purpose) return refuse('NOT_FOUND');
  return upload.offset < upload.sizeBytes ? refuse('UPLOAD_INCOMPLETE') : { upload };
}
