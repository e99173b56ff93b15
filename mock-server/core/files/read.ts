import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { readPdf } from '../../converter/pdf/read.ts';
import { pdfOf } from '../../converter/pdf/write.ts';
import { officeFile } from '../../demo/documents/index.ts';
import { modelSampleFile } from '../../demo/models/samples.ts';
import { samplePicture } from '../../demo/pictures/index.ts';
import { sampleFiles } from '../../demo/scans/index.ts';
import { sampleSheetFile } from '../../demo/sheets/files.ts';
import { FileSlice } from '../../engine/stream/fileSlice.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';
import { readMedia } from './media.ts';

/** Reads a whole file. Returns null if it is gone. */
export async function readStoredFile(tenant: Tenant, file: StoredFile): Promise<Buffer | null> {
  if (file.source.kind === 'large') {
    return readFile(tenant.folder.path(file.id)).catch(() => null);
  }
  if (file.source.kind === 'upload') return tenant.storage.get(file.id);
  if (file.source.kind === 'pages') return pdfOf(file.source.pages, file.source.links);
  if (file.source.kind === 'office') return officeFile(file.source.name);
  if (file.source.kind === 'firstPage') return firstPage(tenant, file.source.of);
  if (file.source.kind === 'sheet') return sampleSheetFile(file.source);
  if (file.source.kind === 'text') return Buffer.from(file.source.text);
  if (file.source.kind === 'view') return samplePicture(`tours/${file.source.key}`);
  if (file.source.kind === 'model') return modelSampleFile(file.source.key, file.source.part);
  if (file.source.kind !== 'sample') {
    return readMedia(file.source, async (id) => {
      const original = lookUp(tenant.state.files, id);
      return original ? readStoredFile(tenant, original) : null;
    });
  }
  const { key, part } = file.source;
  return part === 'ply' ? (await sampleFiles(key)).ply : samplePicture(`scans/${key}`);
}

/** A file for another process: its path if it is on the disk, otherwise its bytes. Null if it is gone. */
export const sourceOfStored = async (
  tenant: Tenant,
  file: StoredFile,
): Promise<string | Buffer | null> => pathOf(tenant, file) ?? readStoredFile(tenant, file);

/** Width of the picture of a first page, in pixels. */
const FIRST_PAGE = 400;

/** Drawn once: the files of the demo are the same in each tenant. */
const drawn = new Map<string, Promise<Buffer | null>>();

function firstPage(tenant: Tenant, id: string): Promise<Buffer | null> {
  const known = drawn.get(id) ?? drawFirstPage(tenant, id);
  drawn.set(id, known);
  return known;
}

async function drawFirstPage(tenant: Tenant, id: string): Promise<Buffer | null> {
  const original = lookUp(tenant.state.files, id);
  const data = original && (await readStoredFile(tenant, original));
  const read = data && (await readPdf({ source: data, width: FIRST_PAGE, mostText: 0 }));
  return read && 'picture' in read ? Buffer.from(read.picture) : null;
}

/** A stored file can be read in parts. */
export interface StoredBytes {
  size: number;
  /** Entity tag, RFC 9110 section 8.8.3. */
  etag: string;
  part(start: number, length: number): Buffer | FileSlice;
}

/** Opens a file of any size. Returns null if it is gone. */
export async function openStoredFile(
  tenant: Tenant,
  file: StoredFile,
): Promise<StoredBytes | null> {
  const path = pathOf(tenant, file);
  if (path !== null) return openPath(path);
  const data = await readStoredFile(tenant, file);
  return (
    data && {
      size: data.length,
      etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
      part: (start, length) => data.subarray(start, start + length),
    }
  );
}

function pathOf({ folder, storage }: Tenant, { id, source }: StoredFile): string | null {
  if (source.kind === 'large') return folder.path(id);
  return source.kind === 'upload' ? storage.pathOf(id) : null;
}

/** Opens a path. Returns null if there is no file. */
export async function openPath(path: string): Promise<StoredBytes | null> {
  const found = await stat(path).catch(() => null);
  return (
    found && {
      size: found.size,
      etag: `"${found.size}-${Math.round(found.mtimeMs).toString(36)}"`,
      part: (start, length) => new FileSlice(path, start, length),
    }
  );
}
