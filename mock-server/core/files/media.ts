import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageTypeOf } from '../../converter/formats/imageType.ts';
import { formatOf, HEAD_BYTES } from '../../converter/formats/sniff.ts';
import { withMetadata } from '../../converter/pictures/exifWriter.ts';
import { withoutMetadata } from '../../converter/pictures/read.ts';
import type { Format } from '../../converter/pictures/segments.ts';
import { mp4WithoutMetadata } from '../../converter/pictures/videoMetadata.ts';
import { samplePicture } from '../../demo/pictures/index.ts';
import type { StoredFile } from '../state/model.ts';

const CLIPS = join(import.meta.dirname, '..', '..', 'demo', 'videos');

/** Returns the size of a sample video. */
export const clipBytes = (name: string): number => statSync(join(CLIPS, name)).size;

type MediaSource = Extract<StoredFile['source'], { kind: 'picture' | 'clip' | 'bare' }>;

/**
 * Reads a sample picture or video, or the copy of a picture without its metadata. Returns null if the file is gone.
 * @param read reads the original of a copy
 */
export async function readMedia(
  source: MediaSource,
  read: (fileId: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (source.kind === 'clip') return readFile(join(CLIPS, source.name));
  if (source.kind === 'bare') {
    const original = await read(source.of);
    return original && withoutNotes(original);
  }
  const { key, part, notes } = source;
  const picture = await samplePicture(`photos/${part === 'full' ? key : `${key}-small`}`);
  return notes ? withMetadata(picture, notes) : picture;
}

/** The content decides, because a name can be wrong. WebM files and documents contain no location. */
function withoutNotes(data: Buffer): Buffer {
  const format = formatOf(data.subarray(0, HEAD_BYTES));
  if (format === 'mp4' || format === 'mov') return mp4WithoutMetadata(data);
  const type = imageTypeOf(data);
  return type ? withoutMetadata(data, type as Format) : data;
}
