import { refuse } from '../engine/problem.ts';
import { openStoredFile } from '../state/files.ts';
import { lookUp } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

/** A file to be saved under its name. Whether the caller may have it is known by then. */
export async function downloadReply(tenant: Tenant, fileId: string | null, fileName: string) {
  const file = fileId === null ? null : lookUp(tenant.state.files, fileId);
  const bytes = file && (await openStoredFile(tenant, file));
  if (!bytes) return refuse('NOT_FOUND');
  // RFC 6266: the plain name for old clients cannot hold all characters.
  const name = encodeURIComponent(fileName).replace(/['()*]/g, escape);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    },
    body: bytes.part(0, bytes.size),
  };
}
