import { Sample } from '../clouds/sample.ts';
import { renderThumbnail } from '../clouds/thumbnail.ts';
import { presentUpload } from '../clouds/upload.ts';
import type { ConversionInput, Outcome, ProcessingError } from '../conversion.ts';
import { writePotree } from '../potree/write.ts';
import type { Work } from '../workers/work.ts';
import type { PointSource } from './batches.ts';
import { ByteReader } from './bytes.ts';
import type { Task } from './convert.ts';
import { readE57 } from './e57/e57.ts';
import { PointFile } from './file.ts';
import { readLas } from './las.ts';
import { readPly } from './ply.ts';
import { readText } from './text.ts';
import { Unreadable } from './unreadable.ts';

/** Share of reading in the whole progress. The rest is the division into the octree. */
const READING = 0.8;

type Report = (progress: number) => void;

/** Reports whole percents: a large file reports often. */
const inPercents =
  (report: Report): Report =>
  (progress) =>
    report(Math.floor(progress * 100) / 100);

/** @throws Unreadable */
function read(
  file: PointFile,
  { format, textFormat }: ConversionInput,
  report: Report,
): Promise<PointSource> {
  const onRead = (position: number) => report((READING * position) / file.size);
  if (format === 'las' || format === 'laz') return readLas(file, onRead);
  if (format === 'e57') return readE57(file, onRead);
  const bytes = new ByteReader(file.stream({}, onRead));
  return format === 'ply' ? readPly(bytes) : readText(bytes, textFormat);
}

const convert: Work<Task, Outcome> = async (task, send) => {
  const report = inPercents(send);
  const { source, target, name, draft, upAxis } = task;
  const file = typeof source === 'string' ? await PointFile.open(source) : PointFile.of(source);
  try {
    const points = await read(file, task, report);
    const sample = new Sample();
    const { pointCount, bounds } = await writePotree(target, sample.watch(points.batches), {
      name,
      colored: points.colored,
      draft,
      onPlaced: (share) => report(READING + share * (1 - READING)),
    });
    const thumbnail = pictureOf(sample, points.colored, upAxis);
    return {
      done: { pointCount, bounds: { min: point(bounds.min), max: point(bounds.max) }, thumbnail },
    };
  } catch (error) {
    return { failed: reasonOf(error) };
  } finally {
    await file.close();
  }
};

const point = ([x, y, z]: readonly [number, number, number]) => ({ x, y, z });

/** Returns null if rendering fails: the cloud itself can still be viewed. */
function pictureOf(
  { cloud }: Sample,
  colored: boolean,
  upAxis: ConversionInput['upAxis'],
): Uint8Array | null {
  try {
    if (upAxis === 'y') turnUpright(cloud.xyz);
    const { cloud: open, view } = presentUpload({ cloud, colored });
    return renderThumbnail(open, view);
  } catch {
    return null;
  }
}

/** Turns points whose y axis points up: their z axis does so afterwards. */
function turnUpright(xyz: Float32Array | Float64Array): void {
  for (let index = 0; index + 2 < xyz.length; index += 3) {
    const [y = 0, z = 0] = [xyz[index + 1], xyz[index + 2]];
    xyz[index + 1] = -z;
    xyz[index + 2] = y;
  }
}

/** Converts an error of the file to a reason. @throws any other error */
function reasonOf(error: unknown): ProcessingError {
  if (error instanceof Unreadable) {
    const code = error.foreign ? 'not_convertible' : 'broken_file';
    return { code, message: error.message };
  }
  // The writer rejects a cloud without points or with too large an extent.
  if (error instanceof RangeError) return { code: 'broken_file', message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return { code: 'no_room', message: 'The disk of this host is full.' };
  }
  throw error;
}

export default convert;
