import {
  deleteCompany,
  exportCompanies,
  getCompanyQueryKey,
  importCompanies,
  mergeCompanies,
  updateCompany,
} from '@/api/generated/companies.gen';
import type {
  Company,
  ExportCompaniesData,
  ImportCompaniesRequest,
  MergeCompaniesRequest,
  UpdateCompanyRequest,
} from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';
import { today } from '@/shared/format/region';

/** Operations that show companies, here and in projects. */
const STALE = ['listCompanies', 'listProjectMembers'] as const;

export const useUpdateCompany = (companyId: string) =>
  useWrite({
    operation: 'updateCompany',
    failure: 'inline',
    write: (body: UpdateCompanyRequest) =>
      updateCompany({ path: { companyId }, body, throwOnError: true }),
    stale: STALE,
    record: 'getCompany',
    successToast: ({ data }) => `${data.name} updated`,
    show: (client, answer) =>
      client.setQueryData(getCompanyQueryKey({ path: { companyId } }), answer),
  });

export const useDeleteCompany = () =>
  useWrite({
    operation: 'deleteCompany',
    write: ({ id, version }: Company) =>
      deleteCompany({ path: { companyId: id }, query: { version }, throwOnError: true }),
    stale: STALE,
    record: 'getCompany',
    successToast: (_, { name }) => `${name} deleted`,
  });

export const useMergeCompanies = () =>
  useWrite({
    operation: 'mergeCompanies',
    failure: 'inline',
    write: ({ companyId, ...body }: MergeCompaniesRequest & { companyId: string }) =>
      mergeCompanies({ path: { companyId }, body, throwOnError: true }),
    stale: STALE,
    record: 'getCompany',
    successToast: ({ data }, { duplicateIds }) =>
      `${count(duplicateIds.length, 'company', 'companies')} merged into ${data.name}`,
  });

export const useImportCompanies = () =>
  useWrite({
    operation: 'importCompanies',
    failure: 'inline',
    write: (body: ImportCompaniesRequest) => importCompanies({ body, throwOnError: true }),
    stale: STALE,
    successToast: ({ data: { importedCount } }) =>
      importedCount > 0 ? `${count(importedCount, 'company', 'companies')} imported` : undefined,
  });

/** Saves the companies that pass the filters as a CSV file. */
export const useExportCompanies = () =>
  useWrite({
    operation: 'exportCompanies',
    write: (query: NonNullable<ExportCompaniesData['query']>) =>
      exportCompanies({ query, throwOnError: true }),
    stale: [],
    onSuccess: (file) => saveFile(file, `companies-${today()}.csv`),
  });
