import type { Icon } from '@tabler/icons-react';
import { searchable } from '@/shared/format/fold';

export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon: Icon;
  /** Shown on a second line. */
  description?: string;
  /** Additional words to search for. */
  keywords?: string;
  /** Whether this is the current choice. */
  current?: boolean;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** 0 if the label starts with the query, 1 if the query's words start words of the command, null if neither. */
function rankOf({ label, keywords = '' }: Command, query: string): number | null {
  if (searchable(label).startsWith(query)) return 0;
  const words = searchable(`${label} ${keywords}`).split(/\s+/);
  const has = (part: string) => words.some((word) => word.startsWith(part));
  return query.split(/\s+/).every(has) ? 1 : null;
}

/**
 * Returns the commands that match a query, in groups. Commands, and groups, with a label that starts with the query come first.
 */
export function matching(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const part = searchable(query.trim());
  return groups
    .map(({ label, commands }) => {
      const ranked = commands
        .flatMap((command) => {
          const rank = rankOf(command, part);
          return rank === null ? [] : [{ command, rank }];
        })
        .sort((a, b) => a.rank - b.rank);
      return { label, rank: ranked[0]?.rank ?? 2, commands: ranked.map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0)
    .sort((a, b) => a.rank - b.rank);
}
