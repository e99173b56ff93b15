import type { components } from '../../generated/contract.d.ts';
import { type Columns, depthOf } from './textColumns.ts';
import { Unreadable } from './unreadable.ts';

/** How points stand in a text file, as the person who uploaded it says. */
export type TextFormat = components['schemas']['PointTextFormat'];

const SEPARATORS: Record<TextFormat['separator'], RegExp> = {
  space: /\s+/,
  comma: /,/,
  semicolon: /;/,
  tab: /\t/,
};

/** Returns why a format contradicts itself, or null. */
export function contradiction({ columns, separator, decimal }: TextFormat): string | null {
  const named = columns.filter((column) => column !== 'skip');
  if (new Set(named).size < named.length) return 'A column can occur once.';
  if (!(['x', 'y', 'z'] as const).every((axis) => columns.includes(axis))) {
    return 'The columns x, y and z are needed.';
  }
  return separator === 'comma' && decimal === 'comma'
    ? 'A comma cannot be both the decimal sign and the separator.'
    : null;
}

/** Reads the values of a line in a format. */
export function valuesIn({ separator, decimal }: TextFormat): (line: string) => number[] {
  const between = SEPARATORS[separator];
  return (line) =>
    line
      .trim()
      .split(between)
      .map((cell) => {
        const text = decimal === 'comma' ? cell.trim().replace(',', '.') : cell.trim();
        return text === '' ? Number.NaN : Number(text);
      });
}

/** Returns the positions of the columns of a format. @throws Unreadable */
export function columnsIn(format: TextFormat, head: string): Columns {
  const problem = contradiction(format);
  if (problem) throw new Unreadable(problem);
  const indexOf = (name: TextFormat['columns'][number]) => {
    const found = format.columns.indexOf(name);
    return found < 0 ? null : found;
  };
  const [red, green, blue] = [indexOf('red'), indexOf('green'), indexOf('blue')];
  const color =
    red !== null && green !== null && blue !== null ? ([red, green, blue] as const) : null;
  const lines = head.split(/\r?\n/).slice(format.headerLines, -1);
  const rows = lines.map(valuesIn(format)).filter((row) => row.length > 2);
  const depth = color && depthOf(rows, color);
  return {
    ...{ x: indexOf('x') ?? 0, y: indexOf('y') ?? 1, z: indexOf('z') ?? 2 },
    ...{ intensity: indexOf('intensity'), classification: indexOf('classification') },
    color: depth === null ? null : color,
    depth: depth ?? 1,
  };
}
