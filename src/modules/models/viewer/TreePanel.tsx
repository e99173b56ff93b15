import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { IconChevronRight, IconEye, IconEyeOff, IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '@/shared/format/format';
import type { ModelElement } from './format/source';
import { rowsOf, search, storeyKey, type TreeRow, typeKey } from './format/tree';
import classes from './TreePanel.module.css';
import { keysOf } from './treeKeys';

interface Props {
  elements: readonly ModelElement[];
  selected: string | null;
  hidden: ReadonlySet<string>;
  /** Null if the model has no rooms. */
  rooms: { shown: boolean; onShow: (shown: boolean) => void } | null;
  onSelect: (element: string | null) => void;
  /** Shows or hides elements. */
  onShow: (elements: readonly string[], shown: boolean) => void;
  onIsolate: (elements: readonly string[]) => void;
}

const ROW = 30;

/** Shows the structure of the model: storeys, their types, and their elements. */
export function TreePanel({ elements, selected, hidden, rooms, onSelect, ...on }: Props) {
  const { onShow, onIsolate } = on;
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAround(elements, selected));
  const [active, setActive] = useState<string | null>(selected);
  const words = useDeferredValue(q);
  const found = useMemo(() => search(elements, words), [elements, words]);
  const rows = useMemo(
    // Expand search results, so that the matches are visible.
    () => rowsOf(found, (key) => words.trim() !== '' || open.has(key)),
    [found, words, open],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 300, height: 600 },
  });
  const index = Math.max(
    0,
    rows.findIndex(({ key }) => key === active),
  );
  const idOf = (i: number) => `${id}-${i}`;
  const isHidden = ({ elements: ids }: TreeRow) => ids.every((each) => hidden.has(each));
  const toggle = (row: TreeRow) => onShow(row.elements, isHidden(row));

  const setExpanded = (row: TreeRow, on: boolean) => {
    const next = new Set(open);
    if (on) next.add(row.key);
    else next.delete(row.key);
    setOpen(next);
  };
  const moveTo = (to: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, to))];
    if (!row) return;
    setActive(row.key);
    virtualizer.scrollToIndex(rows.indexOf(row));
  };
  const choose = (row: TreeRow) => {
    setActive(row.key);
    if (row.expanded === null) onSelect(row.key === selected ? null : row.key);
    else setExpanded(row, !row.expanded);
  };
  const onKeyDown = keysOf(rows, index, { moveTo, setExpanded, choose, toggle, onIsolate });

  return (
    <div className={`flex column gap-8 h-full ${classes.panel}`}>
      <Search q={q} onSearch={setQ} rooms={rooms} />
      <p className="m-0 quiet text-xs" role="status">
        {formatNumber(found.length)} {found.length === 1 ? 'element' : 'elements'}
      </p>
      <div
        ref={scroller}
        className={`grow min-h-0 scroll relative rounded ${classes.tree}`}
        role="tree"
        aria-label="Elements of the model"
        tabIndex={0}
        aria-activedescendant={rows.length > 0 ? idOf(index) : undefined}
        onKeyDown={onKeyDown}
      >
        <div className="relative" style={{ height: virtualizer.getTotalSize() }} role="none">
          {virtualizer.getVirtualItems().map(({ index: i, start }) => {
            const row = rows[i];
            return row ? (
              <Row
                key={row.key}
                id={idOf(i)}
                row={row}
                top={start}
                active={i === index}
                selected={row.key === selected}
                hidden={isHidden(row)}
                onChoose={() => choose(row)}
                onToggle={() => toggle(row)}
              />
            ) : null;
          })}
        </div>
      </div>
      <p className="m-0 quiet text-xs" data-for-keyboards>
        In the list, H hides or shows an element, and I isolates it.
      </p>
    </div>
  );
}

interface RowProps {
  id: string;
  row: TreeRow;
  /** Pixels from the top of the tree. */
  top: number;
  active: boolean;
  selected: boolean;
  hidden: boolean;
  onChoose: () => void;
  onToggle: () => void;
}

function Row({ id, row, top, active, selected, hidden, onChoose, onToggle }: RowProps) {
  const { label, level, expanded, elements } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows
    <div
      id={id}
      role="treeitem"
      // The tree has the focus and names the active row.
      tabIndex={-1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={expanded === null ? selected : undefined}
      aria-label={hidden ? `${label}, hidden` : label}
      className={`row absolute gap-4 rounded text-sm pointer ${classes.row}`}
      style={{ transform: `translateY(${top}px)`, height: ROW, paddingLeft: (level - 1) * 16 }}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-hidden={hidden || undefined}
      onClick={onChoose}
    >
      <IconChevronRight
        size={14}
        className={`rigid quiet ${classes.chevron}`}
        data-open={expanded || undefined}
        data-leaf={expanded === null || undefined}
        aria-hidden="true"
      />
      <span className={`grow cut ${classes.label}`}>{label}</span>
      {expanded !== null && (
        <span
          className={`quiet text-xs ${classes.number}`}
          data-count={formatNumber(elements.length)}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={`${hidden ? 'Show' : 'Hide'} ${label}`}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {hidden ? <IconEyeOff size={16} /> : <IconEye size={16} />}
      </ActionIcon>
    </div>
  );
}

/**
 * Returns the rows that are expanded at first: a single storey, and the ancestors of the selected element.
 */
function openAround(
  elements: readonly ModelElement[],
  selected: string | null,
): ReadonlySet<string> {
  const element = elements.find(({ id }) => id === selected);
  const storeys = new Set(elements.map(storeyKey));
  return new Set([
    ...(element ? [storeyKey(element), typeKey(element)] : []),
    ...(storeys.size === 1 ? storeys : []),
  ]);
}

interface SearchProps extends Pick<Props, 'rooms'> {
  q: string;
  onSearch: (words: string) => void;
}

const Search = ({ q, onSearch, rooms }: SearchProps) => (
  <>
    <TextInput
      type="search"
      aria-label="Search elements"
      placeholder="Search"
      leftSection={<IconSearch size={16} />}
      value={q}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
    {rooms && (
      <Switch
        size="xs"
        label="Show rooms"
        description="Rooms are solids that cover what is inside them."
        checked={rooms.shown}
        onChange={(event) => rooms.onShow(event.currentTarget.checked)}
      />
    )}
  </>
);
