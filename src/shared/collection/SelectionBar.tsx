import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { count, formatNumber } from '../format/format';
import type { Noun } from './CollectionHead';
import classes from './SelectionBar.module.css';

interface Props {
  noun: Noun;
  /** How many items are selected. */
  selected: number;
  /** The most items that one call can change; the actions apply to the first ones. */
  limit?: number;
  /** A note after the count, such as the total size. */
  note?: string | undefined;
  /** Selects all shown items; omit if the list has its own checkbox for that. */
  onSelectAll?: (() => void) | undefined;
  /** How many items are shown. */
  shown?: number;
  onClear: () => void;
  /** The buttons of the bulk actions. */
  children: ReactNode;
}

/** Bulk actions on the selected items; with nothing selected only the checkbox for all of them, if any. */
export function SelectionBar(props: Props) {
  const { noun, selected, limit = selected, note, onSelectAll, shown = 0, onClear } = props;
  if (selected === 0 && !onSelectAll) return null;
  const all = selected > 0 && selected === shown;
  const selectedText = `${count(selected, noun.one, noun.many)} selected${note ? `, ${note}` : ''}`;
  const summary = <strong role="status">{selected > 0 && selectedText}</strong>;
  return (
    <div
      className={`flex wrap gap-4-8 items-center rounded page text-sm ${classes.bar}`}
      data-active={selected > 0 || undefined}
      role="toolbar"
      aria-label={`Selected ${noun.many}`}
    >
      {onSelectAll ? (
        <Checkbox
          label={selected > 0 ? summary : 'Select all'}
          aria-label={`Select all ${noun.many}`}
          checked={all}
          indeterminate={selected > 0 && !all}
          disabled={shown === 0}
          onChange={all ? onClear : onSelectAll}
        />
      ) : (
        summary
      )}
      {selected > limit && <span>Actions apply to the first {formatNumber(limit)}</span>}
      {selected > 0 && (
        <>
          {props.children}
          <Button size="xs" variant="subtle" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
