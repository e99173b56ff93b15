import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { HEAD_BYTES } from '../../converter/formats/sniff.ts';

/** The result of appending bytes to a file. */
export type Appended =
  /** `offset` is the number of valid bytes; `cut` means that the client disconnected. */
  | { kind: 'kept'; offset: number; cut: boolean }
  /** More bytes than the declared size of the file. */
  | { kind: 'tooLong' }
  | { kind: 'wrongChecksum' }
  /** `inspect` rejected the content. */
  | { kind: 'refused' }
  | { kind: 'diskFull' };

interface Part {
  /** Offset of the new bytes. Anything behind it is discarded. */
  offset: number;
  /** Final size of the file in bytes. */
  sizeBytes: number;
  /** `Upload-Checksum`: algorithm, space, digest in Base64. */
  checksum: string | undefined;
  /** Inspects the head of the file once it has arrived; null if that is done. */
  inspect: ((head: Buffer) => boolean) | null;
}

/** Streams bytes to the end of a file. Rejected bytes leave its length unchanged. */
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
    if (!unseen || position < enough) return false;
    const head = Buffer.alloc(enough);
    await file.read(head, 0, enough, 0);
    const refused = !unseen(head);
    unseen = null;
    return refused;
  };
  let position = offset;
  let cut = false;
  try {
    for await (const chunk of stream) {
      if (position + chunk.length > sizeBytes) return { kind: 'tooLong' };
      for (let written = 0; written < chunk.length; ) {
        const rest = chunk.length - written;
        written += (await file.write(chunk, written, rest, position + written)).bytesWritten;
      }
      hash?.update(chunk);
      position += chunk.length;
      // Bytes with a checksum are not valid until all of them have arrived.
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
  return { kind: 'kept', offset: position, cut };
}
