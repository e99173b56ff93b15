import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPhotosOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { formatTime } from '@/shared/format/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PickTiles, useSearchWords } from './PickTiles';

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
  const words = useSearchWords();
  const [isOfDay, setOfDay] = useState(day !== null);
  const ofDay = isOfDay && day ? { takenFrom: day, takenTo: day } : {};
  const found = useQuery({
    ...listPhotosOptions({ path: { projectId }, query: { ...words.query, ...ofDay, limit: 60 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PickTiles<Photo>
      title="Photos of the project"
      one="photo"
      hint="Title, tag or place"
      operation="listPhotos"
      words={words}
      found={found}
      items={found.data?.data.filter(({ id }) => !taken.includes(id))}
      captionOf={({ title, takenAt }) => [title, formatTime(takenAt)]}
      empty={
        <EmptyState icon={<IconPhoto size={20} />} title="No photos found">
          {isOfDay ? 'None was taken on this day. Show all days to choose another.' : undefined}
        </EmptyState>
      }
      filters={
        day && (
          <Button variant="default" aria-pressed={isOfDay} onClick={() => setOfDay(!isOfDay)}>
            {isOfDay ? 'Show all days' : 'Only of the day'}
          </Button>
        )
      }
      onPick={onPick}
      onClose={onClose}
    />
  );
}
