/** The sign-in with the provider of a company. It loads after the sign-in page. */
import { loginWithProvider } from '@/api/generated/auth/loginWithProvider.gen';
import { openProviderLogin } from '@/api/generated/auth/openProviderLogin.gen';
import type { ProviderLoginRequest } from '@/api/generated/types.gen';
import { pushToken } from '@/platform/push/token';
import { useWrite } from '@/shared/feedback/useWrite';
import { useSignIn } from './otherSignIn';
import { keepAttempt } from './providerAttempt';

/**
 * Leaves the portal for the provider.
 * @param next The path to open after sign-in.
 */
export const useOpenProvider = (next: string) =>
  useWrite({
    operation: 'openProviderLogin',
    write: (email: string) => openProviderLogin({ body: { email }, throwOnError: true }),
    stale: [],
    onSuccess: ({ data: { url, attempt } }) => {
      keepAttempt({ attempt, next });
      location.assign(url);
    },
  });

/** @param next The path to open after sign-in. */
export const useProviderLogin = (next: string) =>
  useSignIn({
    operation: 'loginWithProvider',
    failure: 'inline',
    next,
    send: (body: ProviderLoginRequest) => {
      const fcmToken = pushToken.get()?.token;
      return loginWithProvider({ body: { ...body, fcmToken }, throwOnError: true });
    },
  });
