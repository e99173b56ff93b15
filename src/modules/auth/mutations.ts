import { useLocation } from 'wouter';
import { login } from '@/api/generated/auth/login.gen';
import type { LoginRequest } from '@/api/generated/types.gen';
import { openLeftovers } from '@/platform/auth/leftovers';
import { session } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';

/** Milliseconds between success and the redirect (specification, section 9). */
export const REDIRECT_DELAY = 100;
/** How long the success toast of sign-up and sign-in is shown, in milliseconds (specification, section 8). */
export const SUCCESS_DURATION = 5000;

/** @param next The path to open after sign-in. */
export function useLogin(next: string) {
  const [, navigate] = useLocation();
  return useWrite({
    operation: 'login',
    write: async (body: LoginRequest) => {
      // The reader comes while the host answers.
      const reader = import('@/api/documented/user');
      const { data } = await login({ body, throwOnError: true });
      const { readUser } = await reader;
      const user = readUser(data.data.user, body.email);
      const signedIn = { ...data.data, user };
      await openLeftovers(signedIn);
      return { data: signedIn };
    },
    stale: [],
    successToast: () => ({ message: 'Login Successfully', duration: SUCCESS_DURATION }),
    onSuccess: (signedIn) => {
      // The session starts together with the redirect, because this page redirects signed-in users at once.
      setTimeout(() => {
        session.signIn(signedIn);
        navigate(next, { replace: true });
      }, REDIRECT_DELAY);
    },
  });
}
