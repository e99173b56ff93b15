import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';

const pathOf = (name: string): string => join(import.meta.dirname, `${name}.jpg`);

/** Reads a committed JPEG of the demo data, such as `scans/harbor-01`. */
export const samplePicture = (name: string): Promise<Buffer> => readFile(pathOf(name));

interface PictureFacts {
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
}

const known = new Map<string, PictureFacts>();

/** Returns the size of a sample picture. Cached, because every tenant is seeded with it. */
export function pictureFacts(name: string): PictureFacts {
  const facts = known.get(name) ?? readFacts(name);
  known.set(name, facts);
  return facts;
}

function readFacts(name: string): PictureFacts {
  const data = readFileSync(pathOf(name));
  const { width, height } = imageSize(data);
  return { bytes: data.length, width, height };
}
