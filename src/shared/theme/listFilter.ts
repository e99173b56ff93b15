import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { wordsFinder } from '../format/matchesWords';

/** Finds the options of a list as all searches do. Mantine's own filter ignores no more than case. */
export const listFilter: OptionsFilter = ({ options, search, limit }) => {
  const finds = wordsFinder(search);
  let left = limit;
  const take = (items: readonly ComboboxItem[]): ComboboxItem[] => {
    const found = items.filter(({ label }) => finds(label)).slice(0, Math.max(0, left));
    left -= found.length;
    return found;
  };
  return options.flatMap((option): ComboboxParsedItem[] =>
    'group' in option ? [{ ...option, items: take(option.items) }] : take([option]),
  );
};
