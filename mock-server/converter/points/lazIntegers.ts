/*
 * The arithmetic coder of LASzip, limited to what its chunk table needs: A. Said, 'Introduction to
 * Arithmetic Coding', HPL-2004-76 (32-bit interval, adaptive models), and M. Isenburg, 'LASzip:
 * lossless compression of LiDAR data', 2013 (integers as corrections of a prediction). laz-perf
 * decompresses the points themselves, but does not expose its coder.
 */

const MIN_LENGTH = 2 ** 24;
const SYMBOL_SHIFT = 15;
const MAX_SYMBOLS_SEEN = 2 ** 15;
const BIT_SHIFT = 13;
const MAX_BITS_SEEN = 2 ** 13;
/** Bits of a correction that are modeled; lower bits are stored raw. */
const MODELED_BITS = 8;

/** Adaptive frequencies of symbols. */
class SymbolModel {
  readonly #counts: Uint32Array;
  /** Cumulative share below each symbol, of 2^15. */
  readonly below: Uint32Array;
  #total = 0;
  #cycle: number;
  #left: number;

  constructor(symbols: number) {
    this.#counts = new Uint32Array(symbols).fill(1);
    this.below = new Uint32Array(symbols);
    this.#cycle = symbols;
    this.#update();
    this.#cycle = (symbols + 6) >> 1;
    this.#left = this.#cycle;
  }

  saw(symbol: number): void {
    this.#counts[symbol] = (this.#counts[symbol] as number) + 1;
    if (--this.#left === 0) this.#update();
  }

  #update(): void {
    const counts = this.#counts;
    this.#total += this.#cycle;
    if (this.#total > MAX_SYMBOLS_SEEN) {
      for (const [i, count] of counts.entries()) counts[i] = (count + 1) >> 1;
      this.#total = counts.reduce((sum, count) => sum + count, 0);
    }
    const scale = Math.floor(2 ** 31 / this.#total);
    let sum = 0;
    for (const [i, count] of counts.entries()) {
      this.below[i] = (scale * sum) >>> (31 - SYMBOL_SHIFT);
      sum += count;
    }
    this.#cycle = Math.min((5 * this.#cycle) >> 2, (counts.length + 6) << 3);
    this.#left = this.#cycle;
  }
}

/** The same for two symbols. */
class BitModel {
  #zeros = 1;
  #total = 2;
  #cycle = 4;
  #left = 4;
  /** Share of zeros, of 2^13. */
  zeros = 2 ** (BIT_SHIFT - 1);

  saw(bit: number): void {
    if (bit === 0) this.#zeros++;
    if (--this.#left > 0) return;
    this.#total += this.#cycle;
    if (this.#total > MAX_BITS_SEEN) {
      this.#total = (this.#total + 1) >> 1;
      this.#zeros = (this.#zeros + 1) >> 1;
      if (this.#zeros === this.#total) this.#total++;
    }
    this.zeros = (this.#zeros * Math.floor(2 ** 31 / this.#total)) >>> (31 - BIT_SHIFT);
    this.#cycle = Math.min((5 * this.#cycle) >> 2, 64);
    this.#left = this.#cycle;
  }
}

/** Decodes symbols. Behind the end of the data it reads zeros. */
class ArithmeticDecoder {
  readonly #data: Buffer;
  #at = 0;
  #value = 0;
  #length = 2 ** 32 - 1;

  constructor(data: Buffer) {
    this.#data = data;
    for (let i = 0; i < 4; i++) this.#value = this.#value * 256 + this.#byte();
  }

  symbol(model: SymbolModel): number {
    const { below } = model;
    const unit = this.#length >>> SYMBOL_SHIFT;
    let [low, high] = [0, below.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (unit * (below[middle] as number) > this.#value) high = middle;
      else low = middle;
    }
    const from = unit * (below[low] as number);
    const to = high < below.length ? unit * (below[high] as number) : this.#length;
    this.#take(from, to - from);
    model.saw(low);
    return low;
  }

  bit(model: BitModel): number {
    const first = model.zeros * (this.#length >>> BIT_SHIFT);
    const bit = this.#value >= first ? 1 : 0;
    this.#take(bit * first, bit ? this.#length - first : first);
    model.saw(bit);
    return bit;
  }

  /** Reads raw bits, the lower 16 first if there are more. */
  bits(count: number): number {
    if (count > 19) {
      const low = this.bits(16);
      return this.bits(count - 16) * 2 ** 16 + low;
    }
    const unit = this.#length >>> count;
    const bits = Math.floor(this.#value / unit);
    this.#take(bits * unit, unit);
    return bits;
  }

  /** Narrows the interval. */
  #take(from: number, length: number): void {
    this.#value -= from;
    this.#length = length;
    while (this.#length < MIN_LENGTH) {
      this.#value = (this.#value * 256 + this.#byte()) % 2 ** 32;
      this.#length = Math.max(this.#length, 1) * 256;
    }
  }

  #byte(): number {
    return this.#data[this.#at++] ?? 0;
  }
}

/** Reads rows of 32-bit integers, each stored as its difference to the row above. */
export class IntegerDecoder {
  readonly #decoder: ArithmeticDecoder;
  readonly #sizes = new Map<number, SymbolModel>();
  readonly #corrections = new Map<number, SymbolModel>();
  readonly #small = new BitModel();
  readonly #last = new Map<number, number>();

  constructor(data: Buffer) {
    this.#decoder = new ArithmeticDecoder(data);
  }

  /** Returns the next integer of a column. Columns have separate models. */
  next(column: number): number {
    const size = this.#decoder.symbol(modelOf(this.#sizes, column, 33));
    const value = ((this.#last.get(column) ?? 0) + this.#correction(size)) >>> 0;
    this.#last.set(column, value);
    return value;
  }

  /**
   * Decodes a correction of `size` bits: from 2^(size - 1) + 1 to 2^size, or from -(2^size - 1) to
   * -2^(size - 1).
   */
  #correction(size: number): number {
    if (size === 32) return -(2 ** 31);
    if (size === 0) return this.#decoder.bit(this.#small);
    const modelled = Math.min(size, MODELED_BITS);
    const high = this.#decoder.symbol(modelOf(this.#corrections, size, 2 ** modelled));
    const rest = size - modelled;
    const value = rest > 0 ? high * 2 ** rest + this.#decoder.bits(rest) : high;
    return value >= 2 ** (size - 1) ? value + 1 : value - (2 ** size - 1);
  }
}

function modelOf(models: Map<number, SymbolModel>, key: number, symbols: number): SymbolModel {
  const model = models.get(key) ?? new SymbolModel(symbols);
  models.set(key, model);
  return model;
}
