import {
  createCostCode,
  deleteCostCode,
  importCostCodes,
  updateCostCode,
} from '@/api/generated/budget.gen';
import type {
  CostCode,
  CreateCostCodeRequest,
  ImportCostCodesRequest,
  UpdateCostCodeRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';

export const useCreateCostCode = (projectId: string) =>
  useWrite({
    operation: 'createCostCode',
    failure: 'inline',
    write: (body: CreateCostCodeRequest) =>
      createCostCode({ path: { projectId }, body, throwOnError: true }),
    stale: ['listCostCodes'],
    successToast: ({ data }) => `${data.code} added`,
  });

/** Changes a code. Its lines follow, and so does the sum of a division. */
export const useUpdateCostCode = (projectId: string, costCodeId: string) =>
  useWrite({
    operation: 'updateCostCode',
    failure: 'inline',
    write: (body: UpdateCostCodeRequest) =>
      updateCostCode({ path: { projectId, costCodeId }, body, throwOnError: true }),
    stale: ['listCostCodes', 'listBudgetLines'],
    successToast: ({ data }) => `${data.code} saved`,
  });

export const useImportCostCodes = (projectId: string) =>
  useWrite({
    operation: 'importCostCodes',
    failure: 'inline',
    write: (body: ImportCostCodesRequest) =>
      importCostCodes({ path: { projectId }, body, throwOnError: true }),
    stale: ['listCostCodes'],
    successToast: ({ data: { isImported, createCount, updateCount } }) =>
      isImported ? `${count(createCount + updateCount, 'code')} imported` : undefined,
  });

export const useDeleteCostCode = (projectId: string) =>
  useWrite({
    operation: 'deleteCostCode',
    write: ({ id }: CostCode) =>
      deleteCostCode({ path: { projectId, costCodeId: id }, throwOnError: true }),
    stale: ['listCostCodes'],
    successToast: (_, { code }) => `${code} deleted`,
  });
