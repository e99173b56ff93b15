import type { QueryClient } from '@tanstack/react-query';
import {
  createFieldCam,
  createFieldCamTimelapse,
  deleteFieldCam,
  deleteFieldCamTimelapse,
  getFieldCamQueryKey,
  updateFieldCam,
  updateFieldCamStream,
} from '@/api/generated/field-cams.gen';
import type {
  CreateFieldCamRequest,
  CreateFieldCamTimelapseRequest,
  FieldCam,
  FieldCamResult,
  UpdateFieldCamRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

type CamAddress = Pick<FieldCam, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: CamAddress) => ({ projectId, fieldCamId: id });

function showCam(client: QueryClient, answer: FieldCamResult): void {
  client.setQueryData(getFieldCamQueryKey({ path: pathOf(answer.data) }), answer);
}

export const useCreateCam = (projectId: string) =>
  useWrite({
    operation: 'createFieldCam',
    failure: 'inline',
    write: (body: CreateFieldCamRequest) =>
      createFieldCam({ path: { projectId }, body, throwOnError: true }),
    stale: ['listFieldCams'],
    successToast: () => 'Camera added',
    show: showCam,
  });

export const useUpdateCam = (address: CamAddress) =>
  useWrite({
    operation: 'updateFieldCam',
    failure: 'inline',
    write: (body: UpdateFieldCamRequest) =>
      updateFieldCam({ path: pathOf(address), body, throwOnError: true }),
    stale: ['listFieldCams', 'listFieldCamFrames'],
    record: 'getFieldCam',
    show: showCam,
  });

export const useCamStream = (address: CamAddress) =>
  useWrite({
    operation: 'updateFieldCamStream',
    write: (paused: boolean) =>
      updateFieldCamStream({ path: pathOf(address), body: { paused }, throwOnError: true }),
    stale: ['listFieldCams'],
    successToast: (_, paused) => (paused ? 'Public stream paused' : 'Public stream resumed'),
    show: showCam,
  });

export const useDeleteCam = (address: CamAddress & Pick<FieldCam, 'version'>) =>
  useWrite({
    operation: 'deleteFieldCam',
    write: () =>
      deleteFieldCam({
        path: pathOf(address),
        query: { version: address.version },
        throwOnError: true,
      }),
    stale: ['listFieldCams'],
    record: 'getFieldCam',
    successToast: () => 'Camera removed',
  });

export const useCreateTimelapse = (address: CamAddress) =>
  useWrite({
    operation: 'createFieldCamTimelapse',
    write: (body: CreateFieldCamTimelapseRequest) =>
      createFieldCamTimelapse({ path: pathOf(address), body, throwOnError: true }),
    stale: ['getFieldCam'],
    successToast: () => 'The time-lapse is being created',
  });

export const useDeleteTimelapse = (address: CamAddress) =>
  useWrite({
    operation: 'deleteFieldCamTimelapse',
    write: (timelapseId: string) =>
      deleteFieldCamTimelapse({ path: { ...pathOf(address), timelapseId }, throwOnError: true }),
    stale: ['getFieldCam'],
    show: (client, _, timelapseId) =>
      client.setQueryData<FieldCamResult>(
        getFieldCamQueryKey({ path: pathOf(address) }),
        (known) =>
          known && {
            ...known,
            data: {
              ...known.data,
              timelapses: known.data.timelapses.filter(({ id }) => id !== timelapseId),
            },
          },
      ),
  });
