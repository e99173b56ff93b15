import { addAuthenticator } from '@/api/generated/profile/addAuthenticator.gen';
import { removeAuthenticator } from '@/api/generated/profile/removeAuthenticator.gen';
import { resetRecoveryCodes } from '@/api/generated/profile/resetRecoveryCodes.gen';
import { verifyAuthenticator } from '@/api/generated/profile/verifyAuthenticator.gen';
import type {
  RemoveAuthenticatorRequest,
  VerifyAuthenticatorRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

/** What shows whether there is a second factor. */
export const SHOWS_SECOND_FACTOR = ['getSecondFactor', 'getAccount'] as const;

export const useAddAuthenticator = () =>
  useWrite({
    operation: 'addAuthenticator',
    write: () => addAuthenticator({ throwOnError: true }),
    stale: [],
  });

/** Nothing is read again before the recovery codes are saved: the page that waits for the app would go away with them. */
export const useVerifyAuthenticator = () =>
  useWrite({
    operation: 'verifyAuthenticator',
    failure: 'inline',
    write: (body: VerifyAuthenticatorRequest) => verifyAuthenticator({ body, throwOnError: true }),
    stale: [],
  });

export const useRemoveAuthenticator = () =>
  useWrite({
    operation: 'removeAuthenticator',
    failure: 'inline',
    write: (body: RemoveAuthenticatorRequest) => removeAuthenticator({ body, throwOnError: true }),
    stale: SHOWS_SECOND_FACTOR,
    successToast: () => 'Authenticator app turned off',
  });

export const useResetRecoveryCodes = () =>
  useWrite({
    operation: 'resetRecoveryCodes',
    write: () => resetRecoveryCodes({ throwOnError: true }),
    stale: [],
  });
