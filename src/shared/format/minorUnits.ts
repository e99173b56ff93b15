/**
 * The currencies whose minor unit is no hundredth (ISO 4217), by the decimals of theirs. The data of Intl say how amounts are
 * usually written, which is something else for some: rupees of Pakistan have a minor unit that nobody writes.
 */
const OTHERS = [
  ['BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0],
  ['BHD IQD JOD KWD LYD OMN TND', 3],
  ['CLF UYW', 4],
] as const;

/** Returns how many decimals the minor unit of a currency is: 2 for cents. */
export const minorDigits = (currency: string): number =>
  OTHERS.find(([codes]) => currency !== '' && codes.includes(currency))?.[1] ?? 2;
