import { refuse } from '../engine/problem.ts';
import { openStoredFile } from '../files/read.ts';
import type { StoredFile } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import { attachment } from './visits.ts';

/** Answers with a download for a visitor, if the link permits downloads. */
export async function visitorDownload(
  tenant: Tenant,
  { allowDownload }: ShareLink,
  file: StoredFile | null | undefined,
  fileName: string,
) {
  if (!allowDownload) return refuse('FORBIDDEN');
  const bytes = file && (await openStoredFile(tenant, file));
  return bytes ? attachment(fileName, bytes.part(0, bytes.size)) : refuse('NOT_FOUND');
}
