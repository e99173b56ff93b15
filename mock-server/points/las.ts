import type { PointSource } from './batches.ts';
import type { PointFile } from './file.ts';
import { MAX_LAS_HEADER_BYTES, readLasHeader } from './lasHeader.ts';
import { depthOfColours, pointsOf } from './lasPoints.ts';
import { type OnRead, openLas } from './lasRecords.ts';
import { inMetres } from './lasUnits.ts';
import { openLaz } from './laz.ts';

/** Places in a file where its colours are looked at. */
const SAMPLES = 16;

/**
 * Reads a LAS or LAZ file, point by point.
 * @param onRead is told up to which byte of the file the points have been read
 * @throws Unreadable when its header is not one of points, or the file is too short for them
 */
export async function readLas(file: PointFile, onRead: OnRead = () => {}): Promise<PointSource> {
  const head = await file.read(0, MAX_LAS_HEADER_BYTES);
  const header = await inMetres(file, readLasHeader(head, file.size));
  const records = header.compressed ? await openLaz(file, header) : openLas(file, header);
  const samples: Buffer[] = [];
  for (let i = 0; i < SAMPLES; i++) samples.push(await records.sample(i / SAMPLES));
  const depth = depthOfColours(header, samples);
  return { coloured: depth !== 'none', batches: pointsOf(header, records.blocks(onRead), depth) };
}
