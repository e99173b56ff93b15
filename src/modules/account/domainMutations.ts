import { createSignInDomain } from '@/api/generated/account/createSignInDomain.gen';
import { deleteSignInDomain } from '@/api/generated/account/deleteSignInDomain.gen';
import { updateSignInDomain } from '@/api/generated/account/updateSignInDomain.gen';
import { verifySignInDomain } from '@/api/generated/account/verifySignInDomain.gen';
import type {
  CreateSignInDomainRequest,
  UpdateSignInDomainRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

const stale = ['listSignInDomains'] as const;

export const useCreateDomain = () =>
  useWrite({
    operation: 'createSignInDomain',
    failure: 'inline',
    write: (body: CreateSignInDomainRequest) => createSignInDomain({ body, throwOnError: true }),
    stale,
  });

export const useUpdateDomain = (domainId: string) =>
  useWrite({
    operation: 'updateSignInDomain',
    failure: 'inline',
    write: (body: UpdateSignInDomainRequest) =>
      updateSignInDomain({ path: { domainId }, body, throwOnError: true }),
    stale,
    record: 'listSignInDomains',
    successToast: () => 'Domain saved',
  });

export const useVerifyDomain = (domainId: string) =>
  useWrite({
    operation: 'verifySignInDomain',
    write: () => verifySignInDomain({ path: { domainId }, throwOnError: true }),
    stale,
  });

export const useDeleteDomain = () =>
  useWrite({
    operation: 'deleteSignInDomain',
    write: (domainId: string) => deleteSignInDomain({ path: { domainId }, throwOnError: true }),
    stale,
  });
