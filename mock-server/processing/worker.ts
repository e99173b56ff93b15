import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ByteReader } from '../points/bytes.ts';
import { readPly } from '../points/ply.ts';
import { Sample } from '../points/sample.ts';
import { readText } from '../points/text.ts';
import { Unreadable } from '../points/unreadable.ts';
import { writePotree } from '../potree/write.ts';
import { renderThumbnail } from '../sample-data/thumbnail.ts';
import { presentUpload } from '../sample-data/upload.ts';
import type { ConversionInput, Message, Outcome, ProcessingError } from './convert.ts';

/** What reading is of the whole; dividing the points into the octree is the rest. */
const READING = 0.8;
const CHUNK_BYTES = 1024 ** 2;

const say = (message: Message): void => parentPort?.postMessage(message);

/** The file bit by bit; says how far it is, in whole percents. */
async function* watched(source: ConversionInput['source']): AsyncGenerator<Uint8Array> {
  const isPath = typeof source === 'string';
  const bytes = isPath ? (await stat(source)).size : source.length;
  const chunks = isPath ? createReadStream(source, { highWaterMark: CHUNK_BYTES }) : [source];
  let [read, said] = [0, 0];
  for await (const chunk of chunks) {
    yield chunk;
    read += chunk.length;
    const percent = Math.floor((100 * READING * read) / bytes);
    if (percent > said) say({ progress: percent / 100 });
    said = percent;
  }
}

async function convert({ source, format, target, name }: ConversionInput): Promise<Outcome> {
  const file = new ByteReader(watched(source));
  try {
    const points = await (format === 'ply' ? readPly(file) : readText(file));
    const sample = new Sample();
    const { pointCount, bounds } = await writePotree(target, sample.watch(points.batches), {
      name,
    });
    const thumbnail = pictureOf(sample, points.coloured);
    return {
      done: { pointCount, bounds: { min: point(bounds.min), max: point(bounds.max) }, thumbnail },
    };
  } catch (error) {
    return { failed: reasonOf(error) };
  } finally {
    await file.close();
  }
}

const point = ([x, y, z]: readonly [number, number, number]) => ({ x, y, z });

/** A cloud that cannot be drawn is still one that can be looked at. */
function pictureOf({ cloud }: Sample, coloured: boolean): Uint8Array | null {
  try {
    const { cloud: open, view } = presentUpload({ cloud, coloured });
    return renderThumbnail(open, view);
  } catch {
    return null;
  }
}

/** @throws what is nobody's file's fault */
function reasonOf(error: unknown): ProcessingError {
  if (error instanceof Unreadable) {
    const code = error.foreign ? 'not_convertible' : 'broken_file';
    return { code, message: error.message };
  }
  // What the writer says of a cloud without points, or of one that is too wide.
  if (error instanceof RangeError) return { code: 'broken_file', message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return { code: 'no_room', message: 'The disk of this host is full.' };
  }
  throw error;
}

say(await convert(workerData as ConversionInput));
