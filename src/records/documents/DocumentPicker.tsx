import { Breadcrumbs, Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFile, IconFolder, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocumentsInfiniteOptions } from '@/api/generated/documents.gen';
import type { Document } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { formatBytes } from '@/shared/format/format';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './DocumentPicker.module.css';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

interface Props {
  projectId: string;
  title: string;
  /** The label of the button, such as 'Attach'. */
  label: string;
  /** Whether a file can be chosen. */
  isChoosable: (document: Document) => boolean;
  onChoose: (documents: readonly Document[]) => void;
  onClose: () => void;
}

/** Chooses files of the documents: by folder, or by words in the name or the text. */
export default function DocumentPicker({ projectId, title, label, ...props }: Props) {
  const { isChoosable, onChoose, onClose } = props;
  const [folderId, setFolderId] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), TYPING_PAUSE);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Document>>(new Map());
  useReturnFocus();
  const list = useInfiniteQuery({
    ...listDocumentsInfiniteOptions({
      path: { projectId },
      query: { limit: 50, ...(q && { q }), ...(folderId && { folderId }) },
    }),
    ...byCursor(projectId),
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const trail = list.data?.pages[0]?.trail ?? [];
  const toggle = (document: Document, on: boolean) => {
    const next = new Map(chosen);
    if (on) next.set(document.id, document);
    else next.delete(document.id);
    setChosen(next);
  };
  const { question, close } = useUnsavedInput(chosen.size > 0);
  const enter = (id: string | null) => {
    setFolderId(id);
    setWords('');
  };
  return (
    <Modal
      opened
      onClose={() => close(onClose)}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <TextInput
        aria-label="Search documents"
        placeholder="Search names and texts"
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Breadcrumbs my="sm" className="wrap">
        {[{ id: null, name: 'All documents' }, ...trail].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={`borderless accent text-sm pointer ${classes.step}`}
            onClick={() => enter(id)}
          >
            {name}
          </button>
        ))}
      </Breadcrumbs>
      {!rows && list.error && (
        <ErrorState
          operation="listDocuments"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!rows && !list.error && <Skeleton shape="row" count={6} />}
      {rows?.length === 0 && (
        <Text size="sm" c="dimmed">
          {q ? 'Nothing matches.' : 'This folder is empty.'}
        </Text>
      )}
      <Rows
        rows={rows ?? []}
        chosen={chosen}
        isChoosable={isChoosable}
        onEnter={enter}
        onToggle={toggle}
      />
      {list.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => close(onClose)}>
          Cancel
        </Button>
        <Button
          disabled={chosen.size === 0}
          onClick={() => {
            onChoose([...chosen.values()]);
            onClose();
          }}
        >
          {label}
          {chosen.size > 0 ? ` ${chosen.size}` : ''}
        </Button>
      </Group>
      {question}
    </Modal>
  );
}

interface RowsProps extends Pick<Props, 'isChoosable'> {
  rows: readonly Document[];
  chosen: ReadonlyMap<string, Document>;
  onEnter: (folderId: string) => void;
  onToggle: (document: Document, on: boolean) => void;
}

/** Folders to open, and files to choose. */
const Rows = ({ rows, chosen, isChoosable, onEnter, onToggle }: RowsProps) => (
  <ul className={`grid gap-4 scroll list ${classes.rows}`} aria-label="Documents">
    {rows.map((row) => (
      <li key={row.id}>
        {row.kind === 'folder' ? (
          <button
            type="button"
            className={`row gap-8 w-full borderless text text-sm pointer hovered ${classes.folder}`}
            onClick={() => onEnter(row.id)}
          >
            <IconFolder size={16} aria-hidden="true" />
            {row.name}
          </button>
        ) : (
          <Checkbox
            label={
              <span className="inline-flex gap-8 items-center">
                <IconFile size={16} aria-hidden="true" />
                {row.name}
              </span>
            }
            description={formatBytes(row.current?.sizeBytes ?? 0)}
            disabled={!isChoosable(row)}
            checked={chosen.has(row.id)}
            onChange={({ currentTarget }) => onToggle(row, currentTarget.checked)}
          />
        )}
      </li>
    ))}
  </ul>
);
