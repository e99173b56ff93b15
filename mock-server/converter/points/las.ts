import type { PointSource } from './batches.ts';
import type { PointFile } from './file.ts';
import { MAX_LAS_HEADER_BYTES, readLasHeader } from './lasHeader.ts';
import { depthOfColors, pointsOf } from './lasPoints.ts';
import { type OnRead, openLas } from './lasRecords.ts';
import { inMeters } from './lasUnits.ts';
import { openLaz } from './laz.ts';

/** Offsets in a file at which its colors are sampled. */
const SAMPLES = 16;

/**
 * Reads a LAS or LAZ file point by point.
 * @param onRead receives the offset up to which points have been read
 * @throws Unreadable if the header is invalid or the file is too short for its points
 */
export async function readLas(file: PointFile, onRead: OnRead = () => {}): Promise<PointSource> {
  const head = await file.read(0, MAX_LAS_HEADER_BYTES);
  const header = await inMeters(file, readLasHeader(head, file.size));
  const records = header.compressed ? await openLaz(file, header) : openLas(file, header);
  const samples: Buffer[] = [];
  for (let i = 0; i < SAMPLES; i++) samples.push(await records.sample(i / SAMPLES));
  const depth = depthOfColors(header, samples);
  return { colored: depth !== 'none', batches: pointsOf(header, records.blocks(onRead), depth) };
}
