import { Button, Menu } from '@mantine/core';
import {
  IconBell,
  IconChevronDown,
  IconCopy,
  IconFolderShare,
  IconHistory,
  IconPencil,
  IconShare,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getDocumentOptions } from '@/api/generated/documents.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { onDemand } from '@/shared/onDemand';
import { ActionItems } from '@/shared/ui/ActionItems';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useMenu } from '@/shared/ui/useMenu';
import EditDialog from '../forms/EditDialog';
import MoveDialog from '../forms/MoveDialog';
import { useDeleteDocument, useMarkDocument } from '../mutations';

const AccessDialog = onDemand(() => import('../forms/AccessDialog'));
const DownloadsDialog = onDemand(() => import('../forms/DownloadsDialog'));
const ShareDialog = onDemand(() => import('@/records/share/ShareDialog'));

type Dialog = 'edit' | 'move' | 'copy' | 'access' | 'downloads' | 'share';

/** The actions that open a dialog. */
const dialogs = [
  { title: 'Access', icon: IconUsers, action: 'manage', dialog: 'access' },
  { title: 'Download log', icon: IconHistory, action: 'manage', dialog: 'downloads' },
  { title: 'Share', icon: IconShare, action: 'share', dialog: 'share' },
  { title: 'Edit folder', icon: IconPencil, action: 'update', dialog: 'edit' },
  { title: 'Move folder', icon: IconFolderShare, action: 'update', dialog: 'move' },
  { title: 'Copy folder', icon: IconCopy, action: 'download', dialog: 'copy' },
] as const;

interface Props {
  projectId: string;
  folderId: string;
  /** Leaves the folder, which is in the recycle bin now. */
  onDeleted: (parentId: string | null) => void;
}

/** What the user may do with the shown folder. */
export default function FolderActions({ projectId, folderId, onDeleted }: Props) {
  const path = { projectId, documentId: folderId };
  const query = useQuery(getDocumentOptions({ path }));
  const folder = query.data?.data;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { menu, target } = useMenu();
  const remove = useDeleteDocument();
  const mark = useMarkDocument();
  if (query.error) return <FormMessage>{failureText('getDocument', query.error)}</FormMessage>;
  if (!folder) return null;
  const close = () => setDialog(null);
  const may = (action: (typeof folder.permittedActions)[number]) =>
    folder.permittedActions.includes(action);
  const { favorite, followed } = folder;
  return (
    <>
      <Menu position="bottom-end" {...menu}>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="subtle"
            rightSection={<IconChevronDown size={16} />}
            loading={remove.isPending}
            {...target}
          >
            Folder
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ActionItems
            actions={[
              {
                title: followed ? 'Stop following' : 'Follow folder',
                icon: IconBell,
                run: () => mark.mutate({ at: folder, marks: { followed: !followed } }),
              },
              {
                title: favorite ? 'Remove from favorites' : 'Add to favorites',
                icon: IconStar,
                run: () => mark.mutate({ at: folder, marks: { favorite: !favorite } }),
              },
              ...dialogs.map(({ title, icon, action, dialog }) => ({
                title,
                icon,
                permitted: may(action),
                run: () => setDialog(dialog),
              })),
              {
                title: 'Delete folder',
                icon: IconTrash,
                color: 'red',
                permitted: may('delete'),
                run: () => remove.mutate(folder, { onSuccess: () => onDeleted(folder.parentId) }),
              },
            ]}
          />
        </Menu.Dropdown>
      </Menu>
      {dialog === 'edit' && <EditDialog document={folder} onClose={close} />}
      {(dialog === 'move' || dialog === 'copy') && (
        <MoveDialog documents={[folder]} copy={dialog === 'copy'} onClose={close} />
      )}
      <PanelBoundary name="The dialog" floating onClose={close}>
        <Suspense>
          {dialog === 'access' && <AccessDialog folder={folder} onClose={close} />}
          {dialog === 'downloads' && <DownloadsDialog document={folder} onClose={close} />}
          {dialog === 'share' && (
            <ShareDialog
              projectId={projectId}
              targets={[{ type: 'document', id: folder.id, title: folder.name, isPublic: true }]}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
