import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsMove,
  IconFilePlus,
  IconStar,
  IconStarOff,
  IconTemplate,
  IconTemplateOff,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useArchivePage, useDeletePage, useMarkPage, useUpdatePage } from '../mutations';

const MovePageDialog = onDemand(() => import('../forms/MovePageDialog'));
const SharingDialog = onDemand(() => import('../forms/SharingDialog'));

interface Props {
  target: MenuTarget;
  projectId: string;
  page: Page;
  pages: readonly Page[];
  mayCreate: boolean;
  onNew: (parentId: string) => void;
  onGone: (pageId: string) => void;
}

/** What the user may do with a page of the library. */
export default function PageMenu(props: Props) {
  const { target, projectId, page, pages, mayCreate, onNew, onGone } = props;
  const [dialog, setDialog] = useState<'move' | 'sharing' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const mark = useMarkPage(projectId);
  const update = useUpdatePage({ projectId, pageId: page.id }, 'toast');
  const archive = useArchivePage(projectId);
  const remove = useDeletePage(projectId);
  const may = (action: string) => page.permittedActions.includes(action as 'edit');
  const { id, version, isFavorite, isTemplate, archivedAt } = page;
  const isArchived = archivedAt !== null;
  return (
    <>
      <OpenMenu target={target} position="bottom-end">
        <Menu.Item
          leftSection={isFavorite ? <IconStarOff size={16} /> : <IconStar size={16} />}
          onClick={() => mark.mutate({ pageId: id, favorite: !isFavorite })}
        >
          {isFavorite ? 'Remove star' : 'Star'}
        </Menu.Item>
        {mayCreate && !isArchived && (
          <Menu.Item leftSection={<IconFilePlus size={16} />} onClick={() => onNew(id)}>
            New page in it
          </Menu.Item>
        )}
        {may('manage') && (
          <>
            {!isArchived && (
              <Menu.Item
                leftSection={<IconArrowsMove size={16} />}
                onClick={() => setDialog('move')}
              >
                Move to
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconUsers size={16} />} onClick={() => setDialog('sharing')}>
              Who sees it
            </Menu.Item>
            <Menu.Item
              leftSection={isTemplate ? <IconTemplateOff size={16} /> : <IconTemplate size={16} />}
              onClick={() => update.mutate({ version, isTemplate: !isTemplate })}
            >
              {isTemplate ? 'No longer a template' : 'Use as a template'}
            </Menu.Item>
            <Menu.Item
              leftSection={isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
              onClick={() => archive.mutate({ page, archived: !isArchived })}
            >
              {isArchived ? 'Take out of the archive' : 'Archive'}
            </Menu.Item>
          </>
        )}
        {isArchived && may('delete') && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => setDialog('delete')}
          >
            Delete
          </Menu.Item>
        )}
      </OpenMenu>
      <PanelBoundary name="The dialog" floating onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'move' && (
            <MovePageDialog projectId={projectId} page={page} pages={pages} onClose={close} />
          )}
          {dialog === 'sharing' && (
            <SharingDialog projectId={projectId} page={page} onClose={close} />
          )}
          {dialog === 'delete' && (
            <ConfirmDialog
              title={`Delete ${page.title}?`}
              confirmLabel="Delete"
              pending={remove.isPending}
              onClose={close}
              onConfirm={() =>
                remove.mutate(page, { onSuccess: () => onGone(id), onSettled: close })
              }
            >
              Its text, its comments and its versions are gone for good.
            </ConfirmDialog>
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
