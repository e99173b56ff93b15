import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

interface Original {
  contentType: string;
  data: Buffer;
}

/**
 * Reads a sample picture or video, or the copy of a picture without its metadata. Returns null if the file is gone.
 * @param read reads the original of a copy
 */
export async function readMedia(
  source: MediaSource,
  read: (fileId: string) => Promise<Original | null>,
): Promise<Buffer | null> {
  if (source.kind === 'clip') return readFile(join(CLIPS, source.name));
  if (source.kind === 'bare') {
    const original = await read(source.of);
    if (original?.contentType === 'video/mp4') return mp4WithoutMetadata(original.data);
    // WebM files contain no location.
    if (original?.contentType === 'video/webm') return original.data;
    return original && withoutMetadata(original.data, original.contentType as Format);
  }
  const { key, part, notes } = source;
  const picture = await samplePicture(`photos/${part === 'full' ? key : `${key}-small`}`);
  return notes ? withMetadata(picture, notes) : picture;
}
