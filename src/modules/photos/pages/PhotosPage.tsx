import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutGrid, IconMap2, IconPhoto } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { getPhotoSummaryOptions, listPhotosInfiniteOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { CollectionBody } from '@/shared/collection/CollectionBody';
import { CollectionHead } from '@/shared/collection/CollectionHead';
import { CollectionToolbar } from '@/shared/collection/CollectionToolbar';
import { UploadButton } from '@/shared/collection/files/UploadButton';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useSelection } from '@/shared/collection/useSelection';
import { useView } from '@/shared/collection/view';
import { count, formatCalendarDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { TABLET } from '@/shared/theme/breakpoints';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { UploadStatus } from '@/shared/upload/UploadStatus';
import { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { AlbumRail } from '../parts/AlbumRail';
import { BulkBar } from '../parts/BulkBar';
import { photoFilters } from '../parts/PhotoFilters';
import { Photos } from '../parts/Photos';
import { Timeline } from '../parts/Timeline';
import { filtersOf, photoView, queryOf } from '../photoView';
import { photoFile, usePhotoUploads } from '../usePhotoUploads';
import classes from './PhotosPage.module.css';

const PhotoViewer = onDemand(() => import('../viewer/PhotoViewer'));

const noun = { one: 'photo', many: 'photos' };
const layouts = [
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { value: 'map', label: 'Map', icon: IconMap2 },
];

export default function PhotosPage() {
  const projectId = useProjectId();
  const state = usePhotoView();
  const { view, change } = state;
  const selection = useSelection('photos');
  const path = { projectId };
  const may = useProjectActions(projectId);
  const summary = useQuery({
    ...getPhotoSummaryOptions({ path, query: filtersOf(view) }),
    placeholderData: (before) => before,
  });
  const list = useInfiniteQuery({
    ...listPhotosInfiniteOptions({ path, query: queryOf(view) }),
    ...byCursor(projectId),
  });
  const photos = useMemo(() => list.data?.pages.flatMap(({ data }) => data), [list.data]);
  const chosen = photos?.filter(({ id }) => selection.selected.has(id)) ?? [];
  const uploads = usePhotoUploads(projectId);
  const upload = (files: readonly File[]) => void uploads.add(files, view.album);
  const mayUpload = may('create_photo');
  const { over, handlers } = useFilesOnPage(mayUpload && !view.photo, upload);
  const uploadButton = mayUpload ? (
    <UploadButton extensions={photoFile.extensions} onFiles={upload} />
  ) : (
    <WhyNot
      projectId={projectId}
      absent={[{ module: 'photos', action: 'create', does: 'upload photos' }]}
    />
  );
  const total = summary.data?.data.total;
  const more = () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };
  const open = (photo: string) => change({ photo });
  // Then the albums are a row below the head of the page.
  const narrow = useMediaQuery(TABLET, undefined, { getInitialValueInEffect: false });

  const albums = (
    <PanelBoundary name="The albums" className={classes.rail}>
      <AlbumRail
        projectId={projectId}
        total={state.isNarrowed ? undefined : total}
        current={view.album}
        mayCreate={may('create_album')}
        onOpen={(album) => change({ album })}
      />
    </PanelBoundary>
  );

  return (
    <div className={`relative grid ${classes.page}`} data-over={over || undefined} {...handlers}>
      {!narrow && albums}
      <div className={`flex column gap-12 min-w-0 min-h-0 ${classes.main}`}>
        <CollectionHead title="Photos" noun={noun} total={total}>
          {uploadButton}
        </CollectionHead>
        {narrow && albums}
        <CollectionToolbar
          many={noun.many}
          state={state}
          filters={photoFilters({ view, onChange: change, summary: summary.data?.data })}
          layouts={layouts}
        />
        <Timeline summary={summary} view={view} onChange={change} />
        <BulkBar
          projectId={projectId}
          photos={chosen}
          onDone={(ids) => selection.select(ids, false)}
          onClear={selection.clear}
        />
        <PanelBoundary name="The photos" className={classes.tall} resetKeys={[list.data]}>
          <CollectionBody
            noun={noun}
            icon={IconPhoto}
            operation="listPhotos"
            list={list}
            items={photos}
            state={state}
            action={uploadButton}
            purpose={
              mayUpload
                ? 'Upload photos, drop them here or paste one. Their time and place are read from the files.'
                : 'Photos that the team uploads appear here.'
            }
            skeleton={
              <Skeleton shape="media" count={18} className={`gap-4 clip ${classes.skeletons}`} />
            }
          >
            {photos && (
              <Photos
                {...{ view, change, photos, selection }}
                summary={summary.data?.data}
                complete={!list.hasNextPage}
                onOpen={open}
                onMore={more}
              />
            )}
          </CollectionBody>
        </PanelBoundary>
      </div>
      <Uploads uploads={uploads} onOpen={open} />
      <OpenPhoto
        projectId={projectId}
        photos={photos ?? []}
        photoId={view.photo}
        onOpen={open}
        onEnd={more}
      />
    </div>
  );
}

/** Returns the view of the page, in which the open album counts as a filter. */
function usePhotoView() {
  const state = useView(photoView);
  return {
    ...state,
    isNarrowed: state.isNarrowed || state.view.album !== '',
    clearAll: () => {
      state.clearAll();
      state.change({ album: '' });
    },
  };
}

interface UploadsProps {
  uploads: ReturnType<typeof usePhotoUploads>;
  onOpen: (photoId: string) => void;
}

const Uploads = ({ uploads, onOpen }: UploadsProps) => (
  <UploadStatus
    uploads={uploads}
    uploaded={uploads.uploaded.map(({ id, title, takenOn, thumbnailUrl }) => ({
      ...{ id, title, note: formatCalendarDate(takenOn) },
      pictureUrl: thumbnailUrl,
    }))}
    words={(made) => count(made, 'photo')}
    onOpen={onOpen}
  />
);

interface OpenPhotoProps {
  projectId: string;
  photos: readonly Photo[];
  /** Empty if none is open. */
  photoId: string;
  /** Opens a photo, or none. */
  onOpen: (photoId: string) => void;
  onEnd: () => void;
}

const OpenPhoto = ({ projectId, photos, photoId, onOpen, onEnd }: OpenPhotoProps) => (
  <PanelBoundary
    name="The photo"
    className={classes.viewerFailure}
    resetKeys={[photoId]}
    onClose={() => onOpen('')}
  >
    <Suspense>
      {photoId && (
        <PhotoViewer
          projectId={projectId}
          photos={photos}
          photoId={photoId}
          onOpen={onOpen}
          onEnd={onEnd}
          onClose={() => onOpen('')}
        />
      )}
    </Suspense>
  </PanelBoundary>
);
