import { formatNumber } from './format';
import type { Units } from './units';

/** What a weather report measures. The contract has it in °C, km/h and mm. */
export type Measured = 'temperature' | 'wind' | 'rain';

interface Scale {
  unit: string;
  /** Of the contract's unit. */
  factor: number;
  offset: number;
  digits: number;
}

const scales: Readonly<Record<Units, Readonly<Record<Measured, Scale>>>> = {
  metric: {
    temperature: { unit: '°C', factor: 1, offset: 0, digits: 1 },
    wind: { unit: 'km/h', factor: 1, offset: 0, digits: 1 },
    rain: { unit: 'mm', factor: 1, offset: 0, digits: 1 },
  },
  imperial: {
    temperature: { unit: '°F', factor: 1.8, offset: 32, digits: 1 },
    wind: { unit: 'mph', factor: 1 / 1.609344, offset: 0, digits: 1 },
    rain: { unit: 'in', factor: 1 / 25.4, offset: 0, digits: 2 },
  },
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

export const weatherUnit = (of: Measured, units: Units): string => scales[units][of].unit;

/** Decimals that are typed and shown. */
export const weatherDigits = (of: Measured, units: Units): number => scales[units][of].digits;

/** A value of the contract as it is shown and typed. */
export function inUnits(of: Measured, units: Units, value: number): number {
  const { factor, offset, digits } = scales[units][of];
  return rounded(value * factor + offset, digits);
}

/** A typed value as the contract has it, exact enough to be shown as it was typed. */
export function fromUnits(of: Measured, units: Units, typed: number): number {
  const { factor, offset } = scales[units][of];
  return rounded((typed - offset) / factor, units === 'metric' ? 1 : 3);
}

/** '22 mph' from 35.4 km/h. */
export const weatherValue = (of: Measured, units: Units, value: number): string =>
  `${formatNumber(inUnits(of, units, value))} ${weatherUnit(of, units)}`;
