import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconFolder, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFoldersOptions } from '@/api/generated/documents.gen';
import type { Folder, FolderRef } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import classes from './FolderTree.module.css';

interface Props {
  projectId: string;
  /** The shown folder; empty for the top, null for another place. */
  folderId: string | null;
  /** The folders from the top to the shown one. */
  trail: readonly FolderRef[];
  hrefTo: (folderId: string) => string;
}

/** Shows the folders of the project. Those above the shown one are open. */
export function FolderTree({ projectId, folderId, trail, hrefTo }: Props) {
  const folders = useQuery(listFoldersOptions({ path: { projectId } }));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const all = folders.data?.data;
  if (!all) {
    return folders.error ? (
      <ErrorLine
        operation="listFolders"
        error={folders.error}
        onRetry={() => void folders.refetch()}
      />
    ) : (
      <Skeleton shape="row" count={7} />
    );
  }
  const byParent = new Map<string | null, Folder[]>();
  for (const folder of all) {
    const siblings = byParent.get(folder.parentId) ?? [];
    byParent.set(folder.parentId, [...siblings, folder]);
  }
  const onTrail = new Set(trail.map(({ id }) => id));
  const isOpen = (id: string) => changed.get(id) ?? onTrail.has(id);
  const line = (folder: Pick<Folder, 'id' | 'name'> & Partial<Folder>, icon = true) => (
    <AppLink
      href={hrefTo(folder.id)}
      data-folder={folder.id}
      className={`row grow gap-4 min-w-0 p-4-8 rounded text undecorated hovered ${classes.link}`}
      aria-current={folder.id === folderId ? 'page' : undefined}
    >
      {icon && <IconFolder size={16} aria-hidden="true" />}
      <span className="cut">{folder.name}</span>
      {folder.access === 'private' && <IconLock size={14} aria-label="Private" role="img" />}
    </AppLink>
  );
  const branch = (parentId: string | null) => (
    <ul>
      {byParent.get(parentId)?.map((folder) => {
        const hasMore = byParent.has(folder.id);
        const open = isOpen(folder.id);
        return (
          <li key={folder.id}>
            <div className="row gap-2 min-w-0">
              {hasMore ? (
                <ActionIcon
                  size={22}
                  variant="subtle"
                  color="gray"
                  aria-label={`Folders in ${folder.name}`}
                  aria-expanded={open}
                  onClick={() => setChanged(new Map(changed).set(folder.id, !open))}
                >
                  <IconChevronRight size={14} className={classes.chevron} data-open={open} />
                </ActionIcon>
              ) : (
                <span className={classes.space} />
              )}
              {line(folder)}
            </div>
            {hasMore && open && branch(folder.id)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav aria-label="Folder tree" className={`text-sm ${classes.tree}`}>
      <div className="row gap-2 min-w-0">{line({ id: '', name: 'All documents' }, false)}</div>
      {branch(null)}
    </nav>
  );
}
