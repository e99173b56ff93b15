import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import shared from '@/records/visitors/Public.module.css';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { calendarFormat, formatCalendarDate, formatNumber } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { byMonth } from '../grid';
import grid from '../parts/PhotoGrid.module.css';
import { PhotoTile } from '../parts/PhotoTile';
import classes from './SharedPhotos.module.css';
import { useAlbumPhotos } from './visitorPhotos';

const SharedPhotoViewer = onDemand(() => import('./SharedPhotoViewer'));

const month = calendarFormat({ month: 'long', year: 'numeric' });

/** Shows the photos of a shared album by month, for visitors. The first photo of a day shows its date. */
export function SharedAlbum(visited: Visited) {
  const { link, target, token } = visited;
  const [search, setSearch] = useAddressParams();
  const opened = search.get('photo');
  const list = useAlbumPhotos(token, target.id);
  const photos = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const open = (id: string | null) =>
    setSearch((query) => {
      id ? query.set('photo', id) : query.delete('photo');
      return query;
    });
  const more = () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };
  return (
    <SharedPage {...visited}>
      {target.description && <p className={shared.description}>{target.description}</p>}
      {list.isPending && <Skeleton shape="media" h={280} mt="lg" />}
      {list.error && !list.data && (
        <ErrorState
          operation="listPublicAlbumPhotos"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && photos.length === 0 && (
        <EmptyState icon={<IconPhoto size={20} />} title="No photos yet">
          Photos added to this album appear here.
        </EmptyState>
      )}
      {byMonth(photos).map(({ date, photos: ofMonth }) => {
        const name = month(date);
        return (
          <section key={date} aria-label={name}>
            <div className={`row gap-8 page ${grid.heading}`}>
              <h2 className="m-0 text-sm medium">{name}</h2>
              <span className="quiet text-xs">{formatNumber(ofMonth.length)}</span>
            </div>
            <ul className={`${grid.tiles} ${classes.tiles}`}>
              {ofMonth.map((photo, i) => (
                <PhotoTile
                  key={photo.id}
                  photo={photo}
                  onOpen={open}
                  {...(ofMonth[i - 1]?.takenOn !== photo.takenOn && {
                    caption: formatCalendarDate(photo.takenOn),
                  })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {list.hasNextPage && (
        <Button variant="default" mt="lg" loading={list.isFetchingNextPage} onClick={more}>
          Show more
        </Button>
      )}
      <PanelBoundary name="The photo" resetKeys={[opened]} onClose={() => open(null)}>
        <Suspense>
          {opened && list.data && (
            <SharedPhotoViewer
              photos={photos}
              photoId={opened}
              token={token}
              allowDownload={link.allowDownload}
              onOpen={open}
              onEnd={more}
              onClose={() => open(null)}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </SharedPage>
  );
}
