import type { QueryClient } from '@tanstack/react-query';
import { createPhoto } from '@/api/generated/photos.gen';
import type { Attachment } from '@/api/generated/types.gen';
import type { MessagePlace } from '@/records/messages/fromMessage';
import { useWrite } from '@/shared/feedback/useWrite';

/** Adds a picture of a message to the photos of the project, and links both. */
export const useMakePhoto = (
  client: QueryClient,
  projectId: string,
  place: MessagePlace,
  onMade: (photoId: string) => void,
) =>
  useWrite({
    operation: 'createPhoto',
    write: async (picture: Attachment) => {
      const { fileOf } = await import('@/records/messages/readMessage');
      const file = await fileOf(picture);
      const answer = await createPhoto({
        path: { projectId },
        body: { file },
        throwOnError: true,
      });
      const { linkMessage } = await import('@/records/messages/linkMessage');
      await linkMessage(client, projectId, place, { type: 'photo', id: answer.data.data.id });
      return answer;
    },
    stale: ['listPhotos', 'getPhotoSummary'],
    successToast: () => 'Picture added to the photos',
    // The menu that asked for it is closed by now.
    onSuccess: ({ data }) => onMade(data.id),
  });
