import {
  getTemplateQueryKey,
  listTemplatesQueryKey,
  updateTemplate,
} from '@/api/generated/templates.gen';
import type {
  Template,
  TemplateListResult,
  UpdateTemplateRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

export const useUpdateTemplate = ({ id }: Template, failure: 'inline' | 'toast' = 'inline') =>
  useWrite({
    operation: 'updateTemplate',
    failure,
    write: (body: UpdateTemplateRequest) =>
      updateTemplate({ path: { templateId: id }, body, throwOnError: true }),
    stale: ['listTemplates'],
    record: 'getTemplate',
    successToast: ({ data }) => `${data.name} updated`,
    show: (client, answer) => {
      const { data } = answer;
      client.setQueryData(getTemplateQueryKey({ path: { templateId: id } }), answer);
      client.setQueryData<TemplateListResult>(
        listTemplatesQueryKey(),
        (list) =>
          list && {
            ...list,
            data: list.data.map((template) => (template.id === data.id ? data : template)),
          },
      );
    },
  });
