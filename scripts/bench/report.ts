import { table } from '../support/table.ts';
import type { Frames } from './list.ts';

export interface Figure {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

/** Prints the figures. Returns whether all are within their limits. */
export function report(title: string, figures: readonly Figure[]): boolean {
  const rows = figures.map(({ what, value, limit, unit }) => [
    what,
    `${value.toFixed(0)} ${unit}`,
    `${limit} ${unit}`,
    value <= limit ? 'within' : 'ABOVE',
  ]);
  console.log(`\n${title}\n${table(['', 'Measured', 'Limit', ''], rows)}`);
  return figures.every(({ value, limit }) => value <= limit);
}

export function framesInWords({ all, long, longest }: Frames): string {
  return `${all} frames, ${long} of them long, the longest ${longest.toFixed(0)} ms`;
}
