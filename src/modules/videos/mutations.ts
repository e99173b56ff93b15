import type { QueryClient } from '@tanstack/react-query';
import type {
  AddVideoCommentRequest,
  UpdateVideoRequest,
  Video,
  VideoResult,
} from '@/api/generated/types.gen';
import { addVideoComment } from '@/api/generated/videos/addVideoComment.gen';
import { deleteVideo } from '@/api/generated/videos/deleteVideo.gen';
import { getVideoQueryKey } from '@/api/generated/videos/getVideo.gen';
import { updateVideo } from '@/api/generated/videos/updateVideo.gen';
import { updateVideoPoster } from '@/api/generated/videos/updateVideoPoster.gen';
import { useChange } from '@/shared/feedback/useChange';

type VideoAddress = Pick<Video, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: VideoAddress) => ({ projectId, videoId: id });

function showVideo(client: QueryClient, answer: VideoResult): void {
  client.setQueryData(getVideoQueryKey({ path: pathOf(answer.data) }), answer);
}

export const useUpdateVideo = (at: VideoAddress, said = 'Video updated') =>
  useChange({
    operation: 'updateVideo',
    change: (body: UpdateVideoRequest) =>
      updateVideo({ path: pathOf(at), body, throwOnError: true }),
    stale: ['listVideos'],
    said: () => said,
    show: showVideo,
  });

export const useVideoPoster = (at: VideoAddress) =>
  useChange({
    operation: 'updateVideoPoster',
    change: (poster: File) =>
      updateVideoPoster({ path: pathOf(at), body: { poster }, throwOnError: true }),
    stale: ['listVideos'],
    said: () => 'Poster set',
    show: showVideo,
  });

export const useVideoComment = (at: VideoAddress) =>
  useChange({
    operation: 'addVideoComment',
    change: (body: AddVideoCommentRequest) =>
      addVideoComment({ path: pathOf(at), body, throwOnError: true }),
    stale: ['listVideos'],
    show: showVideo,
  });

export const useDeleteVideo = (at: VideoAddress) =>
  useChange({
    operation: 'deleteVideo',
    change: () => deleteVideo({ path: pathOf(at), throwOnError: true }),
    stale: ['listVideos'],
    said: () => 'Video deleted',
  });
