import { openStoredFile } from '../../core/files/read.ts';
import { attachment, bareFile } from '../../core/sharing/visits.ts';
import type { StoredFile } from '../../core/state/model.ts';
import type { ShareLink } from '../../core/state/sharing.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { refuse } from '../../engine/problem.ts';

/** Answers with a download for a visitor, if the link permits downloads. */
export async function visitorDownload(
  tenant: Tenant,
  { allowDownload }: ShareLink,
  file: StoredFile | null | undefined,
  fileName: string,
) {
  if (!allowDownload) return refuse('FORBIDDEN');
  const bytes = file && (await openStoredFile(tenant, bareFile(file)));
  return bytes ? attachment(fileName, bytes.part(0, bytes.size)) : refuse('NOT_FOUND');
}
