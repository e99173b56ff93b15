import { Button, Modal, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { OperationId } from '@/shared/errors/failures';
import { count } from '@/shared/format/format';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './PickTiles.module.css';

/** Searches while someone types. */
export function useSearchWords() {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  return { search, setSearch, query: q && { q } };
}

interface Props<T> {
  title: string;
  /** The singular of what is chosen: 'photo'. */
  one: string;
  hint: string;
  operation: OperationId;
  words: ReturnType<typeof useSearchWords>;
  found: { error: unknown; isPending: boolean; refetch: () => unknown };
  /** Undefined until they are read. */
  items: readonly T[] | undefined;
  /** What stands below the picture of an item. */
  captionOf: (item: T) => readonly [title: string, note: string];
  /** What stands in place of no tiles. */
  empty: ReactNode;
  /** What else narrows the search. */
  filters?: ReactNode;
  onPick: (items: readonly T[]) => void;
  onClose: () => void;
}

/** Chooses pictures, in the order in which they are clicked. */
export function PickTiles<T extends { id: string; thumbnailUrl: string }>(props: Props<T>) {
  const { title, one, hint, operation, words, found, items, captionOf, empty, filters } = props;
  useReturnFocus();
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const { question, close } = useUnsavedInput(chosen.length > 0);
  const isChosen = ({ id }: T) => chosen.some((picked) => picked.id === id);
  const toggle = (item: T) =>
    setChosen(isChosen(item) ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]);
  return (
    <Modal
      opened
      onClose={() => close(props.onClose)}
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div className={`flex gap-8 mb-12 ${classes.filters}`}>
        <TextInput
          aria-label={`Find ${one}s`}
          placeholder={hint}
          data-autofocus
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={words.search}
          onChange={(event) => words.setSearch(event.currentTarget.value)}
        />
        {filters}
      </div>
      {found.error !== null && !items && (
        <ErrorState
          operation={operation}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Skeleton shape="card" h={260} />}
      {items?.length === 0 && empty}
      <ul className={`relative grid gap-12 m-0 p-4 scroll-y unlisted ${classes.tiles}`}>
        {items?.map((item) => {
          const [name, note] = captionOf(item);
          return (
            <li key={item.id}>
              <UnstyledButton
                className={`grid w-full p-4 rounded text-xs ${classes.tile}`}
                aria-pressed={isChosen(item)}
                onClick={() => toggle(item)}
              >
                <img src={item.thumbnailUrl} alt="" loading="lazy" />
                <span>{name}</span>
                <small>{note}</small>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      <div className="flex gap-8 justify-end mt-16">
        <Button variant="default" onClick={() => close(props.onClose)}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => props.onPick(chosen)}>
          Add {count(chosen.length, one)}
        </Button>
      </div>
      {question}
    </Modal>
  );
}
