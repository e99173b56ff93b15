import { Button, CloseButton, FileButton, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff, IconUpload, IconVideo } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import type { VideoSort } from '@/api/generated/types.gen';
import { listVideosInfiniteOptions } from '@/api/generated/videos/listVideos.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { VideoCard } from '../parts/VideoCard';
import { titleOf, useUploadVideos, useVideoFromUpload, VIDEO_TYPES } from '../videoUploads';
import classes from './VideosPage.module.css';

const VideoView = onDemand(() => import('../parts/VideoView'));

const sorts: Partial<Record<VideoSort, string>> = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  title: 'Title',
};
const NEWEST = '-createdAt';

/** Videos that come with one answer. */
const PAGE = 48;

export default function VideosPage() {
  const projectId = useProjectId();
  const [search, setSearch] = useAddressParams();
  const opened = search.get('video');
  const q = search.get('q') ?? '';
  const asked = search.get('sort') ?? NEWEST;
  const sort = (Object.hasOwn(sorts, asked) ? asked : NEWEST) as VideoSort;
  const set = (name: string, value: string | null) =>
    setSearch((query) => {
      value ? query.set(name, value) : query.delete(name);
      return query;
    });
  const words = q.trim().slice(0, 200);
  const path = { projectId };
  const project = useQuery(getProjectOptions({ path }));
  const list = useInfiniteQuery({
    ...listVideosInfiniteOptions({
      path,
      query: { sort, limit: PAGE, ...(words && { q: words }) },
    }),
    initialPageParam: { path },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    enabled: opened === null,
  });
  const videos = list.data?.pages.flatMap(({ data }) => data);
  const mayUpload = project.data?.data.permittedActions.includes('create_video') ?? false;
  const { upload, resume } = useUploadVideos(projectId);
  const create = useVideoFromUpload(projectId);
  const { over, handlers } = useFilesOnPage(mayUpload && !opened, upload);
  const resetInput = useRef<() => void>(null);

  if (opened) {
    return (
      <PanelBoundary name="The video" resetKeys={[opened]}>
        <Suspense fallback={<Skeleton h={400} m="lg" />}>
          <VideoView
            key={opened}
            projectId={projectId}
            videoId={opened}
            onClose={() => set('video', null)}
          />
        </Suspense>
      </PanelBoundary>
    );
  }

  const uploadButton = mayUpload && (
    <FileButton
      multiple
      accept={VIDEO_TYPES}
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
      <div className={classes.head}>
        <PageHeading title="Videos">Videos</PageHeading>
        {uploadButton}
      </div>
      {mayUpload && (
        <PanelBoundary name="Unfinished uploads">
          <UnfinishedUploads
            projectId={projectId}
            purpose="video"
            onResume={resume}
            onFinish={(begun) =>
              create({ uploadId: begun.id, title: titleOf(begun) }).catch((error) =>
                toast.error(failureText('createVideoFromUpload', error)),
              )
            }
          />
        </PanelBoundary>
      )}
      <search className={classes.toolbar} aria-label="Videos">
        <TextInput
          className={classes.search}
          type="search"
          aria-label="Search videos"
          placeholder="Search"
          maxLength={200}
          leftSection={<IconSearch size={16} />}
          value={q}
          onChange={(event) => set('q', event.currentTarget.value)}
          rightSection={
            q && <CloseButton size="sm" aria-label="Clear search" onClick={() => set('q', null)} />
          }
        />
        <NativeSelect
          aria-label="Sort by"
          value={sort}
          onChange={(event) => set('sort', event.currentTarget.value)}
          data={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        />
      </search>
      <PanelBoundary name="The videos" resetKeys={[list.data]}>
        {list.isPending && (
          <div className={classes.grid} aria-busy="true">
            {['1', '2', '3', '4', '5', '6'].map((key) => (
              <Skeleton key={key} h={230} radius="lg" />
            ))}
          </div>
        )}
        {list.error && !list.data && (
          <ErrorState
            operation="listVideos"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {videos?.length === 0 &&
          (words ? (
            <EmptyState
              icon={<IconSearchOff size={26} stroke={1.6} />}
              title="No video matches"
              action={
                <Button variant="default" onClick={() => set('q', null)}>
                  Clear search
                </Button>
              }
            >
              Try other words.
            </EmptyState>
          ) : (
            <EmptyState
              icon={<IconVideo size={26} stroke={1.6} />}
              title="No videos yet"
              action={uploadButton}
            >
              {mayUpload
                ? 'Upload the first video of this project, as MP4, QuickTime or WebM.'
                : 'Videos that the team uploads appear here.'}
            </EmptyState>
          ))}
        <ul className={classes.grid}>
          {videos?.map((video) => (
            <VideoCard key={video.id} video={video} onOpen={() => set('video', video.id)} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </PanelBoundary>
    </div>
  );
}
