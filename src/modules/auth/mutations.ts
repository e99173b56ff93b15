import { useLocation } from 'wouter';
import { asApiError } from '@/api/apiError';
import { login } from '@/api/generated/auth/login.gen';
import type { LoginRequest, LoginResult } from '@/api/generated/types.gen';
import { ended } from '@/platform/auth/ended';
import { openLeftovers } from '@/platform/auth/leftovers';
import { session } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';

/** Milliseconds between success and the redirect (specification, section 9). */
export const REDIRECT_DELAY = 100;
/** How long the success toast of sign-up and sign-in is shown, in milliseconds (specification, section 8). */
export const SUCCESS_DURATION = 5000;

export const SIGNED_IN = { message: 'Login Successfully', duration: SUCCESS_DURATION };

/**
 * Reads the answer of a sign-in, and opens what the person left in this browser. The reader comes while the host answers.
 * @param email of somebody whom the host does not describe
 */
export async function readSignIn(answer: Promise<{ data: LoginResult }>, email: string) {
  const reader = import('@/api/documented/user');
  const { data } = (await answer).data;
  const { readUser } = await reader;
  const signedIn = { ...data, user: readUser(data.user, email) };
  await openLeftovers(signedIn);
  return signedIn;
}

type SignIn = Awaited<ReturnType<typeof readSignIn>>;

export function enter(signedIn: SignIn): void {
  ended.forget();
  session.signIn(signedIn);
}

/** Returns what starts the session and opens the next page. */
export function useEnter(next: string) {
  const [, navigate] = useLocation();
  return (signedIn: SignIn) => {
    // The session starts together with the redirect, because this page redirects signed-in users at once.
    setTimeout(() => {
      enter(signedIn);
      navigate(next, { replace: true });
    }, REDIRECT_DELAY);
  };
}

/** The result is a session, or the challenge of a person with a second factor. @param next The path to open after sign-in. */
export function useLogin(next: string) {
  const enter = useEnter(next);
  return useWrite({
    operation: 'login',
    write: async (body: LoginRequest): Promise<{ data: SignIn | { challenge: string } }> => {
      try {
        return { data: await readSignIn(login({ body, throwOnError: true }), body.email) };
      } catch (error) {
        const { challenge } = asApiError(error);
        if (challenge === null) throw error;
        return { data: { challenge } };
      }
    },
    stale: [],
    successToast: (answer) => ('challenge' in answer ? undefined : SIGNED_IN),
    onSuccess: (answer) => {
      if (!('challenge' in answer)) enter(answer);
    },
  });
}
