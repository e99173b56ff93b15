import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.ts';

/** Returns the first lines of a tool's output on one line, without colors and without our own path. */
export function firstLines(text: string, count = 4): string {
  const lines = stripVTControlCharacters(text)
    .replaceAll(`${root}${sep}`, '')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !/^(validating|bundling) /.test(line))
    .slice(0, count)
    .join(' ');
}
