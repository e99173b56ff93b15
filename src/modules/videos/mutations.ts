import type { QueryClient } from '@tanstack/react-query';
import type {
  AddVideoCommentRequest,
  UpdateVideoRequest,
  Video,
  VideoResult,
} from '@/api/generated/types.gen';
import {
  addVideoComment,
  deleteVideo,
  deleteVideoComment,
  getVideoQueryKey,
  updateVideo,
  updateVideoPoster,
} from '@/api/generated/videos.gen';
import { fetchWithoutTimeout } from '@/api/transfer';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';

type VideoAddress = Pick<Video, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: VideoAddress) => ({ projectId, videoId: id });

function showVideo(client: QueryClient, answer: VideoResult): void {
  client.setQueryData(getVideoQueryKey({ path: pathOf(answer.data) }), answer);
}

export const useUpdateVideo = (
  at: VideoAddress,
  options: Pick<WriteOptions<VideoResult, UpdateVideoRequest>, 'successToast' | 'failure'>,
) =>
  useWrite({
    ...options,
    operation: 'updateVideo',
    write: (body: UpdateVideoRequest) =>
      updateVideo({ path: pathOf(at), body, throwOnError: true }),
    stale: ['listVideos'],
    record: 'getVideo',
    show: showVideo,
  });

export const useVideoPoster = (at: VideoAddress) =>
  useWrite({
    operation: 'updateVideoPoster',
    write: (poster: File) =>
      updateVideoPoster({
        path: pathOf(at),
        body: { poster },
        fetch: fetchWithoutTimeout,
        throwOnError: true,
      }),
    stale: ['listVideos'],
    successToast: () => 'Poster set',
    show: showVideo,
  });

export const useVideoComment = (at: VideoAddress) =>
  useWrite({
    operation: 'addVideoComment',
    write: (body: AddVideoCommentRequest) =>
      addVideoComment({ path: pathOf(at), body, throwOnError: true }),
    stale: ['listVideos'],
    show: showVideo,
  });

export const useDeleteVideoComment = (at: VideoAddress) =>
  useWrite({
    operation: 'deleteVideoComment',
    write: (commentId: string) =>
      deleteVideoComment({ path: { ...pathOf(at), commentId }, throwOnError: true }),
    stale: ['listVideos'],
    successToast: () => 'Comment deleted',
    show: showVideo,
  });

export const useDeleteVideo = (at: VideoAddress & Pick<Video, 'version'>) =>
  useWrite({
    operation: 'deleteVideo',
    write: () =>
      deleteVideo({ path: pathOf(at), query: { version: at.version }, throwOnError: true }),
    stale: ['listVideos'],
    record: 'getVideo',
    successToast: () => 'Video deleted',
  });
