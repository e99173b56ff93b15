import { Button, FileButton, Skeleton } from '@mantine/core';
import { IconPhoto, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { getPhotoSummaryOptions } from '@/api/generated/photos/getPhotoSummary.gen';
import { listPhotosInfiniteOptions } from '@/api/generated/photos/listPhotos.gen';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { count, formatCalendarDate, formatNumber } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { UploadStatus } from '@/shared/upload/UploadStatus';
import { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { AlbumRail } from '../parts/AlbumRail';
import { BulkBar } from '../parts/BulkBar';
import { PhotoGrid } from '../parts/PhotoGrid';
import { PhotoToolbar } from '../parts/PhotoToolbar';
import { Timeline } from '../parts/Timeline';
import { photoFile, usePhotoUploads } from '../usePhotoUploads';
import { countFilters, filtersOf, noFilters, queryOf, usePhotoView } from '../usePhotoView';
import classes from './PhotosPage.module.css';

const SiteMap = onDemand(() => import('../parts/SiteMap'));
const PhotoViewer = onDemand(() => import('../viewer/PhotoViewer'));

/** Photos that one call may change. */
const BULK_LIMIT = 200;

export default function PhotosPage() {
  const projectId = useProjectId();
  const [view, changeView] = usePhotoView();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const path = { projectId };
  const project = useQuery(getProjectOptions({ path }));
  const summary = useQuery({
    ...getPhotoSummaryOptions({ path, query: filtersOf(view) }),
    placeholderData: (before) => before,
  });
  const list = useInfiniteQuery({
    ...listPhotosInfiniteOptions({ path, query: queryOf(view) }),
    initialPageParam: { path },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A filter keeps the photos until the others are there.
    placeholderData: (before) => before,
  });
  const photos = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const chosen = photos.filter(({ id }) => selected.has(id));
  const mayUpload = project.data?.data.permittedActions.includes('create_photo') ?? false;
  const uploads = usePhotoUploads(projectId);
  const upload = (files: readonly File[]) => void uploads.add(files, view.album);
  const { over, handlers } = useFilesOnPage(mayUpload && !view.photo, upload);
  const resetInput = useRef<() => void>(null);

  const more = () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) on ? next.add(id) : next.delete(id);
      return next;
    });
  const open = (photo: string) => changeView({ photo });
  const isFiltered = Boolean(view.q || view.album) || countFilters(view) > 0;

  const uploadButton = mayUpload && (
    <FileButton
      multiple
      accept={photoFile.extensions.map((extension) => `.${extension}`).join(',')}
      resetRef={resetInput}
      onChange={(files) => {
        upload(files);
        resetInput.current?.(); // So that the same file can be chosen again.
      }}
    >
      {(button) => (
        <Button {...button} leftSection={<IconUpload size={18} />}>
          Upload
        </Button>
      )}
    </FileButton>
  );

  return (
    <div className={classes.page} data-over={over || undefined} {...handlers}>
      <PanelBoundary name="The albums" className={classes.rail}>
        <AlbumRail
          projectId={projectId}
          total={isFiltered ? undefined : summary.data?.data.total}
          current={view.album}
          mayCreate={project.data?.data.permittedActions.includes('create_album') ?? false}
          onOpen={(album) => changeView({ album })}
        />
      </PanelBoundary>
      <div className={classes.main}>
        <div className={classes.head}>
          <PageHeading title="Photos">Photos</PageHeading>
          {summary.data && (
            <span className={classes.total}>{formatNumber(summary.data.data.total)}</span>
          )}
          <span className={classes.space} />
          {uploadButton}
        </div>
        <PhotoToolbar view={view} onChange={changeView} summary={summary.data?.data} />
        <Timeline summary={summary} view={view} onChange={changeView} />
        {chosen.length > 0 && (
          <BulkBar
            projectId={projectId}
            photos={chosen.slice(0, BULK_LIMIT)}
            selected={chosen.length}
            onDone={(ids) => select(ids, false)}
            onClear={() => setSelected(new Set())}
          />
        )}
        <PanelBoundary name="The photos" className={classes.tall} resetKeys={[list.data]}>
          {list.isPending && (
            <div className={classes.skeletons} aria-busy="true">
              {Array.from({ length: 18 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
                <Skeleton key={i} className={classes.skeleton} />
              ))}
            </div>
          )}
          {list.error && !list.data && (
            <ErrorState
              operation="listPhotos"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && photos.length === 0 && isFiltered && (
            <EmptyState
              icon={<IconSearchOff size={26} stroke={1.6} />}
              title="No photo matches"
              action={
                <Button variant="default" onClick={() => changeView(noFilters)}>
                  Clear search and filters
                </Button>
              }
            >
              Try other words, or fewer filters.
            </EmptyState>
          )}
          {list.data && photos.length === 0 && !isFiltered && (
            <EmptyState
              icon={<IconPhoto size={26} stroke={1.6} />}
              title="No photos yet"
              action={uploadButton}
            >
              {mayUpload
                ? 'Upload photos, drop them here or paste one. Their time and place are read from them.'
                : 'Photos that the team uploads appear here.'}
            </EmptyState>
          )}
          {photos.length > 0 &&
            (view.layout === 'map' ? (
              <Suspense fallback={<Skeleton h={320} />}>
                <SiteMap photos={photos} complete={!list.hasNextPage} onMore={more} onOpen={open} />
              </Suspense>
            ) : (
              <PhotoGrid
                photos={photos}
                selected={selected}
                onSelect={select}
                onOpen={open}
                onEnd={more}
              />
            ))}
        </PanelBoundary>
      </div>
      <UploadStatus
        uploads={uploads}
        uploaded={uploads.uploaded.map(({ id, title, takenOn, thumbnailUrl }) => ({
          ...{ id, title, note: formatCalendarDate(takenOn) },
          pictureUrl: thumbnailUrl,
        }))}
        words={(made) => count(made, 'photo')}
        onOpen={open}
      />
      <PanelBoundary
        name="The photo"
        className={classes.viewerFailure}
        resetKeys={[view.photo]}
        onClose={() => changeView({ photo: '' })}
      >
        <Suspense>
          {view.photo && (
            <PhotoViewer
              projectId={projectId}
              photos={photos}
              photoId={view.photo}
              onOpen={open}
              onEnd={more}
              onClose={() => changeView({ photo: '' })}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}
