import { Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPhotosOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './PairDialog.module.css';

interface Props {
  photo: Photo;
  pairing: boolean;
  onClose: () => void;
  onPair: (photoId: string) => void;
}

/** Number of photos to choose from: the latest that match the search. */
const SHOWN = 48;

/** Chooses a before or after photo of the same spot. */
export default function PairDialog({ photo, pairing, onClose, onPair }: Props) {
  const [text, setText] = useState(photo.locationDetail);
  const [q] = useDebouncedValue(text.trim(), 250);
  const list = useQuery({
    ...listPhotosOptions({
      path: { projectId: photo.projectId },
      query: { limit: SHOWN, ...(q && { q }) },
    }),
    placeholderData: (before) => before,
  });
  // A pair changes both photos.
  const others =
    list.data?.data.filter(
      ({ id, permittedActions }) => id !== photo.id && permittedActions.includes('update'),
    ) ?? [];
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Pair with another photo"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
      zIndex="var(--layer-question)"
    >
      <TextInput
        type="search"
        aria-label="Search photos"
        placeholder="Title, place or tag"
        data-autofocus
        maxLength={200}
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {list.isPending && <Skeleton shape="media" h={120} mt="sm" />}
      {list.error && !list.data && (
        <ErrorState operation="listPhotos" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && others.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          No other photo matches. Try other words.
        </Text>
      )}
      <ul className={`grid gap-8 m-top-12 scroll-y relative unlisted ${classes.choices}`}>
        {others.map(({ id, title, thumbnailUrl, takenOn }) => (
          <li key={id}>
            <button
              type="button"
              className={`w-full p-0 borderless rounded bare text font-inherit text-xs pointer text-left ${classes.choice}`}
              disabled={pairing}
              onClick={() => onPair(id)}
            >
              <img src={thumbnailUrl} alt="" loading="lazy" />
              {title}
              <span className="block quiet">{formatCalendarDate(takenOn)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
