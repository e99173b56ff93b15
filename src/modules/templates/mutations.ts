import {
  createTemplate,
  deleteTemplate,
  getTemplateQueryKey,
  listTemplatesQueryKey,
  updateTemplate,
} from '@/api/generated/templates.gen';
import type {
  CreateTemplateRequest,
  Template,
  TemplateListResult,
  UpdateTemplateRequest,
} from '@/api/generated/types.gen';
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

export const useUpdateTemplate = ({ id }: Template, failure: 'inline' | 'toast' = 'inline') =>
  useWrite({
    operation: 'updateTemplate',
    failure,
    write: (body: UpdateTemplateRequest) =>
      updateTemplate({ path: { templateId: id }, body, throwOnError: true }),
    stale: STALE,
    record: 'getTemplate',
    successToast: ({ data }) => `${data.name} updated`,
    show: (client, answer) => {
      const { data } = answer;
      client.setQueryData(getTemplateQueryKey({ path: { templateId: id } }), answer);
      client.setQueryData<TemplateListResult>(
        listTemplatesQueryKey(),
        (list) =>
          list && { ...list, data: list.data.map((one) => (one.id === data.id ? data : one)) },
      );
    },
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
