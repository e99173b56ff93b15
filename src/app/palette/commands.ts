import type { Icon } from '@tabler/icons-react';

export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon: Icon;
  /** A second line. */
  description?: string;
  /** What else it may be looked for by. */
  keywords?: string;
  /** Is what is chosen at present. */
  current?: boolean;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** 0 begins with the query, 1 has words that begin with those of the query; null has not. */
function rankOf({ label, keywords = '' }: Command, query: string): number | null {
  if (plain(label).startsWith(query)) return 0;
  const words = plain(`${label} ${keywords}`).split(/\s+/);
  const has = (sought: string) => words.some((word) => word.startsWith(sought));
  return query.split(/\s+/).every(has) ? 1 : null;
}

/** What the query means, in groups; what begins with it comes first, and its group as well. */
export function matching(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const sought = plain(query.trim());
  return groups
    .map(({ label, commands }) => {
      const ranked = commands
        .flatMap((command) => {
          const rank = rankOf(command, sought);
          return rank === null ? [] : [{ command, rank }];
        })
        .sort((a, b) => a.rank - b.rank);
      return { label, rank: ranked[0]?.rank ?? 2, commands: ranked.map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0)
    .sort((a, b) => a.rank - b.rank);
}
