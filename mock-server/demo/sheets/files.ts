import { pictureOf } from '../../converter/drawings/read.ts';
import { sampleSetFile } from './index.ts';

const pictures = new Map<string, Promise<Buffer>>();

/** A sample set, or the picture of a page of it. Pictures are drawn once for all tenants. */
export async function sampleSheetFile(source: {
  key: string;
  page: number;
  /** Pixels; null for the set itself. */
  width: number | null;
}): Promise<Buffer> {
  const { key, page, width } = source;
  if (width === null) return sampleSetFile(key);
  const name = `${key} ${page} ${width}`;
  const picture = pictures.get(name) ?? pictureOf(sampleSetFile(key), page, width);
  pictures.set(name, picture);
  return picture;
}
