import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { ErrorState } from '@/shared/ui/states';
import classes from './Compare.module.css';

/** Two photos of the same spot on top of each other, with a slider between them. */
export function Compare({ photo, pairId }: { photo: Photo; pairId: string }) {
  const [share, setShare] = useState(50);
  const partner = useQuery(
    getPhotoOptions({ path: { projectId: photo.projectId, photoId: pairId } }),
  );
  if (partner.error && !partner.data) {
    return (
      <ErrorState
        operation="getPhoto"
        error={partner.error}
        onRetry={() => void partner.refetch()}
      />
    );
  }
  if (!partner.data) return <Loader className={classes.loader} />;
  const [before, after] = [photo, partner.data.data].sort(
    (a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt),
  ) as [Photo, Photo];
  const [left, right] = [
    `Before, ${formatCalendarDate(before.takenOn)}`,
    `After, ${formatCalendarDate(after.takenOn)}`,
  ];
  return (
    <div className={`grid place-center w-full h-full ${classes.compare}`}>
      <div
        className={`relative clip ${classes.frame}`}
        style={{ aspectRatio: `${after.width} / ${after.height}` }}
      >
        <img src={after.url} alt={`${right}: ${after.title}`} draggable={false} />
        <img
          src={before.url}
          alt={`${left}: ${before.title}`}
          draggable={false}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span
          className={`absolute shadow-float no-pointer ${classes.line}`}
          style={{ left: `${share}%` }}
          aria-hidden="true"
        />
        <span className={`absolute rounded text-sm no-pointer ${classes.before}`}>{left}</span>
        <span className={`absolute rounded text-sm no-pointer ${classes.after}`}>{right}</span>
        <input
          type="range"
          className={`absolute inset-0 w-full h-full m-0 ${classes.slider}`}
          min={0}
          max={100}
          value={share}
          aria-label="Share of the earlier photo that is shown"
          aria-valuetext={`${share}% before, ${100 - share}% after`}
          // biome-ignore lint/a11y/noAutofocus: the slider is the main control of this mode.
          autoFocus
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
