import { readFile } from 'node:fs/promises';
import { readPdf } from '../../converter/pdf/read.ts';
import { readStoredFile } from '../../core/files/read.ts';
import type { StoredDocument, StoredVersion } from '../../core/state/documents.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../core/state/files.ts';
import { lookUp } from '../../core/state/model.ts';
import { MOST_ENDS } from '../../core/state/storage/jobs.ts';
import type { Tenant } from '../../core/state/tenant.ts';

type Preview = StoredVersion['preview'];

/** Width of a thumbnail, in pixels. */
const THUMBNAIL = 400;
/** Longer texts are not searched: bytes of a text file, and characters of a PDF. */
const MAX_TEXT = 2_000_000;
/** Larger PDFs get no preview, because the mock reads them into memory. */
const MAX_BYTES = 1024 ** 3;

const NONE: Preview = { state: 'none', fault: null, pageCount: null, thumbnailFileId: null };
export const READY: Preview = { ...NONE, state: 'ready' };
const PROCESSING: Preview = { ...NONE, state: 'processing' };

/** Returns what a new version begins with. */
export function firstPreview(mime: string): Preview {
  if (mime === 'application/pdf' || mime.startsWith('text/')) return PROCESSING;
  return /^(image|video)\//.test(mime) ? READY : NONE;
}

/** Changes a version that is still there. */
function update(
  tenant: Tenant,
  documentId: string,
  number: number,
  change: Partial<StoredVersion>,
): boolean {
  const document = lookUp(tenant.state.documents, documentId);
  if (!document?.versions.some((version) => version.number === number)) return false;
  const versions = document.versions.map((version) =>
    version.number === number ? { ...version, ...change } : version,
  );
  tenant.state.documents[documentId] = { ...document, versions };
  tenant.changed();
  return true;
}

/** Puts a version at the end of the tenant's queue: its text is read, and its first page drawn. */
export function previewLater(tenant: Tenant, { id }: StoredDocument, version: StoredVersion): void {
  if (version.preview.state !== 'processing') return;
  tenant.jobs.add('document', `${id}/${version.number}`, (signal, ends) =>
    make(tenant, id, version, signal, ends),
  );
}

/** Restarts what the last shutdown interrupted. */
export function resumePreviews(tenant: Tenant): void {
  for (const document of Object.values(tenant.state.documents)) {
    for (const version of document.versions) previewLater(tenant, document, version);
  }
}

async function make(
  tenant: Tenant,
  id: string,
  { number, fileId, mime, sizeBytes }: StoredVersion,
  signal: AbortSignal,
  ends: number,
): Promise<void> {
  const file = lookUp(tenant.state.files, fileId);
  const set = (preview: Preview, pages: string[] = []) => {
    if (signal.aborted) return true;
    return update(tenant, id, number, { preview, pages });
  };
  const failed = (fault: NonNullable<Preview['fault']>) => set({ ...NONE, state: 'failed', fault });
  if (ends >= MOST_ENDS) return void failed('damaged');
  if (!file || sizeBytes > MAX_BYTES) return void failed(file ? 'too_large' : 'damaged');
  const source =
    file.source.kind === 'large' ? tenant.folder.path(file.id) : await readStoredFile(tenant, file);
  if (!source) return void failed('damaged');
  if (mime !== 'application/pdf') return void set(READY, await textOf(source, sizeBytes));
  const read = await readPdf({ source, width: THUMBNAIL, mostText: MAX_TEXT });
  if ('failed' in read) return void failed(read.failed);
  const { pages, pageCount, picture } = read;
  const thumbnail = hasRoomFor(tenant, picture.length)
    ? keepUpload(tenant, {
        ...{ fileName: 'page.jpg', contentType: 'image/jpeg' },
        data: Buffer.from(picture),
      })
    : null;
  const thumbnailFileId = thumbnail?.id ?? null;
  const isKept = set({ ...READY, pageCount, thumbnailFileId }, pages);
  // It may be gone by now.
  if (!isKept) dropFile(tenant, thumbnailFileId);
}

/** Returns the text of a text file, as its only page; none if it is too large to search. */
async function textOf(source: string | Uint8Array, sizeBytes: number): Promise<string[]> {
  if (sizeBytes > MAX_TEXT) return [];
  return [(typeof source === 'string' ? await readFile(source) : Buffer.from(source)).toString()];
}
