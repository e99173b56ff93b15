import * as z from 'zod/v4/core';
import { zBounds } from '../generated/schemas/zBounds.gen';
import { zPersonRef } from '../generated/schemas/zPersonRef.gen';
import { zProcessing } from '../generated/schemas/zProcessing.gen';
import { zScanVisibility } from '../generated/schemas/zScanVisibility.gen';
import { zUpAxis } from '../generated/schemas/zUpAxis.gen';
import type {
  Scan as FullScan,
  ScanAction,
  ShownScan,
  ShownScanListResult,
} from '../generated/types.gen';
import { type OperationId, offers } from '../offers';
import { countOf, fieldsOf, idOf, textOf, timeOf, webAddressOf } from './values';

/** A scan as screens need it. What the host does not tell is null. A scan of the proposed calls is one, too. */
export interface Scan
  extends Pick<
    FullScan,
    'id' | 'title' | 'description' | 'thumbnailUrl' | 'bounds' | 'upAxis' | 'permittedActions'
  > {
  visibility: FullScan['visibility'] | null;
  fileName: string | null;
  sizeBytes: number | null;
  pointCount: number | null;
  processing: FullScan['processing'] | null;
  createdAt: string | null;
  updatedAt: string | null;
  createdBy: FullScan['createdBy'] | null;
  /** What `If-Match` repeats. */
  version: string | number | null;
}

/** What a host permits that does not tell: each call that it has. Links are not among the calls of the product. */
const calls: readonly [ScanAction, OperationId][] = [
  ['update', 'updateScan'],
  ['delete', 'deleteScan'],
  ['download', 'downloadScans'],
  ['make_private', 'makeScanPrivate'],
  ['make_public', 'makeScanPublic'],
];

/**
 * Reads the list of scans, bare or in `data`. Scans without an id cannot be opened or changed, so they are left out.
 */
export const readScans = (answer: ShownScanListResult): Scan[] =>
  (Array.isArray(answer) ? answer : answer.data).flatMap((scan) => readScan(scan) ?? []);

/** Reads one scan, bare or in `data`. @returns null for one without an id */
export function readOneScan(answer: unknown): Scan | null {
  const { data } = fieldsOf(answer);
  return readScan(fieldsOf(data ?? answer));
}

/** Returns the list of scans with another visibility for one of them, while the host has not answered yet. */
export function withVisibility(
  answer: ShownScanListResult,
  scanId: string,
  visibility: Scan['visibility'],
): ShownScanListResult {
  const change = (scan: ShownScan): ShownScan =>
    idOf(scan.id, scan._id) === scanId ? { ...scan, visibility } : scan;
  return Array.isArray(answer) ? answer.map(change) : { ...answer, data: answer.data.map(change) };
}

function readScan(scan: ShownScan): Scan | null {
  const id = idOf(scan.id, scan._id);
  if (id === null) return null;
  const { version, permittedActions: told } = scan;
  return {
    id,
    title: textOf(scan.title, scan.name) ?? 'Untitled scan',
    description: textOf(scan.description) ?? '',
    thumbnailUrl: webAddressOf(scan.thumbnailUrl, scan.thumbnail),
    visibility: visibilityOf(scan),
    fileName: textOf(scan.fileName),
    sizeBytes: countOf(scan.sizeBytes),
    pointCount: countOf(scan.pointCount),
    bounds: validOr(null, zBounds, scan.bounds),
    upAxis: validOr('z', zUpAxis, scan.upAxis),
    processing: validOr(null, zProcessing, scan.processing),
    createdAt: timeOf(scan.createdAt),
    updatedAt: timeOf(scan.updatedAt),
    createdBy: validOr(null, zPersonRef, scan.createdBy),
    version: typeof version === 'number' ? version : textOf(version),
    permittedActions: Array.isArray(told)
      ? told
      : calls.flatMap(([action, operation]) => (offers(operation) ? [action] : [])),
  };
}

/** Returns the value if it matches its schema, or else what stands for an absent one. */
function validOr<T, Absent>(absent: Absent, schema: z.$ZodType<T>, value: unknown): T | Absent {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : absent;
}

function visibilityOf({ visibility, isPublic }: ShownScan): Scan['visibility'] {
  if (typeof isPublic === 'boolean' && visibility === undefined)
    return isPublic ? 'public' : 'private';
  return validOr(null, zScanVisibility, visibility);
}
