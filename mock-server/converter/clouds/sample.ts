import type { PointBatch } from '../potree/write.ts';
import { type Cloud, emptyCloud } from './cloud.ts';

/** More points do not improve a picture. */
const MAX_POINTS = 150_000;

/** Samples every nth point of the stream for a picture. */
export class Sample {
  readonly #cloud: Cloud = { ...emptyCloud(MAX_POINTS), count: 0 };
  #step = 1;
  #seen = 0;
  // Survey coordinates reach millions of meters; floats need them near the origin.
  #origin: [number, number, number] | null = null;

  async *watch(batches: AsyncIterable<PointBatch>): AsyncGenerator<PointBatch> {
    for await (const batch of batches) {
      for (let i = 0; i < batch.count; i++) {
        if (this.#seen++ % this.#step === 0) this.#keep(batch, i);
      }
      yield batch;
    }
  }

  get cloud(): Cloud {
    const { count, xyz, rgb, intensity, lasClass } = this.#cloud;
    return {
      count,
      xyz: xyz.subarray(0, count * 3),
      rgb: rgb.subarray(0, count * 3),
      intensity: intensity.subarray(0, count),
      lasClass: lasClass.subarray(0, count),
    };
  }

  #keep({ x, y, z, rgb, intensity, classification }: PointBatch, i: number): void {
    const place = [x[i] ?? Number.NaN, y[i] ?? Number.NaN, z[i] ?? Number.NaN] as const;
    if (!place.every(Number.isFinite)) return;
    this.#origin ??= [...place];
    const { count } = this.#cloud;
    const origin = this.#origin;
    this.#cloud.xyz.set(
      place.map((value, axis) => value - (origin[axis] ?? 0)),
      count * 3,
    );
    this.#cloud.rgb.set(rgb.subarray(i * 3, i * 3 + 3), count * 3);
    this.#cloud.intensity[count] = intensity[i] ?? 0;
    this.#cloud.lasClass[count] = classification[i] ?? 0;
    this.#cloud.count++;
    if (this.#cloud.count === MAX_POINTS) this.#thin();
  }

  /** Drops every second point. */
  #thin(): void {
    const { xyz, rgb, intensity, lasClass } = this.#cloud;
    for (let i = 0; i < MAX_POINTS / 2; i++) {
      xyz.copyWithin(i * 3, i * 6, i * 6 + 3);
      rgb.copyWithin(i * 3, i * 6, i * 6 + 3);
      intensity[i] = intensity[i * 2] ?? 0;
      lasClass[i] = lasClass[i * 2] ?? 0;
    }
    this.#cloud.count = MAX_POINTS / 2;
    this.#step *= 2;
  }
}
