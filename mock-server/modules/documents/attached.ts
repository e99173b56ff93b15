import type { MemberCall } from '../../core/access.ts';
import { readStoredFile } from '../../core/files/read.ts';
import { isDeleted } from '../../core/sharing/folders.ts';
import { lookUp } from '../../core/state/model.ts';
import type { UploadedFile } from '../../engine/body/form.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import { currentOf } from './downloads.ts';
import { accessTo, reaches } from './rights.ts';

/** The size of an attachment, as in the contract. */
const MAX_BYTES = 25 * 1024 ** 2;

const unknown = () =>
  invalid('/documentId', 'reference', 'must be a file of the documents that you may download');

/** Returns the file of a form that attaches one: what was uploaded, or the current version of a document. */
export async function documentFile(
  { tenant, member }: Pick<MemberCall, 'tenant' | 'member'>,
  { file, documentId }: { file: UploadedFile | undefined; documentId: string | undefined },
) {
  if ((file === undefined) === (documentId === undefined)) {
    return invalid('/file', 'conflict', 'must be there, or a documentId, and not both');
  }
  if (documentId === undefined) return file ?? refuse('VALIDATION_FAILED');
  const document = lookUp(tenant.state.documents, documentId);
  const version = document && currentOf(document);
  if (!version || document.projectId !== member.project.id || isDeleted(tenant.state, document)) {
    return unknown();
  }
  const { level } = accessTo(tenant.state, member.membership, document);
  if (!reaches(level, 'download')) return unknown();
  if (version.sizeBytes > MAX_BYTES) {
    return refuse('PAYLOAD_TOO_LARGE', { detail: 'The file may have 25 MiB at the most.' });
  }
  const stored = lookUp(tenant.state.files, version.fileId);
  const data = stored && (await readStoredFile(tenant, stored));
  return data ? { fileName: document.name, data } : unknown();
}
