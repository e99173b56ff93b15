import {
  createChangeEvent,
  createChangeOrder,
  deleteChangeEvent,
  deleteChangeOrder,
  getChangeOrderQueryKey,
  transitionChangeOrder,
  updateChangeEvent,
  updateChangeOrder,
} from '@/api/generated/budget.gen';
import type {
  ChangeEvent,
  ChangeOrder,
  CreateChangeEventRequest,
  CreateChangeOrderRequest,
  TransitionChangeOrderRequest,
  UpdateChangeEventRequest,
  UpdateChangeOrderRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { optionLabel } from '@/shared/format/labels';
import { SUMS } from '../mutations';
import { inline, type Moved } from './writes';

export const useCreateChangeOrder = (projectId: string) =>
  useWrite({
    ...inline,
    operation: 'createChangeOrder',
    write: (body: CreateChangeOrderRequest) =>
      createChangeOrder({ path: { projectId }, body, throwOnError: true }),
    successToast: ({ data }) => `${data.number} created`,
  });

export const useUpdateChangeOrder = (projectId: string, changeOrderId: string) =>
  useWrite({
    ...inline,
    operation: 'updateChangeOrder',
    write: (body: UpdateChangeOrderRequest) =>
      updateChangeOrder({ path: { projectId, changeOrderId }, body, throwOnError: true }),
    record: 'getChangeOrder',
    successToast: ({ data }) => `${data.number} saved`,
    show: (client, answer) =>
      client.setQueryData(getChangeOrderQueryKey({ path: { projectId, changeOrderId } }), answer),
  });

export const useTransitionChangeOrder = ({ projectId, id, version }: ChangeOrder) =>
  useWrite({
    ...inline,
    operation: 'transitionChangeOrder',
    write: (body: Moved<TransitionChangeOrderRequest>) =>
      transitionChangeOrder({
        path: { projectId, changeOrderId: id },
        body: { ...body, version },
        throwOnError: true,
      }),
    record: 'getChangeOrder',
    successToast: ({ data }) => `${data.number} is ${optionLabel(data.status).toLowerCase()}`,
    show: (client, answer) =>
      client.setQueryData(
        getChangeOrderQueryKey({ path: { projectId, changeOrderId: id } }),
        answer,
      ),
  });

export const useDeleteChangeOrder = () =>
  useWrite({
    operation: 'deleteChangeOrder',
    write: ({ projectId, id, version }: ChangeOrder) =>
      deleteChangeOrder({
        path: { projectId, changeOrderId: id },
        query: { version },
        throwOnError: true,
      }),
    stale: SUMS,
    successToast: (_, { number }) => `${number} deleted`,
  });

export const useCreateChangeEvent = (projectId: string) =>
  useWrite({
    ...inline,
    operation: 'createChangeEvent',
    write: (body: CreateChangeEventRequest) =>
      createChangeEvent({ path: { projectId }, body, throwOnError: true }),
    successToast: ({ data }) => `${data.number} created`,
  });

export const useUpdateChangeEvent = (projectId: string, changeEventId: string) =>
  useWrite({
    ...inline,
    operation: 'updateChangeEvent',
    write: (body: UpdateChangeEventRequest) =>
      updateChangeEvent({ path: { projectId, changeEventId }, body, throwOnError: true }),
    record: 'getChangeEvent',
    successToast: ({ data }) => `${data.number} saved`,
  });

export const useDeleteChangeEvent = () =>
  useWrite({
    operation: 'deleteChangeEvent',
    write: ({ projectId, id, version }: ChangeEvent) =>
      deleteChangeEvent({
        path: { projectId, changeEventId: id },
        query: { version },
        throwOnError: true,
      }),
    stale: SUMS,
    successToast: (_, { number }) => `${number} deleted`,
  });
