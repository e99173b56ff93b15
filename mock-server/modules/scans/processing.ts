import { open } from 'node:fs/promises';
import { convertible, type Outcome, type ProcessingError } from '../../converter/conversion.ts';
import { formatNames, formatOf, HEAD_BYTES } from '../../converter/formats/sniff.ts';
import { noteProcessed } from '../../core/activity/system.ts';
import { readStoredFile } from '../../core/files/read.ts';
import { hasRoomFor, keepUpload } from '../../core/state/files.ts';
import { lookUp, type Processing, type Scan } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { ENDED_HOST, MOST_ENDS } from '../../core/state/storage/jobs.ts';
import type { Tenant } from '../../core/state/tenant.ts';

export const ready: Processing = { state: 'ready', progress: 1, error: null };
export const queued: Processing = { state: 'queued', progress: 0, error: null };
const failed = (error: ProcessingError): Processing => ({ state: 'failed', progress: 0, error });

/** Puts a scan at the end of the tenant's queue. */
export function processLater(tenant: Tenant, scan: Scan): void {
  scan.processing = queued;
  tenant.jobs.add('scan', scan.id, (signal, ends) => run(tenant, scan, signal, ends));
}

/** Takes a scan out of the queue, or stops its conversion. */
export function stopProcessing(tenant: Tenant, scan: Scan): void {
  scan.processing = { state: 'canceled', progress: 0, error: null };
  tenant.jobs.cancel(scan.id);
}

/** Restarts the conversions that the last shutdown interrupted. */
export function resumeProcessing(tenant: Tenant): void {
  for (const scan of Object.values(tenant.state.scans)) {
    if (/^(queued|running)$/.test(scan.processing.state)) processLater(tenant, scan);
  }
}

async function run(tenant: Tenant, scan: Scan, signal: AbortSignal, ends: number): Promise<void> {
  // Stops when the scan is deleted or the tenant is reset in the meantime.
  const isOver = () => signal.aborted || tenant.state.scans[scan.id] !== scan;
  const update = (processing: Processing) => {
    if (isOver()) return;
    scan.processing = processing;
    const isEnd = processing.state === 'ready' || processing.state === 'failed';
    if (isEnd) noteProcessed(tenant, 'scan', scan, processing);
    tenant.changed();
  };
  if (ends >= MOST_ENDS) return update(failed({ code: 'not_convertible', message: ENDED_HOST }));
  const cloudFolderId = newId('cld');
  update({ state: 'running', progress: 0, error: null });
  try {
    const outcome = await convert(tenant, scan, cloudFolderId, signal, (progress) =>
      update({ state: 'running', progress, error: null }),
    );
    if (isOver() || 'failed' in outcome) tenant.folder.remove(cloudFolderId);
    if (isOver()) return;
    if ('failed' in outcome) return update(failed(outcome.failed));
    finish(tenant, scan, outcome.done, cloudFolderId);
    update(ready);
  } catch (error) {
    tenant.folder.remove(cloudFolderId);
    update(failed({ code: 'internal', message: 'The conversion failed.' }));
    if (!isOver()) tenant.warn(`The conversion of ${scan.id} failed: ${String(error)}`);
  }
}

async function convert(
  tenant: Tenant,
  scan: Scan,
  target: string,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Outcome> {
  const source = await sourceOf(tenant, scan);
  if (!source) return { failed: { code: 'broken_file', message: 'The file is gone.' } };
  const format = formatOf(source.head);
  if (format === null) {
    const message = 'Its content is not that of a point cloud.';
    return { failed: { code: 'broken_file', message } };
  }
  const known = convertible.find((candidate) => candidate === format);
  if (!known) {
    const kind = formatNames[format];
    const message = `This host cannot convert ${kind} files. It converts PLY, LAS, LAZ, E57, XYZ and PTS.`;
    return { failed: { code: 'not_convertible', message } };
  }
  const { title: name, upAxis, textFormat } = scan;
  const input = { source: source.whole, format: known, name, upAxis, textFormat };
  return tenant.convert({ ...input, target: tenant.folder.path(target) }, { signal, onProgress });
}

/** Stores the result. The thumbnail may fail, so it comes before the scan changes. */
function finish(
  tenant: Tenant,
  scan: Scan,
  { pointCount, bounds, thumbnail }: Extract<Outcome, { done: unknown }>['done'],
  cloudFolderId: string,
): void {
  if (thumbnail && !scan.thumbnailFileId && hasRoomFor(tenant, thumbnail.length)) {
    const picture = { fileName: `${scan.fileName}.jpg`, contentType: 'image/jpeg' };
    scan.thumbnailFileId = keepUpload(tenant, { ...picture, data: Buffer.from(thumbnail) }).id;
  }
  const former = scan.cloudFolderId;
  if (former) tenant.onceSettled({ saved: () => tenant.folder.remove(former) });
  Object.assign(scan, { pointCount, bounds, cloudFolderId });
}

/** Reads the first bytes of a scan's file. The whole is a path if the file is on the disk, otherwise its bytes. */
async function sourceOf(
  tenant: Tenant,
  scan: Scan,
): Promise<{ head: Buffer; whole: string | Uint8Array } | null> {
  const file = lookUp(tenant.state.files, scan.fileId);
  if (!file) return null;
  if (file.source.kind !== 'large') {
    const data = await readStoredFile(tenant, file);
    return data && { head: data.subarray(0, HEAD_BYTES), whole: data };
  }
  if (!tenant.folder.has(file.id)) return null;
  const path = tenant.folder.path(file.id);
  return { head: await headOf(path), whole: path };
}

/** Reads the first bytes of a file on the disk. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
