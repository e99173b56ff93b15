import {
  exportBudget,
  getBudgetQueryKey,
  transitionBudget,
  updateBudget,
} from '@/api/generated/budget.gen';
import type {
  Budget,
  TransitionBudgetRequest,
  UpdateBudgetRequest,
} from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';

/** What nearly every write of the budget changes: sums are made of all records. */
export const SUMS = [
  ...(['getBudget', 'listBudgetLines', 'listBudgetRecords', 'getBudgetForecast'] as const),
  ...(['listCommitments', 'listChangeOrders', 'listChangeEvents', 'listInvoices'] as const),
  ...(['getCommitment', 'listDirectCosts'] as const),
] as const;

const statusToasts = { draft: '', active: 'Budget is active', completed: 'Budget completed' };

export const useTransitionBudget = ({ projectId, version }: Budget) =>
  useWrite({
    operation: 'transitionBudget',
    failure: 'inline',
    write: (body: Omit<TransitionBudgetRequest, 'version'>) =>
      transitionBudget({ path: { projectId }, body: { ...body, version }, throwOnError: true }),
    stale: SUMS,
    record: 'getBudget',
    successToast: ({ data }) => statusToasts[data.status],
    show: (client, answer) =>
      client.setQueryData(getBudgetQueryKey({ path: { projectId } }), answer),
  });

export const useUpdateBudget = (projectId: string) =>
  useWrite({
    operation: 'updateBudget',
    failure: 'inline',
    write: (body: UpdateBudgetRequest) =>
      updateBudget({ path: { projectId }, body, throwOnError: true }),
    stale: ['listChangeOrders'],
    record: 'getBudget',
    successToast: () => 'Access saved',
    show: (client, answer) =>
      client.setQueryData(getBudgetQueryKey({ path: { projectId } }), answer),
  });

/** Saves the lines as a CSV file. */
export const useExportBudget = (projectId: string) =>
  useWrite({
    operation: 'exportBudget',
    write: () => exportBudget({ path: { projectId }, throwOnError: true }),
    stale: [],
    onSuccess: (file) => saveFile(file, fileName('csv')),
  });

/** 'budget-2026-11-25.csv' */
export const fileName = (extension: string): string => `budget-${today()}.${extension}`;
