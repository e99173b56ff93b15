import { useQueryClient } from '@tanstack/react-query';
import type { CreateVideoFromUploadRequest, Upload } from '@/api/generated/types.gen';
import { listUploadsQueryKey } from '@/api/generated/uploads.gen';
import { createVideoFromUpload, updateVideoPoster } from '@/api/generated/videos.gen';
import { fetchWithoutTimeout } from '@/api/transfer';
import { fileTitle } from '@/shared/collection/files/fileTitle';
import { toast } from '@/shared/feedback/toast';
import { enqueue } from '@/shared/upload/queue';
import { posterOf } from './frame';

/** The file picker offers these; the server checks the content. */
export const VIDEO_EXTENSIONS = ['mp4', 'mov', 'webm'];

/**
 * Creates videos from complete uploads, with a poster if the local file is available. This may
 * finish after the user has left the page, so the hook shows the toast itself.
 */
export function useVideoFromUpload(projectId: string) {
  const client = useQueryClient();
  const refetchVideos = () => client.invalidateQueries({ queryKey: [{ _id: 'listVideos' }] });
  const giveFirstPoster = async (videoId: string, file: File) => {
    const poster = await posterOf(file);
    if (!poster) return;
    const { error } = await updateVideoPoster({
      path: { projectId, videoId },
      body: { poster },
      fetch: fetchWithoutTimeout,
    });
    // Otherwise the card shows an icon. The user can choose a frame on the video's page.
    if (!error) await refetchVideos();
  };
  return async (body: CreateVideoFromUploadRequest, file?: File) => {
    const { data } = await createVideoFromUpload({ path: { projectId }, body, throwOnError: true });
    if (data.data.playback === 'playable') toast.success('Video uploaded successfully');
    else toast.warning(`Many browsers cannot show ${data.data.title}. Open it to see what to do.`);
    if (file) void giveFirstPoster(data.data.id, file);
    await Promise.all([
      refetchVideos(),
      client.invalidateQueries({ queryKey: listUploadsQueryKey({ path: { projectId } }) }),
    ]);
  };
}

/** Adds videos to the upload queue. */
export function useUploadVideos(projectId: string) {
  const create = useVideoFromUpload(projectId);
  const add = (file: File, title: string, uploadId: string | null) =>
    enqueue({
      file,
      uploadId,
      projectId,
      purpose: 'video',
      title,
      description: '',
      finish: (id) => create({ uploadId: id, title }, file),
    });
  return {
    upload: (files: readonly File[]) => {
      for (const file of files) {
        if (file.size === 0) toast.error(`${file.name} is empty.`);
        else add(file, fileTitle(file) || 'Video', null);
      }
    },
    resume: (begun: Upload, file: File) => add(file, titleOf(begun), begun.id),
  };
}

export const titleOf = ({ title, fileName }: Upload): string => title || fileName;
