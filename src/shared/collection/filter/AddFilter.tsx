import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ChoiceMenu } from '../../forms/choices/ChoiceMenu';
import type { Filter } from './filters';

interface Props {
  /** Those that are not in the toolbar. */
  filters: readonly Filter[];
  narrow: boolean;
  onAdd: (filter: Filter) => void;
}

const nothing = () => {};

/** Lists the filters that can be added, with a search. */
export function AddFilter({ filters, narrow, onAdd }: Props) {
  const [text, setText] = useState('');
  const picked = useRef<Filter | undefined>(undefined);
  const known = filters.map(({ label }) => ({ value: label, label }));
  const words = text.trim().toLowerCase();
  return (
    <ChoiceMenu
      label="Filters"
      choices={{
        options: known.filter(({ label }) => label.toLowerCase().includes(words)),
        known,
        text,
        search: setText,
        remember: nothing,
        isSearching: false,
        failure: undefined,
        more: undefined,
      }}
      onChoose={({ value }) => {
        picked.current = filters.find(({ label }) => label === value);
      }}
      onClosed={() => {
        const added = picked.current;
        picked.current = undefined;
        // The list gives the focus back to its button first. The values of the filter take it from there.
        if (added) setTimeout(() => onAdd(added));
      }}
      button={addLook(narrow)}
    >
      Filter
    </ChoiceMenu>
  );
}

const addLook = (narrow: boolean) => {
  const Icon = narrow ? IconFilter : IconPlus;
  return {
    size: 'xs',
    variant: narrow ? 'default' : 'subtle',
    px: 'var(--space-8)',
    fw: 'var(--weight-medium)',
    leftSection: <Icon size={14} aria-hidden="true" />,
    rightSection: null,
    title: 'Filter (F)',
    'aria-keyshortcuts': 'f',
  } as const;
};
