import { refuse } from '../engine/problem.ts';
import { openStoredFile } from '../state/files.ts';
import { lookUp } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import { attachment } from './visits.ts';

/** A file to be saved under its name. Whether the caller may have it is known by then. */
export async function downloadReply(tenant: Tenant, fileId: string | null, fileName: string) {
  const file = fileId === null ? null : lookUp(tenant.state.files, fileId);
  const bytes = file && (await openStoredFile(tenant, file));
  return bytes ? attachment(fileName, bytes.part(0, bytes.size)) : refuse('NOT_FOUND');
}
