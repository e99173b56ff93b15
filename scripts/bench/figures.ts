/** What is promised: so many times as many requests a second as plain `prism mock`. */
const LEAST_RATIO = 5;
/**
 * It shall be 1. Prism, which asks every operation whether it is meant, keeps a fifth; what lies between is
 * left to the noise of a busy machine.
 */
const LEAST_SHARE = 0.7;

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
    ratio: median(ratios(mock, prism)),
    largeRatio: median(ratios(largeMock, largePrism)),
  };
}

/**
 * How much of what it does with the contract as it is the mock does with the blown-up one. One figure for all
 * calls, since more operations are the same to each of them.
 */
export const shareOf = (calls: readonly Rounds[]): number =>
  median(calls.flatMap(({ mock, largeMock }) => ratios(largeMock, mock)));

/** What a call misses of the promise, a sentence each. */
export function shortfalls(name: string, { ratio, largeRatio }: Figures): string[] {
  const named = { [name]: ratio, [`${name}, blown-up contract`]: largeRatio };
  return Object.entries(named)
    .filter(([, value]) => !(value >= LEAST_RATIO))
    .map(([words, value]) => `${words}: ${times(value)} is less than ${LEAST_RATIO} x.`);
}

export const slowdowns = (share: number): string[] =>
  share >= LEAST_SHARE ? [] : ['More operations make the mock slower.'];

/** Rounded down, so that what is shown is reached. */
export const times = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} x`;

const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, i) => value / (theirs[i] ?? Number.NaN));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
