import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFoldersOptions } from '@/api/generated/documents.gen';
import type { Document, Folder } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import classes from '../Documents.module.css';
import { useCopyDocuments, useMoveDocuments } from '../mutations';

/** Folders in the order of the tree, each with its depth. */
function linesOf(folders: readonly Folder[], parentId: string | null, depth = 1): Line[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap((folder) => [
      {
        id: folder.id,
        name: folder.name,
        depth,
        isOpen: folder.permittedActions.includes('create'),
      },
      ...linesOf(folders, folder.id, depth + 1),
    ]);
}

interface Line {
  id: string;
  name: string;
  depth: number;
  /** Whether the user may add to it. */
  isOpen: boolean;
}

const TOP = '';

/** Returns the ids of folders and all folders below them. */
function withBelow(folders: readonly Folder[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(ids);
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const { id, parentId } of folders) if (parentId && all.has(parentId)) all.add(id);
  }
  return all;
}

interface Props {
  documents: readonly Document[];
  copy?: boolean;
  /** Called when all of them are there. */
  onDone?: () => void;
  onClose: () => void;
}

/** Moves or copies folders and files to another folder. */
export default function MoveDialog({ documents, copy = false, onDone, onClose }: Props) {
  const [first] = documents;
  const projectId = first?.projectId ?? '';
  const folders = useQuery(listFoldersOptions({ path: { projectId } }));
  const from = first?.parentId ?? TOP;
  const [target, setTarget] = useState(from);
  const move = useMoveDocuments('inline');
  const copying = useCopyDocuments();
  const place = copy ? copying : move;
  const all = folders.data?.data ?? [];
  // A folder cannot move into itself.
  const movedIds = withBelow(all, new Set(documents.map(({ id }) => id)));
  const others = all.filter(({ id }) => !movedIds.has(id));
  const mayTop = folders.data?.permittedActions.includes('create') === true;
  const lines: Line[] = [
    { id: TOP, name: 'All documents', depth: 0, isOpen: mayTop },
    ...linesOf(others, null),
  ];
  const isElsewhere = documents.some(({ parentId }) => (parentId ?? TOP) !== target);
  const verb = copy ? 'Copy' : 'Move';
  const what = documents.length === 1 ? first?.name : count(documents.length, 'item');
  return (
    <FormDialog
      title={`${verb} ${what}`}
      submitLabel={verb}
      submitError={place.error}
      submitting={place.isPending}
      missing={
        ((!copy && !isElsewhere) || !lines.find(({ id }) => id === target)?.isOpen) &&
        'Choose another folder.'
      }
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const folder = all.find(({ id }) => id === target) ?? null;
        const done = () => {
          onDone?.();
          onClose();
        };
        place.mutate({ documents, folder }, { onSuccess: done });
      }}
    >
      {folders.error && (
        <ErrorLine
          operation="listFolders"
          error={folders.error}
          onRetry={() => void folders.refetch()}
        />
      )}
      {folders.isPending && <Skeleton shape="row" count={5} />}
      {folders.data && (
        <Radio.Group label="Folder" value={target} onChange={setTarget}>
          <ul className={`grid gap-2 relative scroll list ${classes.folders}`}>
            {lines.map((line) => (
              <li key={line.id}>
                <Radio
                  value={line.id}
                  label={line.name}
                  py={8}
                  disabled={!line.isOpen}
                  style={{ marginInlineStart: `${Math.min(line.depth, 8) * 1.25}rem` }}
                />
              </li>
            ))}
          </ul>
        </Radio.Group>
      )}
    </FormDialog>
  );
}
