import { diffLines } from 'diff';

/** A line of two texts: in both, or only in one of them. */
export interface Line {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Numbers of the line, 1 for the first; null if the text does not have it. */
  before: number | null;
  after: number | null;
}

/** A run of unchanged lines that is left out. */
export interface Gap {
  kind: 'gap';
  count: number;
}

/** Unchanged lines that are shown before and after a change. */
const AROUND = 3;
/** Milliseconds after which texts count as too different to compare. */
const MAX_MS = 3000;

/** Two texts as they are shown. */
export interface Compared {
  removed: number;
  added: number;
  lines: (Line | Gap)[];
  /** Whether there are more lines than are shown. */
  hasMore: boolean;
}

/** Lines that are shown at the most. */
export const MOST_LINES = 5000;

/** Compares two texts, for a worker: it takes a while. Null if they are too different to be compared soon. */
export async function comparedTexts(texts: { from: string; to: string }): Promise<Compared | null> {
  const all = linesOf(texts.from, texts.to);
  if (!all) return null;
  const changed = (kind: 'added' | 'removed') => all.filter((line) => line.kind === kind).length;
  const lines = withGaps(all);
  return {
    removed: changed('removed'),
    added: changed('added'),
    lines: lines.slice(0, MOST_LINES),
    hasMore: lines.length > MOST_LINES,
  };
}

/** Compares two texts line by line. Null if they are too different to be compared soon. */
export function linesOf(from: string, to: string): Line[] | null {
  const parts = diffLines(from.replace(/\r\n/g, '\n'), to.replace(/\r\n/g, '\n'), {
    timeout: MAX_MS,
  });
  if (!parts) return null;
  let before = 0;
  let after = 0;
  return parts.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): Line => {
        if (!added) before += 1;
        if (!removed) after += 1;
        return {
          kind: added ? 'added' : removed ? 'removed' : 'same',
          text,
          before: added ? null : before,
          after: removed ? null : after,
        };
      }),
  );
}

/** Leaves out unchanged lines far from each change. */
export function withGaps(lines: readonly Line[]): (Line | Gap)[] {
  const isNear = lines.map(() => false);
  lines.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - AROUND), index + AROUND + 1);
  });
  const shown: (Line | Gap)[] = [];
  lines.forEach((line, index) => {
    const last = shown.at(-1);
    if (isNear[index]) shown.push(line);
    else if (last?.kind === 'gap') last.count += 1;
    else shown.push({ kind: 'gap', count: 1 });
  });
  return shown;
}
