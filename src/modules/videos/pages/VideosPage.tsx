import { IconVideo } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listVideosInfiniteOptions } from '@/api/generated/videos.gen';
import { PLACE } from '@/records/common/usePlaces';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { UploadButton } from '@/shared/collection/files/UploadButton';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { choice, openItem, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { UnfinishedVideos } from '../parts/UnfinishedVideos';
import { VideoCard } from '../parts/VideoCard';
import { useUploadVideos, VIDEO_EXTENSIONS } from '../videoUploads';

const VideoView = onDemand(() => import('../parts/VideoView'));

const sortLabels = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  title: 'Title',
} as const;
const videoView = {
  q: searchWords,
  sort: choice(['-createdAt', 'createdAt', 'title'], '-createdAt'),
  layout: choice(['grid', 'list'], 'grid'),
  video: openItem('pin', PLACE),
};

/** Videos per answer. */
const PAGE = 48;

export default function VideosPage() {
  const projectId = useProjectId();
  const { view, change } = useView(videoView);
  if (!view.video) return <VideoList projectId={projectId} />;
  return (
    <PanelBoundary name="The video" resetKeys={[view.video]}>
      <Suspense fallback={<Skeleton shape="media" h={400} m="lg" />}>
        <VideoView
          key={view.video}
          projectId={projectId}
          videoId={view.video}
          onClose={() => change({ video: '' })}
        />
      </Suspense>
    </PanelBoundary>
  );
}

function VideoList({ projectId }: { projectId: string }) {
  const state = useView(videoView);
  const { q, sort, layout } = state.view;
  const list = useInfiniteQuery({
    ...listVideosInfiniteOptions({
      path: { projectId },
      query: { sort, limit: PAGE, ...(q && { q }) },
    }),
    ...byCursor(projectId),
  });
  const mayUpload = useProjectActions(projectId)('create_video');
  const { upload } = useUploadVideos(projectId);
  return (
    <CollectionPage
      title="Videos"
      noun={{ one: 'video', many: 'videos' }}
      icon={IconVideo}
      operation="listVideos"
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data)}
      total={list.data?.pages[0]?.total}
      state={state}
      sortLabels={sortLabels}
      action={
        mayUpload ? (
          <UploadButton extensions={VIDEO_EXTENSIONS} onFiles={upload} />
        ) : (
          <WhyNot
            projectId={projectId}
            absent={[{ module: 'videos', action: 'create', does: 'upload videos' }]}
          />
        )
      }
      onFiles={mayUpload ? upload : undefined}
      purpose={
        mayUpload
          ? 'Upload the first video of this project, as MP4, QuickTime or WebM.'
          : 'Videos that the team uploads appear here.'
      }
      notice={mayUpload && <UnfinishedVideos projectId={projectId} />}
      card={(video) => (
        <VideoCard
          key={video.id}
          video={video}
          href={state.hrefOf({ video: video.id })}
          layout={layout}
        />
      )}
    />
  );
}
