import { join } from 'node:path';
import { cloudFiles, cloudOf } from '../../core/files/clouds.ts';
import { fileReply } from '../../core/files/ranges.ts';
import { openPath } from '../../core/files/read.ts';
import type { Scan } from '../../core/state/model.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { refuse } from '../../engine/problem.ts';

/** Answers with a file of a scan's point cloud, or the requested range of it. The caller has checked the permission. */
export async function cloudReply(
  { tenant, headers }: { tenant: Tenant; headers: { Range?: string; 'If-Range'?: string } },
  scan: Scan,
  file: string,
) {
  const folder = await cloudOf(tenant, scan);
  if (!folder) return refuse('NOT_READY', { detail: 'The point cloud is not ready for viewing.' });
  if (!cloudFiles.includes(file)) return refuse('NOT_FOUND');
  const rangeHeaders = { range: headers.Range, ifRange: headers['If-Range'] };
  const bytes = await openPath(join(folder, file));
  const kind = { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' };
  return bytes ? fileReply(bytes, rangeHeaders, kind) : refuse('NOT_FOUND');
}
