import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPhotosOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { formatTime } from '@/shared/format/format';
import classes from './Pins.module.css';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

interface Props {
  projectId: string;
  value: Photo | null;
  onChange: (photo: Photo | null) => void;
  error?: string | false;
}

/** Finds a photo of the project by words, the latest first. */
export function PhotoSelect({ projectId, value, onChange, error }: Props) {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listPhotosOptions({ path: { projectId }, query: { ...(q && { q }), limit: 20 } }),
    placeholderData: keepPreviousData,
  });
  const photos = found.data?.data ?? [];
  return (
    <Select
      label="Photo"
      description="By title, tag or place"
      data-autofocus
      searchable
      data={photos.map(({ id, title }) => ({ value: id, label: title }))}
      // The server has already filtered the options.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const photo = photos.find(({ id }) => id === option.value);
        return (
          <span className={`row gap-8 ${classes.photoOption}`}>
            {photo && <img src={photo.thumbnailUrl} alt="" />}
            <span>
              {option.label}
              {photo && <small>{formatTime(photo.takenAt)}</small>}
            </span>
          </span>
        );
      }}
      value={value?.id ?? null}
      onChange={(id) => onChange(photos.find((photo) => photo.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
      error={error || (found.error && failureText('listPhotos', found.error))}
    />
  );
}
