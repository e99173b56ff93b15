import { createTemplate, deleteTemplate } from '@/api/generated/templates.gen';
import type { CreateTemplateRequest, Template } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

const STALE = ['listTemplates'] as const;

export const useCreateTemplate = () =>
  useWrite({
    operation: 'createTemplate',
    failure: 'inline',
    write: (body: CreateTemplateRequest) => createTemplate({ body, throwOnError: true }),
    stale: STALE,
    successToast: ({ data }) => `${data.name} created`,
  });

export const useDeleteTemplate = ({ id, version, name }: Template) =>
  useWrite({
    operation: 'deleteTemplate',
    write: () =>
      deleteTemplate({ path: { templateId: id }, query: { version }, throwOnError: true }),
    stale: STALE,
    record: 'getTemplate',
    successToast: () => `${name} deleted`,
  });
