import { isRecord, words } from './properties';

/** Turns a value of an IFC measure into text with its unit. Null if the measure has none. */
export type MeasureText = (value: number, measure: string) => string | null;

type Item = Record<string, unknown>;

const contentOf = (attribute: unknown): unknown =>
  isRecord(attribute) ? attribute.value : undefined;

const PREFIXES: Record<string, readonly [symbol: string, factor: number]> = {
  GIGA: ['G', 1e9],
  MEGA: ['M', 1e6],
  KILO: ['k', 1e3],
  DECI: ['d', 0.1],
  CENTI: ['c', 0.01],
  MILLI: ['m', 0.001],
  MICRO: ['µ', 1e-6],
};

const SI: Record<string, string> = {
  METRE: 'm',
  GRAM: 'g',
  SECOND: 's',
  AMPERE: 'A',
  KELVIN: 'K',
  DEGREE_CELSIUS: '°C',
  NEWTON: 'N',
  PASCAL: 'Pa',
  JOULE: 'J',
  WATT: 'W',
  VOLT: 'V',
  OHM: 'Ω',
  HERTZ: 'Hz',
  LUMEN: 'lm',
  LUX: 'lx',
  CANDELA: 'cd',
};

/** Units with a conversion to SI units, by their names in IFC. */
const CONVERTED: Record<string, string> = {
  INCH: 'in',
  FOOT: 'ft',
  YARD: 'yd',
  MILE: 'mi',
  'SQUARE INCH': 'sq in',
  'SQUARE FOOT': 'sq ft',
  'SQUARE YARD': 'sq yd',
  ACRE: 'acres',
  'CUBIC INCH': 'cu in',
  'CUBIC FOOT': 'cu ft',
  'CUBIC YARD': 'cu yd',
  LITRE: 'l',
  DEGREE: '°',
  POUND: 'lb',
  OUNCE: 'oz',
  MINUTE: 'min',
  HOUR: 'h',
  DAY: 'd',
};

const text = (value: number, symbol: string) =>
  `${words(value)}${symbol === '°' ? '' : ' '}${symbol}`;

/** Formats values in a unit of the file. Null if the unit is not known. */
function textIn(unit: Item): ((value: number) => string) | null {
  const name = String(contentOf(unit.Name) ?? '').toUpperCase();
  if (name === 'RADIAN') return (value) => text((value * 180) / Math.PI, '°');
  const [prefix, factor] = PREFIXES[String(contentOf(unit.Prefix) ?? '')] ?? ['', 1];
  const power = { SQUARE_METRE: 2, CUBIC_METRE: 3 }[name];
  // Nobody reads square or cubic millimeters of a building.
  if (power) return (value) => text(value * factor ** power, power === 2 ? 'm²' : 'm³');
  const si = SI[name];
  if (si) return (value) => text(value, prefix + si);
  const converted = CONVERTED[name];
  return converted ? (value) => text(value, converted) : null;
}

/** IFCPOSITIVELENGTHMEASURE is a length. */
const kindOf = (measure: string) =>
  /^IFC(?:POSITIVE|NONNEGATIVE)?([A-Z]+)MEASURE$/.exec(measure)?.[1];

/**
 * Formats measures in the units of a file.
 *
 * @param units The items of its unit assignment.
 */
export function measureText(units: readonly Item[]): MeasureText {
  const byKind = new Map(
    units.map((unit) => [String(contentOf(unit.UnitType)), textIn(unit)] as const),
  );
  return (value, measure) => byKind.get(`${kindOf(measure)}UNIT`)?.(value) ?? null;
}

/** Formats values of a property that states its own unit. */
export const textInOwn = (unit: Item, value: number): string | null =>
  textIn(unit)?.(value) ?? null;
