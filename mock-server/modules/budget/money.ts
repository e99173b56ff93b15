/**
 * The arithmetic of money: integers in minor units, shares in basis points, quantities in thousandths. Products are made with
 * big integers, so that no result is ever rounded twice. The browser adds these integers and nothing else.
 */

/** The largest amount of a line or a row, in either direction. 5,000 of them still add up exactly in a double. */
export const MAX_MINOR = 1_000_000_000_000;

/** All of an amount, in basis points. */
export const WHOLE = 10_000;

const THOUSAND = 1000n;

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides and rounds half away from zero, as invoices do. The divisor is positive. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = (2n * magnitude(dividend) + divisor) / (2n * divisor);
  return dividend < 0n ? -half : half;
}

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

const QUANTITY = /^(\d{1,9})(?:\.(\d{1,3}))?$/;

/** Returns a quantity without needless zeros, such as '1250.5'; null if it is none. */
export function quantityOf(text: string): string | null {
  const [, whole, decimals = ''] = QUANTITY.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const fraction = decimals.replace(/0+$/, '');
  return `${BigInt(whole)}${fraction && `.${fraction}`}`;
}

const thousandthsOf = (quantity: string): bigint => {
  const [whole = '0', decimals = ''] = quantity.split('.');
  return BigInt(whole) * THOUSAND + BigInt(decimals.padEnd(3, '0'));
};

/** Quantity x unit cost in minor units. Null if it is more than a line can have. */
export function extended(quantity: string, unitCostMinor: number): number | null {
  const product = rounded(thousandthsOf(quantity) * BigInt(unitCostMinor), THOUSAND);
  return magnitude(product) > BigInt(MAX_MINOR) ? null : Number(product);
}

export const shareOf = (amountMinor: number, bp: number): number =>
  Number(rounded(BigInt(amountMinor) * BigInt(bp), BigInt(WHOLE)));

/** Returns how much a part is of the whole, cut off, so that only all of it is 10000. Null of nothing. */
export function shareIn(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const bp = Number((BigInt(part) * BigInt(WHOLE)) / BigInt(whole));
  return Math.min(WHOLE, Math.max(0, bp));
}

/**
 * Divides an amount by weights, so that the parts sum to the whole: each part is rounded down, and what is left goes to the
 * largest remainders, the first of equal ones. Without any weight, all parts are equal.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = total === 0n ? weights.map(() => 1n) : weights.map(BigInt);
  const divisor = total === 0n ? BigInt(weights.length) : total;
  const parts = shares.map((share, i) => {
    const dividend = BigInt(amountMinor) * share * (divisor < 0n ? -1n : 1n);
    const size = magnitude(divisor);
    const rest = ((dividend % size) + size) % size;
    return { i, floor: (dividend - rest) / size, rest };
  });
  let left = BigInt(amountMinor) - parts.reduce((all, { floor }) => all + floor, 0n);
  const byRest = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.i - b.i : a.rest < b.rest ? 1 : -1,
  );
  for (const part of byRest) {
    if (left === 0n) break;
    part.floor += 1n;
    left -= 1n;
  }
  return parts.map(({ floor }) => Number(floor));
}

const AMOUNT = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/**
 * Returns what stands in a file as an amount in units of the currency, in minor units; why not, if it is none.
 * @param digits the decimals of the currency
 */
export function minorOf(text: string, digits: number): number | 'number' | 'decimals' | 'maximum' {
  const [, sign, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return 'number';
  const cents = decimals.replace(/0+$/, '');
  if (cents.length > digits) return 'decimals';
  const minor = BigInt(whole.replaceAll(',', '') + cents.padEnd(digits, '0'));
  if (minor > BigInt(MAX_MINOR)) return 'maximum';
  return Number(sign ? -minor : minor);
}

/** Returns an amount as a file has it, such as '-1234.50', or '-1234' in a currency without decimals. */
export function unitsOf(minor: number, digits: number): string {
  const text = magnitude(BigInt(minor))
    .toString()
    .padStart(digits + 1, '0');
  const point = text.length - digits;
  const decimals = digits > 0 ? `.${text.slice(point)}` : '';
  return `${minor < 0 ? '-' : ''}${text.slice(0, point)}${decimals}`;
}
