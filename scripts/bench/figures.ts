/** What is promised: so many times as many requests a second as plain `prism mock`. */
const LEAST_RATIO = 5;
/**
 * It shall be 1. Prism, which asks every operation whether it is meant, keeps a fifth; what lies between is
 * left to the noise of a busy machine.
 */
const LEAST_SHARE = 0.75;

/** Requests per second of one call, a figure for each round. */
export interface Rounds {
  mock: readonly number[];
  prism: readonly number[];
  /** The same of the blown-up contract. */
  largeMock: readonly number[];
  largePrism: readonly number[];
}

export interface Figures {
  /** Median requests per second. */
  perSecond: { [Server in keyof Rounds]: number };
  /** Of the mock to plain Prism, with the contract as it is and with the blown-up one. */
  ratio: number;
  largeRatio: number;
  /** How much of what it does with the contract as it is the mock does with the blown-up one. */
  share: number;
}

/**
 * The ratios are medians of those of each round, whose figures are taken one right after the other: a machine that
 * is busy for a while is slow for both.
 */
export function figuresOf({ mock, prism, largeMock, largePrism }: Rounds): Figures {
  return {
    perSecond: {
      mock: median(mock),
      prism: median(prism),
      largeMock: median(largeMock),
      largePrism: median(largePrism),
    },
    ratio: ratioOf(mock, prism),
    largeRatio: ratioOf(largeMock, largePrism),
    share: ratioOf(largeMock, mock),
  };
}

const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)));

/** What of the promise is not kept, a sentence each. */
export function shortfalls(name: string, { ratio, largeRatio, share }: Figures): string[] {
  const found: string[] = [];
  if (!(ratio >= LEAST_RATIO))
    found.push(`${name}: ${times(ratio)} is less than ${LEAST_RATIO} x.`);
  if (!(largeRatio >= LEAST_RATIO)) {
    found.push(`${name}, blown-up contract: ${times(largeRatio)} is less than ${LEAST_RATIO} x.`);
  }
  if (!(share >= LEAST_SHARE)) {
    found.push(`${name}: the mock gets slower with more operations, to ${percent(share)}.`);
  }
  return found;
}

/** Rounded down, so that what is shown is reached. */
export const times = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} x`;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
