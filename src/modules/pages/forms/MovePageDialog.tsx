import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useMovePage } from '../mutations';
import { isWithin, rowsOf, treeOf } from '../tree';

interface Props {
  projectId: string;
  page: Page;
  pages: readonly Page[];
  onClose: () => void;
}

const TOP = '';
const FIRST = 'first';

/** Moves a page without dragging it. */
export default function MovePageDialog({ projectId, page, pages, onClose }: Props) {
  const [from] = useState(page.parentId ?? TOP);
  const [parentId, setParentId] = useState(from);
  const siblings = pages
    .filter((other) => (other.parentId ?? TOP) === parentId && other.id !== page.id)
    .sort((a, b) => a.position - b.position);
  const [after, setAfter] = useState<string | null>(null);
  const move = useMovePage(projectId, 'inline');
  const places = rowsOf(treeOf(pages)).filter(
    ({ page: parent }) => !isWithin(pages, parent.id, page.id),
  );
  const chosen = after ?? siblings.at(-1)?.id ?? FIRST;
  return (
    <FormDialog
      title={`Move ${page.title}`}
      submitLabel="Move"
      submitError={move.error}
      submitting={move.isPending}
      dirty={parentId !== from || after !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const { id: pageId, version } = page;
        move.mutate(
          {
            pageId,
            version,
            parentId: parentId || null,
            position: siblings.findIndex(({ id }) => id === chosen) + 1,
          },
          { onSuccess: onClose },
        );
      }}
    >
      <Select
        label="Into"
        searchable
        data-autofocus
        allowDeselect={false}
        data={[
          { value: TOP, label: 'The top of the library' },
          ...places.map(({ page: { id, title }, depth }) => ({
            value: id,
            label: `${'\u2003'.repeat(depth)}${title}`,
          })),
        ]}
        value={parentId}
        onChange={(id) => {
          setParentId(id ?? TOP);
          setAfter(null);
        }}
      />
      <Select
        label="Place"
        allowDeselect={false}
        data={[
          { value: FIRST, label: 'First' },
          ...siblings.map(({ id, title }) => ({ value: id, label: `After ${title}` })),
        ]}
        value={chosen}
        onChange={setAfter}
      />
    </FormDialog>
  );
}
