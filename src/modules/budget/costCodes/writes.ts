import { createCostCode, deleteCostCode } from '@/api/generated/budget.gen';
import type { CostCode, CreateCostCodeRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

export const useCreateCostCode = (projectId: string) =>
  useWrite({
    operation: 'createCostCode',
    failure: 'inline',
    write: (body: CreateCostCodeRequest) =>
      createCostCode({ path: { projectId }, body, throwOnError: true }),
    stale: ['listCostCodes'],
    successToast: ({ data }) => `${data.code} added`,
  });

export const useDeleteCostCode = (projectId: string) =>
  useWrite({
    operation: 'deleteCostCode',
    write: ({ id }: CostCode) =>
      deleteCostCode({ path: { projectId, costCodeId: id }, throwOnError: true }),
    stale: ['listCostCodes'],
    successToast: (_, { code }) => `${code} deleted`,
  });
