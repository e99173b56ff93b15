import { createPin, deletePin, listPinsOptions, updatePin } from '@/api/generated/pins.gen';
import type { CreatePinRequest, Pin, PinRecord, PinTarget } from '@/api/generated/types.gen';
import { withUndo } from '@/shared/feedback/toast';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';
import { recordAddress } from '@/shared/modules/recordAddress';

/** The maximum number of pins on a target. */
const ALL = 500;

/** Queries the pins on a target, oldest first. */
export const pinsOnOptions = (projectId: string, { type, id }: PinTarget) =>
  listPinsOptions({
    path: { projectId },
    query: { targetType: type, targetId: id, limit: ALL },
  });

/** Queries the pins of a record. */
export const pinsOfOptions = (projectId: string, { type, id }: PinRecord) =>
  listPinsOptions({
    path: { projectId },
    query: { recordType: type, recordId: id, limit: ALL },
  });

/** Returns the address of the viewer at a pin. Null for a target without a viewer. */
export function pinAddress(
  project: string,
  { id, target, anchor }: Pick<Pin, 'id' | 'anchor'> & { target: PinTarget },
): string | null {
  return recordAddress(
    { type: target.type === 'plan' ? 'sheet' : target.type, id: target.id },
    {
      project,
      pin: id,
      // Opens a tour at this scene instead of its first one.
      ...(anchor.kind === 'panorama' && { scene: anchor.sceneId }),
    },
  );
}

export const useCreatePin = (
  projectId: string,
  options: Pick<WriteOptions<Pin, CreatePinRequest>, 'successToast' | 'failure'>,
) =>
  useWrite({
    ...options,
    operation: 'createPin',
    write: async (body: CreatePinRequest) =>
      (await createPin({ path: { projectId }, body, throwOnError: true })).data,
    // A place on a plan can give the record its location.
    stale: ['listPins', 'getPunchItem', 'getRfi', 'getSubmittal'],
  });

/** Moves a pin, or confirms its place. */
export const useUpdatePin = (projectId: string) =>
  useWrite({
    operation: 'updatePin',
    write: async ({ id, anchor }: Pick<Pin, 'id' | 'anchor'>) =>
      (await updatePin({ path: { projectId, pinId: id }, body: { anchor }, throwOnError: true }))
        .data,
    stale: ['listPins'],
    successToast: () => 'Place of the pin confirmed',
  });

/** Removes a pin and offers Undo. */
export function useDeletePin(projectId: string) {
  const restore = useCreatePin(projectId, { successToast: () => 'Pin restored' });
  return useWrite({
    operation: 'deletePin',
    write: ({ id }: Pin) => deletePin({ path: { projectId, pinId: id }, throwOnError: true }),
    stale: ['listPins'],
    successToast: (_, { target, anchor, record }) =>
      withUndo('Pin removed', () =>
        restore.mutate({
          target: { type: target.type, id: target.id },
          anchor,
          record: { type: record.type, id: record.id },
        }),
      ),
  });
}
