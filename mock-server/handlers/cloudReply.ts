import { join } from 'node:path';
import { refuse } from '../engine/problem.ts';
import type { Call } from '../engine/types.ts';
import { cloudFiles, cloudOf } from '../state/clouds.ts';
import type { Scan } from '../state/model.ts';
import { fileReply } from './ranges.ts';

/** A file of a scan's point cloud, or the part of it that is asked for. Whether the caller may see it is known by then. */
export async function cloudReply(
  call: Pick<Call<unknown>, 'tenant'> & { headers: { Range?: string; 'If-Range'?: string } },
  scan: Scan,
  file: string,
) {
  const folder = await cloudOf(call.tenant, scan);
  if (!folder) return refuse('CONFLICT', { detail: 'The point cloud is not ready for viewing.' });
  if (!cloudFiles.includes(file)) return refuse('NOT_FOUND');
  const { Range: range, 'If-Range': ifRange } = call.headers;
  const reply = await fileReply(join(folder, file), { range, ifRange }, 'application/octet-stream');
  return reply ?? refuse('NOT_FOUND');
}
