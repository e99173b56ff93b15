import { renderPly } from '../../demo/scans/index.ts';
import type { UploadedFile } from '../../engine/body/form.ts';

/** Rendering reads every point, and the mock has one thread. */
const MAX_RENDERED_BYTES = 32 * 1024 ** 2;

/** Reads the facts of an uploaded point cloud; nulls if the format is unknown. */
export async function readPointCloud({
  fileName,
  data,
}: UploadedFile): Promise<{ points: number | null; thumbnail: Buffer | null }> {
  const unread = { points: null, thumbnail: null };
  if (!/\.ply$/i.test(fileName)) return unread;
  if (data.length <= MAX_RENDERED_BYTES) return (await renderPly(data)) ?? unread;
  const header = data.toString('latin1', 0, 4096);
  const count = /^ply\r?\n[\s\S]*?^element vertex (\d{1,12})\s*$/m.exec(header)?.[1];
  return { ...unread, points: count === undefined ? null : Number(count) };
}
