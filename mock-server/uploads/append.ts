import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** What came of writing bytes to the end of a file. */
export type Appended =
  /** Up to which byte the file is good; `cut` when the caller went away in between. */
  | { kind: 'kept'; offset: number; cut: boolean }
  /** More bytes than the file is to have. */
  | { kind: 'tooLong' }
  | { kind: 'wrongChecksum' }
  /** `inspect` said no. */
  | { kind: 'refused' }
  | { kind: 'diskFull' };

interface Part {
  /** Where the bytes begin; what lies behind is thrown away. */
  offset: number;
  /** Bytes that the file is to have in the end. */
  sizeBytes: number;
  /** `Upload-Checksum`: algorithm, blank, digest in Base64. */
  checksum: string | undefined;
  /** Looks at the beginning of the file once it is there; null when that has been done. */
  inspect: ((head: Buffer) => boolean) | null;
}

/** Bytes that tell what a file is. */
export const HEAD_BYTES = 4096;

/** Writes a stream to a file as it comes. What is refused leaves the file as long as it was. */
export async function append(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  part: Part,
): Promise<Appended> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(part.offset);
    const done = await write(file, stream, part);
    if (done.kind !== 'kept') await file.truncate(part.offset);
    return done;
  } catch (error) {
    if (!isFull(error)) throw error;
    await file.truncate(part.offset);
    return { kind: 'diskFull' };
  } finally {
    await file.close();
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EFBIG)$/.test(String(error.code));

async function write(
  file: FileHandle,
  stream: AsyncIterable<Uint8Array>,
  { offset, sizeBytes, checksum, inspect }: Part,
): Promise<Appended> {
  const [algorithm = '', digest] = checksum?.split(' ') ?? [];
  const hash = algorithm ? createHash(algorithm) : null;
  const enough = Math.min(HEAD_BYTES, sizeBytes);
  let unseen = inspect;
  const isRefused = async () => {
    if (!unseen || at < enough) return false;
    const head = Buffer.alloc(enough);
    await file.read(head, 0, enough, 0);
    const refused = !unseen(head);
    unseen = null;
    return refused;
  };
  let at = offset;
  let cut = false;
  try {
    for await (const chunk of stream) {
      if (at + chunk.length > sizeBytes) return { kind: 'tooLong' };
      for (let written = 0; written < chunk.length; ) {
        const rest = chunk.length - written;
        written += (await file.write(chunk, written, rest, at + written)).bytesWritten;
      }
      hash?.update(chunk);
      at += chunk.length;
      // Bytes with a checksum are not to be trusted before all of them are there.
      if (!hash && (await isRefused())) return { kind: 'refused' };
    }
  } catch (error) {
    if (isFull(error)) throw error;
    cut = true;
  }
  if (hash) {
    if (cut) return { kind: 'kept', offset, cut };
    if (hash.digest('base64') !== digest) return { kind: 'wrongChecksum' };
    if (await isRefused()) return { kind: 'refused' };
  }
  return { kind: 'kept', offset: at, cut };
}
