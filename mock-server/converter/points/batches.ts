import type { PointBatch } from '../potree/write.ts';

/** Maximum points of a batch. */
const BATCH_POINTS = 16_384;

export interface Point {
  /** Meters, z up. */
  x: number;
  y: number;
  z: number;
  /** 0 to 255. */
  red: number;
  green: number;
  blue: number;
  /** 0 to 65,535. */
  intensity: number;
  classification: number;
}

/** Collects single points into batches of columns. */
export class Batches {
  #batch = emptyBatch();

  /** @returns the batch if it is full */
  push(point: Point): PointBatch | null {
    const batch = this.#batch;
    const offset = batch.count++;
    batch.x[offset] = point.x;
    batch.y[offset] = point.y;
    batch.z[offset] = point.z;
    batch.rgb[offset * 3] = point.red;
    batch.rgb[offset * 3 + 1] = point.green;
    batch.rgb[offset * 3 + 2] = point.blue;
    batch.intensity[offset] = point.intensity;
    batch.classification[offset] = point.classification;
    return batch.count === BATCH_POINTS ? this.rest() : null;
  }

  /** Returns the points since the last batch. */
  rest(): PointBatch {
    const batch = this.#batch;
    this.#batch = emptyBatch();
    return batch;
  }
}

const emptyBatch = (): PointBatch => ({
  count: 0,
  x: new Float64Array(BATCH_POINTS),
  y: new Float64Array(BATCH_POINTS),
  z: new Float64Array(BATCH_POINTS),
  rgb: new Uint8Array(BATCH_POINTS * 3),
  intensity: new Uint16Array(BATCH_POINTS),
  classification: new Uint8Array(BATCH_POINTS),
});

/** A cloud as a stream of batches, so that memory use does not grow with it. */
export interface PointSource {
  colored: boolean;
  /** Throws Unreadable if the file is broken. */
  batches: AsyncIterable<PointBatch>;
}
