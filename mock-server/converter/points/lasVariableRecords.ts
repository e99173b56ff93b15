import type { PointFile } from './file.ts';
import type { LasHeader } from './lasHeader.ts';
import { Unreadable } from './unreadable.ts';

const HEAD_BYTES = 54;
/** A file with more records than this is broken. */
const MAX_RECORDS = 1000;

/**
 * Finds a variable length record between the header and the points (ASPRS LAS 1.4 R15, section
 * 2.5).
 * @returns its content, or null if there is none
 * @throws Unreadable if the records overlap the points
 */
export async function findRecord(
  file: PointFile,
  { records, pointsAt }: LasHeader,
  wanted: { user: string; id: number },
): Promise<Buffer | null> {
  let position = records.at;
  for (let i = 0; i < Math.min(records.count, MAX_RECORDS); i++) {
    const head = await file.read(position, HEAD_BYTES);
    const bytes = head.length === HEAD_BYTES ? head.readUInt16LE(20) : Infinity;
    const end = position + HEAD_BYTES + bytes;
    if (end > pointsAt) throw new Unreadable('Its records overlap its points.');
    const user = head.toString('latin1', 2, 18).replace(/\0.*$/s, '');
    if (user === wanted.user && head.readUInt16LE(18) === wanted.id) {
      return file.read(position + HEAD_BYTES, bytes);
    }
    position = end;
  }
  return null;
}
