import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { createPin } from '@/api/generated/pins/createPin.gen';
import { deletePin } from '@/api/generated/pins/deletePin.gen';
import { listPinsOptions } from '@/api/generated/pins/listPins.gen';
import type { CreatePinRequest, Pin, PinRecord, PinTarget } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import { href, paths } from '../routing/paths';

/** Milliseconds in which one can think better of it. */
const TO_THINK = 8000;
/** As many as a target can have. */
const ALL = 500;

/** The pins on something, oldest first. */
export const pinsOnOptions = (projectId: string, { type, id }: PinTarget) =>
  listPinsOptions({
    path: { projectId },
    query: { targetType: type, targetId: id, limit: ALL },
  });

/** Where a record is pinned. */
export const pinsOfOptions = (projectId: string, { type, id }: PinRecord) =>
  listPinsOptions({
    path: { projectId },
    query: { recordType: type, recordId: id, limit: ALL },
  });

/** The viewer at the place of a pin; null for what has no viewer yet. */
export function pinAddress(
  project: string,
  { id, target, anchor }: Pick<Pin, 'id' | 'anchor'> & { target: PinTarget },
): string | null {
  const at = { project, pin: id };
  switch (target.type) {
    case 'scan':
      return href(paths.potreeViewer, { ...at, scan: target.id });
    case 'model':
      return href(paths.viewer, { ...at, model: target.id });
    case 'tour': {
      // So that it opens at the scene, and not first at another.
      const scene = anchor.kind === 'panorama' ? anchor.sceneId : undefined;
      return href(`${paths.tours}/${encodeURIComponent(target.id)}`, { ...at, scene });
    }
    case 'photo':
      return href(paths.photos, { ...at, photo: target.id });
    case 'video':
      return href(paths.videos, { ...at, video: target.id });
    default:
      return null;
  }
}

const invalidate = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [{ _id: 'listPins' }] });

export function useCreatePin(projectId: string, said = 'Item pinned') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CreatePinRequest) => {
      const { data } = await createPin({ path: { projectId }, body, throwOnError: true });
      return data.data;
    },
    onSuccess: () => {
      toast.success(said);
      return invalidate(client);
    },
    onError: (error) => toast.error(failureText('createPin', error)),
  });
}

/** Takes a pin away, and offers to put it back. */
export function useDeletePin(projectId: string) {
  const client = useQueryClient();
  const restore = useCreatePin(projectId, 'Pin put back');
  return useMutation({
    mutationFn: ({ id }: Pin) => deletePin({ path: { projectId, pinId: id }, throwOnError: true }),
    onSuccess: (_, { target, anchor, record }) => {
      const again = {
        target: { type: target.type, id: target.id },
        anchor,
        record: { type: record.type, id: record.id },
      };
      toast.success('Pin removed', {
        duration: TO_THINK,
        action: { label: 'Undo', run: () => restore.mutate(again) },
      });
      return invalidate(client);
    },
    onError: (error) => toast.error(failureText('deletePin', error)),
  });
}
