import { ActionIcon, Button, FileButton, Menu } from '@mantine/core';
import {
  IconBell,
  IconBellOff,
  IconCopy,
  IconDots,
  IconDownload,
  IconFolderShare,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { DocumentDetail } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { ShareMediaButton } from '@/records/share/ShareMediaButton';
import { fullName } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useMenu } from '@/shared/ui/useMenu';
import EditDialog from '../forms/EditDialog';
import MoveDialog from '../forms/MoveDialog';
import {
  useDeleteDocument,
  useDownloadDocument,
  useLockDocument,
  useMarkDocument,
} from '../mutations';
import { useDocumentUploads } from '../uploads';

const DownloadsDialog = onDemand(() => import('../forms/DownloadsDialog'));

interface Props {
  document: DocumentDetail;
  /** The version that is shown, if it is not the current one. */
  shown: number | null;
  onDeleted: () => void;
}

type Dialog = 'edit' | 'move' | 'copy' | 'downloads';

/** What the user may do with a file. */
export function FileActions({ document, shown, onDeleted }: Props) {
  const { permittedActions, favorite, followed, name } = document;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const download = useDownloadDocument(document);
  const may = (action: DocumentDetail['permittedActions'][number]) =>
    permittedActions.includes(action);
  const offered = useOffers();
  const mark = useMarkDocument();
  const close = () => setDialog(null);
  return (
    <div className="flex wrap gap-8">
      {may('download') && (
        <Button
          size="xs"
          leftSection={<IconDownload size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate(shown)}
        >
          Download
        </Button>
      )}
      {may('update') && offered('createDocumentFromUpload') && <NewVersion document={document} />}
      <Lock document={document} />
      <ShareMediaButton
        projectId={document.projectId}
        target={{ type: 'document', id: document.id }}
        title={name}
        permitted={permittedActions}
      />
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Favorite"
        aria-pressed={favorite}
        onClick={() => mark.mutate({ at: document, marks: { favorite: !favorite } })}
      >
        {favorite ? <IconStarFilled size={16} /> : <IconStar size={16} />}
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Follow"
        aria-pressed={followed}
        onClick={() => mark.mutate({ at: document, marks: { followed: !followed } })}
      >
        {followed ? <IconBellOff size={16} /> : <IconBell size={16} />}
      </ActionIcon>
      <More document={document} onChoose={setDialog} onDeleted={onDeleted} />
      {dialog === 'edit' && <EditDialog document={document} onClose={close} />}
      {(dialog === 'move' || dialog === 'copy') && (
        <MoveDialog documents={[document]} copy={dialog === 'copy'} onClose={close} />
      )}
      {dialog === 'downloads' && (
        <PanelBoundary name="The downloads" floating onClose={close}>
          <Suspense>
            <DownloadsDialog document={document} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

interface MoreProps {
  document: DocumentDetail;
  onChoose: (dialog: Dialog) => void;
  onDeleted: () => void;
}

function More({ document, onChoose, onDeleted }: MoreProps) {
  const { permittedActions } = document;
  const { menu, target } = useMenu();
  const remove = useDeleteDocument();
  const may = (action: DocumentDetail['permittedActions'][number]) =>
    permittedActions.includes(action);
  if (permittedActions.length === 0) return null;
  return (
    <Menu position="bottom-end" {...menu}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={30}
          aria-label="More actions"
          loading={remove.isPending}
          {...target}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may('update') && (
          <>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onChoose('edit')}>
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<IconFolderShare size={16} />} onClick={() => onChoose('move')}>
              Move
            </Menu.Item>
          </>
        )}
        {may('download') && (
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => onChoose('copy')}>
            Copy
          </Menu.Item>
        )}
        {may('manage') && (
          <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => onChoose('downloads')}>
            Download log
          </Menu.Item>
        )}
        {may('delete') && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => remove.mutate(document, { onSuccess: onDeleted })}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Uploads a file as the next version of this one, whatever its name. */
function NewVersion({ document }: { document: DocumentDetail }) {
  const uploads = useDocumentUploads(document.projectId);
  const [key, setKey] = useState(0);
  return (
    <FileButton
      // A new input allows choosing the same file again.
      key={key}
      onChange={(file) => {
        if (file) uploads.addVersion(document, file);
        setKey(key + 1);
      }}
    >
      {(button) => (
        <Button {...button} size="xs" variant="default" leftSection={<IconUpload size={16} />}>
          New version
        </Button>
      )}
    </FileButton>
  );
}

/** Checks the file out or in. A manager ends what somebody else has forgotten. */
function Lock({ document }: { document: DocumentDetail }) {
  const { lock, permittedActions } = document;
  const change = useLockDocument(document);
  const isOwn = lock !== null && permittedActions.includes('update');
  if (!permittedActions.includes(lock && !isOwn ? 'manage' : 'update')) return null;
  const label = isOwn ? 'Check in' : lock ? `Check in for ${fullName(lock.by)}` : 'Check out';
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={lock ? <IconLockOpen size={16} /> : <IconLock size={16} />}
      loading={change.isPending}
      onClick={() => change.mutate(lock === null)}
    >
      {label}
    </Button>
  );
}
