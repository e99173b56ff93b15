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
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { useMenu } from '@/shared/ui/useMenu';
import EditDialog from '../forms/EditDialog';
import MoveDialog from '../forms/MoveDialog';
import { useDeleteDocument, useMarkDocument } from '../mutations';

const AccessDialog = onDemand(() => import('../forms/AccessDialog'));
const DownloadsDialog = onDemand(() => import('../forms/DownloadsDialog'));
const ShareDialog = onDemand(() => import('@/shared/share/ShareDialog'));

type Dialog = 'edit' | 'move' | 'copy' | 'access' | 'downloads' | 'share';

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
            rightSection={<IconChevronDown size={15} />}
            loading={remove.isPending}
            {...target}
          >
            Folder
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconBell size={15} />}
            onClick={() => mark.mutate({ at: folder, marks: { followed: !followed } })}
          >
            {followed ? 'Stop following' : 'Follow folder'}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconStar size={15} />}
            onClick={() => mark.mutate({ at: folder, marks: { favorite: !favorite } })}
          >
            {favorite ? 'Remove from favorites' : 'Add to favorites'}
          </Menu.Item>
          {may('manage') && (
            <>
              <Menu.Item leftSection={<IconUsers size={15} />} onClick={() => setDialog('access')}>
                Access
              </Menu.Item>
              <Menu.Item
                leftSection={<IconHistory size={15} />}
                onClick={() => setDialog('downloads')}
              >
                Download log
              </Menu.Item>
            </>
          )}
          {may('share') && (
            <Menu.Item leftSection={<IconShare size={15} />} onClick={() => setDialog('share')}>
              Share
            </Menu.Item>
          )}
          {may('update') && (
            <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => setDialog('edit')}>
              Edit folder
            </Menu.Item>
          )}
          {may('update') && (
            <Menu.Item
              leftSection={<IconFolderShare size={15} />}
              onClick={() => setDialog('move')}
            >
              Move folder
            </Menu.Item>
          )}
          {may('download') && (
            <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => setDialog('copy')}>
              Copy folder
            </Menu.Item>
          )}
          {may('delete') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={15} />}
              onClick={() => remove.mutate(folder, { onSuccess: () => onDeleted(folder.parentId) })}
            >
              Delete folder
            </Menu.Item>
          )}
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
