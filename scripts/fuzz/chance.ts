import { createRandom, type Random, seedFrom } from '../../mock-server/sample-data/random.ts';

/** Decisions that are the same ones for the same seed and the same name. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number, name: string | number) {
    this.#random = createRandom(seedFrom(`${seed}/${name}`));
  }

  /** A whole number below `count`. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Whether something happens that does so in this share of all cases. */
  happens(share: number): boolean {
    return this.#random() < share;
  }

  pick<T>(options: readonly T[]): T {
    const found = options[this.below(options.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  /** One of the options, each as often as its weight says. */
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
