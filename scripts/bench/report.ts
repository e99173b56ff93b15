import { availableParallelism, cpus } from 'node:os';
import { machineSeconds } from '../checks/processor.ts';
import { firstLines } from '../support/firstLines.ts';
import { table } from '../support/table.ts';
import type { Frames } from './list.ts';

export interface Figure {
  what: string;
  value: number;
  /** The most that it may be, or the least. */
  limit: number;
  isLeast?: boolean;
  unit: string;
}

interface Part {
  name: string;
  figures: Figure[];
  /** Why it ended early. */
  failure?: string;
  /** Seconds of all cores, also for what else the machine did. */
  processor: number;
}

const parts: Part[] = [];

/** Measures a part of the benches. One that fails does not keep the others from being measured. */
export async function inPart(name: string, measure: () => Promise<boolean>): Promise<boolean> {
  const part: Part = { name, figures: [], processor: 0 };
  parts.push(part);
  const before = machineSeconds();
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    part.failure = firstLines(error instanceof Error ? error.message : String(error), 1);
    return false;
  } finally {
    part.processor = machineSeconds() - before;
  }
}

/** Prints the figures. Returns whether all are within their limits. */
export function report(title: string, figures: readonly Figure[]): boolean {
  parts.at(-1)?.figures.push(...figures);
  const rows = figures.map((figure) => [figure.what, ...cellsOf(figure)]);
  console.log(`\n${title}\n${table(['', 'Limit', 'Value', ''], rows)}`);
  return figures.every(isWithin);
}

/** Returns all that was reported as one table. */
export function summary(): string {
  const rows = parts.flatMap(({ name, figures, failure, processor }) => {
    const lines = figures.map((figure) => [figure.what, ...cellsOf(figure)]);
    if (failure !== undefined) lines.push([failure, '', '', 'FAILED']);
    return lines.map((line, i) =>
      i === 0 ? [name, ...line, `${processor.toFixed(0)} s`] : ['', ...line],
    );
  });
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`;
  return `${table(['Part', 'Figure', 'Limit', 'Value', '', 'Processor'], rows)}\n\n  Machine: ${machine}`;
}

const isWithin = ({ value, limit, isLeast }: Figure): boolean =>
  isLeast ? value >= limit : value <= limit;

function cellsOf(figure: Figure): string[] {
  const { value, limit, isLeast, unit } = figure;
  const verdict = isLeast ? 'BELOW' : 'ABOVE';
  return [
    `${isLeast ? 'at least ' : ''}${written(limit)} ${unit}`.trim(),
    `${written(value)} ${unit}`.trim(),
    isWithin(figure) ? 'within' : verdict,
  ];
}

function written(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Number.isInteger(value) || value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function framesInWords({ all, long, longest }: Frames): string {
  return `${all} frames, ${long} of them long, the longest ${longest.toFixed(0)} ms`;
}
