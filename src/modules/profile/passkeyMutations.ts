import { createPasskey } from '@/api/generated/profile/createPasskey.gen';
import { deletePasskey } from '@/api/generated/profile/deletePasskey.gen';
import { makePasskeyChallenge } from '@/api/generated/profile/makePasskeyChallenge.gen';
import { updatePasskey } from '@/api/generated/profile/updatePasskey.gen';
import { useWrite } from '@/shared/feedback/useWrite';

const stale = ['listPasskeys'] as const;

export const useAddPasskey = () =>
  useWrite({
    operation: 'createPasskey',
    write: async () => {
      // What speaks with the authenticator comes while the host answers.
      const code = import('@/platform/auth/passkeys');
      const { data } = await makePasskeyChallenge({ throwOnError: true });
      const credential = await (await code).newPasskey(data.data);
      return createPasskey({ body: { credential }, throwOnError: true });
    },
    stale: [...stale, 'getAccount'],
    successToast: ({ data: { name } }) => `Passkey added: ${name}`,
  });

export const useRenamePasskey = (passkeyId: string) =>
  useWrite({
    operation: 'updatePasskey',
    failure: 'inline',
    write: (body: { name: string }) =>
      updatePasskey({ path: { passkeyId }, body, throwOnError: true }),
    stale,
  });

export const useDeletePasskey = () =>
  useWrite({
    operation: 'deletePasskey',
    write: (passkeyId: string) => deletePasskey({ path: { passkeyId }, throwOnError: true }),
    stale,
  });
