import { Button, Modal, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPhotosOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { count, formatTime } from '@/shared/format/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './PickPhotos.module.css';

interface Props {
  projectId: string;
  /** Photos of this day come first in a daily report. */
  day?: string | null;
  taken?: readonly string[];
  onPick: (photos: readonly Photo[]) => void;
  onClose: () => void;
}

/** Chooses photos of the project, the latest first. */
export default function PickPhotos({ projectId, day = null, taken = [], onPick, onClose }: Props) {
  useReturnFocus();
  const [search, setSearch] = useState('');
  const [isOfDay, setOfDay] = useState(day !== null);
  const [chosen, setChosen] = useState<readonly Photo[]>([]);
  const [q] = useDebouncedValue(search.trim(), 250);
  const ofDay = isOfDay && day ? { takenFrom: day, takenTo: day } : {};
  const found = useQuery({
    ...listPhotosOptions({ path: { projectId }, query: { ...(q && { q }), ...ofDay, limit: 60 } }),
    placeholderData: keepPreviousData,
  });
  const photos = (found.data?.data ?? []).filter(({ id }) => !taken.includes(id));
  const toggle = (photo: Photo) =>
    setChosen(
      chosen.some(({ id }) => id === photo.id)
        ? chosen.filter(({ id }) => id !== photo.id)
        : [...chosen, photo],
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Photos of the project"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div className={classes.filters}>
        <TextInput
          aria-label="Find photos"
          placeholder="Title, tag or place"
          data-autofocus
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {day && (
          <Button variant="default" aria-pressed={isOfDay} onClick={() => setOfDay(!isOfDay)}>
            {isOfDay ? 'Show all days' : 'Only of the day'}
          </Button>
        )}
      </div>
      {found.error && !found.data && (
        <ErrorState
          operation="listPhotos"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Skeleton h={260} aria-busy="true" />}
      {found.data && photos.length === 0 && (
        <EmptyState icon={<IconPhoto size={26} stroke={1.6} />} title="No photos found">
          {isOfDay ? 'None was taken on this day. Show all days to choose another.' : undefined}
        </EmptyState>
      )}
      <ul className={classes.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <UnstyledButton
              className={classes.photo}
              aria-pressed={chosen.some(({ id }) => id === photo.id)}
              onClick={() => toggle(photo)}
            >
              <img src={photo.thumbnailUrl} alt="" loading="lazy" />
              <span>{photo.title}</span>
              <small>{formatTime(photo.takenAt)}</small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          Add {count(chosen.length, 'photo')}
        </Button>
      </div>
    </Modal>
  );
}
