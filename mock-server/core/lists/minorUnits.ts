/**
 * The currencies whose minor unit is no hundredth (ISO 4217). The data of Intl say how amounts are usually written, which is
 * something else for some: rupees of Pakistan have a minor unit that nobody writes.
 */
const OTHERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMN TND'.split(' ').map((code) => [code, 3]),
  ...'CLF UYW'.split(' ').map((code) => [code, 4]),
]);

/** Returns how many decimals the minor unit of a currency is: 2 for cents. */
export const minorDigits = (currency: string): number => OTHERS[currency] ?? 2;
