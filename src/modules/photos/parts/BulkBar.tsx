import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTag, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import type { Photo, PhotoAction } from '@/api/generated/types.gen';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { useMenu } from '@/shared/ui/useMenu';
import { useBulkPhotos } from '../useBulkPhotos';
import { PrivacyMenu } from './PrivacyMenu';

const TagsDialog = onDemand(() => import('../forms/TagsDialog'));

/** Photos that one call can change. */
const BULK_LIMIT = 200;

interface Props {
  projectId: string;
  /** The selected photos. */
  photos: readonly Photo[];
  /** Called with the ids to deselect. */
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
}

/** Shows the bulk actions on the selected photos. */
export function BulkBar({ projectId, photos: selected, onDone, onClear }: Props) {
  const photos = selected.slice(0, BULK_LIMIT);
  const [dialog, setDialog] = useState<'tags' | 'delete' | null>(null);
  const bulk = useBulkPhotos(projectId, onDone, 'toast');
  // The dialog of tags shows its failure itself.
  const tagging = useBulkPhotos(projectId, onDone, 'inline');
  const some = (action: PhotoAction) =>
    photos.some(({ permittedActions }) => permittedActions.includes(action));
  const close = () => setDialog(null);
  return (
    <SelectionBar
      noun={{ one: 'photo', many: 'photos' }}
      selected={selected.length}
      limit={BULK_LIMIT}
      onClear={onClear}
    >
      {some('move') && (
        <MoveMenu
          projectId={projectId}
          busy={bulk.isPending}
          onMove={(albumId) =>
            bulk.mutate({ action: 'move', photos, ...(albumId !== null && { albumId }) })
          }
        />
      )}
      {some('update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTag size={16} />}
          onClick={() => setDialog('tags')}
        >
          Tags
        </Button>
      )}
      {some('set_private') && (
        <PrivacyMenu
          busy={bulk.isPending}
          onChoose={(isPrivate) =>
            bulk.mutate({ action: 'set_private', photos, private: isPrivate })
          }
        />
      )}
      {some('delete') && (
        <Button
          size="xs"
          variant="default"
          c="var(--negative)"
          leftSection={<IconTrash size={16} />}
          onClick={() => setDialog('delete')}
        >
          Delete
        </Button>
      )}
      <Suspense>
        {dialog === 'tags' && (
          <TagsDialog
            photos={photos}
            saving={tagging.isPending}
            error={tagging.error}
            onClose={close}
            onSave={(tags) =>
              tagging.mutate({ action: 'tag', photos, ...tags }, { onSuccess: close })
            }
          />
        )}
      </Suspense>
      {dialog === 'delete' && (
        <ConfirmDialog
          title={`Delete ${count(photos.length, 'photo')}?`}
          confirmLabel="Delete"
          pending={bulk.isPending}
          onClose={close}
          onConfirm={() => bulk.mutate({ action: 'delete', photos }, { onSettled: close })}
        >
          {count(photos.length, 'photo')} with their markup and comments will be deleted. This
          cannot be undone.
        </ConfirmDialog>
      )}
    </SelectionBar>
  );
}

/** More would freeze the page. */
const MOST_ALBUMS = 500;

interface MoveMenuProps {
  projectId: string;
  busy: boolean;
  /** Null removes them from their albums. */
  onMove: (albumId: string | null) => void;
}

function MoveMenu({ projectId, busy, onMove }: MoveMenuProps) {
  const albums = useQuery(listAlbumsOptions({ path: { projectId } }));
  const { menu, target } = useMenu();
  return (
    <Menu {...menu} position="bottom-start" shadow="md" width={220}>
      <Menu.Target>
        <Button
          {...target}
          size="xs"
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          Move to
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {albums.error && !albums.data && (
          <Menu.Item closeMenuOnClick={false} onClick={() => void albums.refetch()}>
            {failureText('listAlbums', albums.error)}. Try again
          </Menu.Item>
        )}
        {albums.data?.data.slice(0, MOST_ALBUMS).map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onMove(id)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onMove(null)}>No album</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
