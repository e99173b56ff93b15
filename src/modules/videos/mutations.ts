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
  address: VideoAddress,
  options: Pick<WriteOptions<VideoResult, UpdateVideoRequest>, 'successToast' | 'failure'>,
) =>
  useWrite({
    ...options,
    operation: 'updateVideo',
    write: (body: UpdateVideoRequest) =>
      updateVideo({ path: pathOf(address), body, throwOnError: true }),
    stale: ['listVideos'],
    record: 'getVideo',
    show: showVideo,
  });

export const useVideoPoster = (address: VideoAddress) =>
  useWrite({
    operation: 'updateVideoPoster',
    write: (poster: File) =>
      updateVideoPoster({
        path: pathOf(address),
        body: { poster },
        fetch: fetchWithoutTimeout,
        throwOnError: true,
      }),
    stale: ['listVideos'],
    successToast: () => 'Poster set',
    show: showVideo,
  });

export const useVideoComment = (address: VideoAddress) =>
  useWrite({
    operation: 'addVideoComment',
    write: (body: AddVideoCommentRequest) =>
      addVideoComment({ path: pathOf(address), body, throwOnError: true }),
    stale: ['listVideos'],
    show: showVideo,
  });

export const useDeleteVideoComment = (address: VideoAddress) =>
  useWrite({
    operation: 'deleteVideoComment',
    write: (commentId: string) =>
      deleteVideoComment({ path: { ...pathOf(address), commentId }, throwOnError: true }),
    stale: ['listVideos'],
    show: showVideo,
  });

export const useDeleteVideo = (address: VideoAddress & Pick<Video, 'version'>) =>
  useWrite({
    operation: 'deleteVideo',
    write: () =>
      deleteVideo({
        path: pathOf(address),
        query: { version: address.version },
        throwOnError: true,
      }),
    stale: ['listVideos'],
    record: 'getVideo',
    successToast: () => 'Video deleted',
  });
