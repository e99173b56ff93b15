import {
  createCommitment,
  createDirectCost,
  createInvoice,
  deleteCommitment,
  deleteDirectCost,
  deleteInvoice,
  getCommitmentQueryKey,
  getInvoiceQueryKey,
  transitionCommitment,
  transitionInvoice,
  updateCommitment,
  updateDirectCost,
  updateInvoice,
} from '@/api/generated/budget.gen';
import type {
  Commitment,
  CreateCommitmentRequest,
  CreateDirectCostRequest,
  CreateInvoiceRequest,
  DirectCost,
  Invoice,
  TransitionCommitmentRequest,
  TransitionInvoiceRequest,
  UpdateCommitmentRequest,
  UpdateDirectCostRequest,
  UpdateInvoiceRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { optionLabel } from '@/shared/format/labels';
import { SUMS } from '../mutations';

/** Forms show their failures themselves. */
export const inline = { failure: 'inline', stale: SUMS } as const;
/** What a change of status sends besides the version. */
export type Moved<Request> = Omit<Request, 'version'>;

export const useCreateCommitment = (projectId: string) =>
  useWrite({
    ...inline,
    operation: 'createCommitment',
    write: (body: CreateCommitmentRequest) =>
      createCommitment({ path: { projectId }, body, throwOnError: true }),
    successToast: ({ data }) => `${data.number} created`,
  });

export const useUpdateCommitment = (projectId: string, commitmentId: string) =>
  useWrite({
    ...inline,
    operation: 'updateCommitment',
    write: (body: UpdateCommitmentRequest) =>
      updateCommitment({ path: { projectId, commitmentId }, body, throwOnError: true }),
    record: 'getCommitment',
    successToast: ({ data }) => `${data.number} saved`,
  });

export const useTransitionCommitment = ({ projectId, id, version }: Commitment) =>
  useWrite({
    ...inline,
    operation: 'transitionCommitment',
    write: (body: Moved<TransitionCommitmentRequest>) =>
      transitionCommitment({
        path: { projectId, commitmentId: id },
        body: { ...body, version },
        throwOnError: true,
      }),
    record: 'getCommitment',
    successToast: ({ data }) => `${data.number} is ${optionLabel(data.status).toLowerCase()}`,
    show: (client, answer) =>
      client.setQueryData(getCommitmentQueryKey({ path: { projectId, commitmentId: id } }), answer),
  });

export const useDeleteCommitment = () =>
  useWrite({
    operation: 'deleteCommitment',
    write: ({ projectId, id, version }: Commitment) =>
      deleteCommitment({
        path: { projectId, commitmentId: id },
        query: { version },
        throwOnError: true,
      }),
    stale: SUMS,
    successToast: (_, { number }) => `${number} deleted`,
  });

export const useCreateInvoice = (projectId: string) =>
  useWrite({
    ...inline,
    operation: 'createInvoice',
    write: (body: CreateInvoiceRequest) =>
      createInvoice({ path: { projectId }, body, throwOnError: true }),
  });

/** Saves cells of the sheet; each shows its own refusal. */
export const useUpdateInvoice = ({ projectId, id }: Invoice) =>
  useWrite({
    ...inline,
    operation: 'updateInvoice',
    write: (body: UpdateInvoiceRequest) =>
      updateInvoice({ path: { projectId, invoiceId: id }, body, throwOnError: true }),
    record: 'getInvoice',
    show: (client, answer) =>
      client.setQueryData(getInvoiceQueryKey({ path: { projectId, invoiceId: id } }), answer),
  });

export const useTransitionInvoice = ({ projectId, id, version, number }: Invoice) =>
  useWrite({
    ...inline,
    operation: 'transitionInvoice',
    write: (body: Moved<TransitionInvoiceRequest>) =>
      transitionInvoice({
        path: { projectId, invoiceId: id },
        body: { ...body, version },
        throwOnError: true,
      }),
    record: 'getInvoice',
    successToast: ({ data }) => `Invoice ${number} is ${optionLabel(data.status).toLowerCase()}`,
    show: (client, answer) =>
      client.setQueryData(getInvoiceQueryKey({ path: { projectId, invoiceId: id } }), answer),
  });

export const useDeleteInvoice = () =>
  useWrite({
    operation: 'deleteInvoice',
    write: ({ projectId, id, version }: Invoice) =>
      deleteInvoice({ path: { projectId, invoiceId: id }, query: { version }, throwOnError: true }),
    stale: SUMS,
    successToast: (_, { number }) => `Invoice ${number} deleted`,
  });

export const useCreateDirectCost = (projectId: string) =>
  useWrite({
    ...inline,
    operation: 'createDirectCost',
    write: (body: CreateDirectCostRequest) =>
      createDirectCost({ path: { projectId }, body, throwOnError: true }),
    successToast: () => 'Direct cost added',
  });

export const useUpdateDirectCost = (projectId: string, directCostId: string) =>
  useWrite({
    ...inline,
    operation: 'updateDirectCost',
    write: (body: UpdateDirectCostRequest) =>
      updateDirectCost({ path: { projectId, directCostId }, body, throwOnError: true }),
    successToast: () => 'Direct cost saved',
  });

export const useDeleteDirectCost = () =>
  useWrite({
    operation: 'deleteDirectCost',
    write: ({ projectId, id, version }: DirectCost) =>
      deleteDirectCost({
        path: { projectId, directCostId: id },
        query: { version },
        throwOnError: true,
      }),
    stale: SUMS,
    successToast: () => 'Direct cost deleted',
  });
