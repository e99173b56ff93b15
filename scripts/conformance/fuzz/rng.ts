import { createRandom, type Random, seedFrom } from '../../../mock-server/demo/scans/random.ts';

/** Random decisions; the same seed and name give the same decisions. */
export class Rng {
  readonly #random: Random;

  constructor(seed: number, name: string | number) {
    this.#random = createRandom(seedFrom(`${seed}/${name}`));
  }

  /** Returns an integer from 0 up to, but not including, `count`. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Returns true with this probability (0 to 1). */
  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<T>(options: readonly T[]): T {
    const found = options[this.below(options.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  /** Returns one of the options, with probabilities in proportion to their weights. */
  weighted<T>(options: readonly (readonly [weight: number, option: T])[]): T {
    const total = options.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.#random() * total;
    for (const [weight, option] of options) {
      left -= weight;
      if (left < 0) return option;
    }
    return this.pick(options)[1];
  }
}
