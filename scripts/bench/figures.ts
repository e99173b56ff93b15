/** Target: the mock handles this many times the requests per second of plain `prism mock`. */
export const MIN_RATIO = 10;
/**
 * The ideal is 1. Prism, which checks every operation for a match, reaches a fifth; the rest of the gap allows for the
 * noise of a busy machine.
 */
const MIN_SHARE = 0.7;

/** Requests per second of one call, one figure per round. */
export interface Rounds {
  mock: readonly number[];
  prism: readonly number[];
  /** The same with the enlarged contract. */
  largeMock: readonly number[];
  largePrism: readonly number[];
}

export interface Figures {
  /** Median requests per second. */
  perSecond: { [Server in keyof Rounds]: number };
  /** Mock to plain Prism, with the original contract and with the enlarged one. */
  ratio: number;
  largeRatio: number;
}

/**
 * The ratios are medians of the ratios of the rounds. The figures of a round are measured in quick succession, so a
 * busy period slows down both.
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
 * Returns the mock's requests per second with the enlarged contract, as a fraction of those with the original one. One figure
 * for all calls, since more operations affect each of them in the same way.
 */
export const shareOf = (calls: readonly Rounds[]): number =>
  median(calls.flatMap(({ mock, largeMock }) => ratios(largeMock, mock)));

/** The missed targets of a call, one sentence each. */
export function shortfalls(name: string, { ratio, largeRatio }: Figures): string[] {
  const named = { [name]: ratio, [`${name}, enlarged contract`]: largeRatio };
  return Object.entries(named)
    .filter(([, value]) => !(value >= MIN_RATIO))
    .map(([words, value]) => `${words}: ${times(value)} is less than ${MIN_RATIO} x.`);
}

export const slowdowns = (share: number): string[] =>
  share >= MIN_SHARE ? [] : ['More operations make the mock slower.'];

/** Rounded down, so that the true figure is at least this. */
export const times = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} x`;

const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, i) => value / (theirs[i] ?? Number.NaN));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
