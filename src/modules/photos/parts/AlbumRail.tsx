import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import type { Album } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { ActionItems } from '@/shared/ui/ActionItems';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import classes from './AlbumRail.module.css';

const AlbumDialog = onDemand(() => import('../forms/AlbumDialog'));
const ShareDialog = onDemand(() => import('@/records/share/ShareDialog'));
const DeleteAlbumDialog = onDemand(() => import('../forms/DeleteAlbumDialog'));

interface Props {
  projectId: string;
  /** The number of all photos. Undefined while unknown. */
  total: number | undefined;
  /** The id of the current album. Empty for all photos. */
  current: string;
  mayCreate: boolean;
  onOpen: (albumId: string) => void;
}

type OpenDialog = { name: 'create' } | { name: 'edit' | 'share' | 'delete'; album: Album };

export function AlbumRail({ projectId, total, current, mayCreate, onOpen }: Props) {
  const albums = useQuery(listAlbumsOptions({ path: { projectId } }));
  const { shown, more } = useShown(albums.data?.data ?? []);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <nav className={`scroll-y relative ${classes.rail}`} aria-label="Albums">
      <div className={`row between ${classes.head}`}>
        <h2 className={`m-0 text-sm ${classes.title}`}>Albums</h2>
        {mayCreate && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="New album"
            onClick={() => setDialog({ name: 'create' })}
          >
            <IconPlus size={16} />
          </ActionIcon>
        )}
      </div>
      <ul className={`list ${classes.list}`}>
        <li className={`row relative ${classes.item}`}>
          <button
            type="button"
            className={`grid grow gap-8 items-center min-w-0 p-4-8 borderless rounded bare text font-inherit text-sm pointer hovered ${classes.open}`}
            aria-current={current === '' ? 'true' : undefined}
            onClick={() => onOpen('')}
          >
            <span className={`grid place-center clip rounded sunken quiet ${classes.cover}`}>
              <IconPhoto size={16} aria-hidden="true" />
            </span>
            <span className="cut">All photos</span>
            {total !== undefined && (
              <span className={`quiet text-xs digits regular ${classes.count}`}>
                {formatNumber(total)}
              </span>
            )}
          </button>
        </li>
        {albums.isPending && <Skeleton shape="row" mt={4} />}
        {shown.map((album) => (
          <li key={album.id} className={`row relative ${classes.item}`}>
            <button
              type="button"
              className={`grid grow gap-8 items-center min-w-0 p-4-8 borderless rounded bare text font-inherit text-sm pointer hovered ${classes.open}`}
              aria-current={current === album.id ? 'true' : undefined}
              title={album.description || undefined}
              onClick={() => onOpen(album.id)}
            >
              <span className={`grid place-center clip rounded sunken quiet ${classes.cover}`}>
                {album.coverUrl ? (
                  <img src={album.coverUrl} alt="" loading="lazy" />
                ) : (
                  <IconPhoto size={16} aria-hidden="true" />
                )}
              </span>
              <span className="cut">{album.name}</span>
              <span className={`quiet text-xs digits regular ${classes.count}`}>
                {formatNumber(album.photoCount)}
              </span>
            </button>
            {album.permittedActions.length > 0 && (
              <AlbumMenu album={album} onOpen={(name) => setDialog({ name, album })} />
            )}
          </li>
        ))}
      </ul>
      {more}
      {albums.error && !albums.data && (
        <div className={`p-8 ${classes.failure}`}>
          <ErrorLine
            operation="listAlbums"
            error={albums.error}
            onRetry={() => void albums.refetch()}
          />
        </div>
      )}
      {dialog && <Dialogs {...{ projectId, current, dialog, onOpen }} onClose={close} />}
    </nav>
  );
}

interface AlbumMenuProps {
  album: Album;
  onOpen: (dialog: 'edit' | 'share' | 'delete') => void;
}

const AlbumMenu = ({ album, onOpen }: AlbumMenuProps) => (
  <Menu position="bottom-end" width={160} shadow="md">
    <Menu.Target>
      <ActionIcon
        className="rigid"
        variant="subtle"
        color="gray"
        aria-label={`Actions for the album ${album.name}`}
      >
        <IconDotsVertical size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <ActionItems
        actions={[
          {
            title: 'Edit',
            icon: IconPencil,
            permitted: album.permittedActions.includes('update'),
            run: () => onOpen('edit'),
          },
          {
            title: 'Share',
            icon: IconShare,
            permitted: album.permittedActions.includes('share'),
            run: () => onOpen('share'),
          },
          {
            title: 'Delete',
            icon: IconTrash,
            color: 'var(--negative)',
            permitted: album.permittedActions.includes('delete'),
            run: () => onOpen('delete'),
          },
        ]}
      />
    </Menu.Dropdown>
  </Menu>
);

interface DialogsProps extends Pick<Props, 'projectId' | 'current' | 'onOpen'> {
  dialog: OpenDialog;
  onClose: () => void;
}

const Dialogs = ({ projectId, current, dialog, onOpen, onClose }: DialogsProps) => (
  <Suspense>
    {(dialog.name === 'create' || dialog.name === 'edit') && (
      <AlbumDialog
        projectId={projectId}
        album={dialog.name === 'edit' ? dialog.album : null}
        onClose={onClose}
        onCreated={onOpen}
      />
    )}
    {dialog.name === 'share' && (
      <ShareDialog
        projectId={projectId}
        targets={[{ type: 'album', id: dialog.album.id, title: dialog.album.name, isPublic: true }]}
        onClose={onClose}
      />
    )}
    {dialog.name === 'delete' && (
      <DeleteAlbumDialog
        projectId={projectId}
        album={dialog.album}
        onClose={onClose}
        onDeleted={() => current === dialog.album.id && onOpen('')}
      />
    )}
  </Suspense>
);
