import { useQueryClient } from '@tanstack/react-query';
import type { CreateVideoFromUploadRequest, Upload } from '@/api/generated/types.gen';
import { listUploadsQueryKey } from '@/api/generated/uploads/listUploads.gen';
import { createVideoFromUpload } from '@/api/generated/videos/createVideoFromUpload.gen';
import { updateVideoPoster } from '@/api/generated/videos/updateVideoPoster.gen';
import { toast } from '@/shared/feedback/toast';
import { enqueue } from '@/shared/upload/queue';
import { posterOf } from './frame';

/** What is offered first; the server tells a video by its content. */
export const VIDEO_TYPES = '.mp4,.mov,.webm';

/** As the contract says. */
const TITLE_LENGTH = 200;

/**
 * Makes videos of uploads that are complete, with a first poster where their file is at hand. It goes on when the page has gone, so it says itself what came of it.
 */
export function useVideoFromUpload(projectId: string) {
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: [{ _id: 'listVideos' }] });
  const giveFirstPoster = async (videoId: string, file: File) => {
    const poster = await posterOf(file);
    if (!poster) return;
    const { error } = await updateVideoPoster({ path: { projectId, videoId }, body: { poster } });
    // Without one it has a symbol, and any frame can be chosen in its page.
    if (!error) await showAnew();
  };
  return async (body: CreateVideoFromUploadRequest, file?: File) => {
    const { data } = await createVideoFromUpload({ path: { projectId }, body, throwOnError: true });
    toast.success('Video uploaded successfully');
    if (file) void giveFirstPoster(data.data.id, file);
    await Promise.all([
      showAnew(),
      client.invalidateQueries({ queryKey: listUploadsQueryKey({ path: { projectId } }) }),
    ]);
  };
}

/** Puts videos into the queue of uploads. */
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
        // The name of the file is a better start than nothing.
        else add(file, file.name.replace(/\.\w+$/, '').slice(0, TITLE_LENGTH) || 'Video', null);
      }
    },
    resume: (begun: Upload, file: File) => add(file, titleOf(begun), begun.id),
  };
}

export const titleOf = ({ title, fileName }: Upload): string => title || fileName;
