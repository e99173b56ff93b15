import { createApiToken } from '@/api/generated/profile/createApiToken.gen';
import { deleteApiToken } from '@/api/generated/profile/deleteApiToken.gen';
import type { ApiToken, CreateApiTokenRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

export const useCreateToken = () =>
  useWrite({
    operation: 'createApiToken',
    failure: 'inline',
    write: (body: CreateApiTokenRequest) => createApiToken({ body, throwOnError: true }),
    stale: ['listApiTokens'],
  });

export const useDeleteToken = () =>
  useWrite({
    operation: 'deleteApiToken',
    write: ({ id }: ApiToken) => deleteApiToken({ path: { apiTokenId: id }, throwOnError: true }),
    stale: ['listApiTokens'],
  });
