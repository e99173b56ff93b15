import { useQuery } from '@tanstack/react-query';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import type { Photo, PhotoDetail, TakenAtSource } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { coordinatesOf } from '@/shared/format/coordinates';
import { formatBytes, formatTime } from '@/shared/format/format';
import { openLabel } from '@/shared/format/labels';
import { formatSiteTime } from '@/shared/format/siteTime';
import { Unbroken } from '@/shared/ui/Unbroken';
import { windOf } from '../plot';
import { AlbumCover } from './AlbumCover';
import { MiniPlot } from './MiniPlot';
import panel from './PhotoPanel.module.css';
import { PhotoPrivacy } from './PhotoPrivacy';

const sources: Record<TakenAtSource, string> = {
  exif: 'from the camera',
  device: 'from the device that uploaded it',
  manual: 'entered by hand',
};

interface Props {
  photo: PhotoDetail;
  /** Other photos of the project, for the plot. */
  photos: readonly Photo[];
}

/** When, where and by whom a photo was taken, and who sees it. */
export function PhotoFacts({ photo, photos }: Props) {
  const { projectId, position } = photo;
  const albums = useQuery(listAlbumsOptions({ path: { projectId } }));
  const album = albums.data?.data.find(({ id }) => id === photo.albumId);
  return (
    <dl className={panel.facts}>
      <dt>Taken</dt>
      <dd>
        <time dateTime={photo.takenAt}>{formatSiteTime(photo.takenAt)}</time>
        <span className={panel.quiet}>
          {openLabel(sources, photo.takenAtSource)}
          {photo.takenAtSource === 'exif' &&
            !/^[+-]/.test(photo.takenAtZone) &&
            `; it recorded no time zone, so this assumes ${photo.takenAtZone}`}
        </span>
      </dd>
      <dt>Visible to</dt>
      <dd>
        <PhotoPrivacy photo={photo} />
      </dd>
      <dt>Album</dt>
      <dd>
        {album?.name ?? (photo.albumId ? '…' : 'None')}
        {album && <AlbumCover album={album} photo={photo} />}
      </dd>
      {photo.locationDetail && (
        <>
          <dt>Location</dt>
          <dd>
            <Unbroken text={photo.locationDetail} />
          </dd>
        </>
      )}
      <dt>Coordinates</dt>
      <dd>
        {position ? (
          <>
            {coordinatesOf(position)}
            {position.heading !== null && (
              <span className={panel.quiet}>
                Facing {windOf(position.heading)} ({Math.round(position.heading)}°)
              </span>
            )}
            <MiniPlot photo={photo} photos={photos} />
          </>
        ) : (
          'None'
        )}
      </dd>
      <dt>Uploaded</dt>
      <dd>
        {formatTime(photo.createdAt)} by <PersonName person={photo.createdBy} />
      </dd>
      {photo.camera && (
        <>
          <dt>Camera</dt>
          <dd>{photo.camera}</dd>
        </>
      )}
      <dt>File</dt>
      <dd>
        {photo.fileName}
        <span className={panel.quiet}>
          {photo.width} × {photo.height}, {formatBytes(photo.sizeBytes)}
        </span>
      </dd>
    </dl>
  );
}
