/** The writes of the pages around sign-in. The sign-in page, which is the first to load, needs none of them. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { asApiError } from '@/api/apiError';
import { acceptInvitation } from '@/api/generated/auth/acceptInvitation.gen';
import { forgotPassword } from '@/api/generated/auth/forgotPassword.gen';
import { resetPassword } from '@/api/generated/auth/resetPassword.gen';
import { signup } from '@/api/generated/auth/signup.gen';
import { verifyEmail } from '@/api/generated/auth/verifyEmail.gen';
import { verifyInvitation } from '@/api/generated/auth/verifyInvitation.gen';
import type {
  AcceptInvitationRequest,
  EmailRequest,
  ResetPasswordRequest,
  SignupRequest,
} from '@/api/generated/types.gen';
import { session } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';
import { href, paths } from '@/shared/routing/paths';
import { enter, REDIRECT_DELAY, readSignIn, SUCCESS_DURATION } from './mutations';

export function useSignup() {
  const [, navigate] = useLocation();
  return useWrite({
    operation: 'signup',
    write: (body: SignupRequest) => signup({ body, throwOnError: true }),
    stale: [],
    successToast: () => ({ message: 'Signup Successfully', duration: SUCCESS_DURATION }),
    onSuccess: (_, { email }) => navigate(href(paths.verifyPending, { email })),
  });
}

export function useResetPassword() {
  const [, navigate] = useLocation();
  return useWrite({
    operation: 'resetPassword',
    write: (body: ResetPasswordRequest) => resetPassword({ body, throwOnError: true }),
    stale: [],
    successToast: () => 'Password reset successfully.',
    onSuccess: () => {
      setTimeout(() => {
        // The server ended all sessions of the account, including the one in this browser.
        session.end();
        navigate(paths.login, { replace: true });
      }, REDIRECT_DELAY);
    },
  });
}

export const useForgotPassword = () =>
  useWrite({
    operation: 'forgotPassword',
    write: (body: EmailRequest) => forgotPassword({ body, throwOnError: true }),
    stale: [],
    failure: 'inline',
  });

/**
 * Confirms the email address that the token was sent to. A token works once, so the query never runs again: neither
 * double effects nor a return to the page resend the token.
 */
export function useVerifyEmail(token: string) {
  const { data, status, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      const { data } = await verifyEmail({ body: { token }, throwOnError: true });
      // A host may say no more than that it worked.
      return { email: (data as Partial<typeof data>).data?.email };
    },
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return {
    send: () => void refetch(),
    isVerified: status === 'success',
    email: data?.email,
    error: error && !isFetching ? asApiError(error) : null,
  };
}

/** Reads the invitation that the token was sent for, which does not use it up. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['verifyInvitation', token],
    queryFn: async () =>
      (await verifyInvitation({ body: { token }, throwOnError: true })).data.data,
    enabled: token !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Joins the project, which opens for who has just chosen a password, or is signed in. Others sign in. */
export function useAcceptInvitation() {
  const [, navigate] = useLocation();
  return useWrite({
    operation: 'acceptInvitation',
    failure: 'inline',
    write: async (body: AcceptInvitationRequest) => {
      const { data: answer } = await acceptInvitation({ body, throwOnError: true });
      const { session: opened, ...joined } = answer.data;
      // Nobody is signed out by the invitation of somebody else.
      const enters = opened && !session.get().user;
      const read = opened && Promise.resolve({ data: { success: true as const, data: opened } });
      const signedIn = enters && read ? await readSignIn(read, joined.email) : null;
      return { data: { ...joined, signedIn } };
    },
    stale: ['listProjects'],
    successToast: ({ projectName }) => `You joined ${projectName}`,
    onSuccess: ({ email, projectId, signedIn }) => {
      const project = href(paths.dashboard, { project: projectId });
      if (signedIn) enter(signedIn);
      const { user } = session.get();
      // Somebody else who is logged in in this browser does not see the project.
      const destination = user?.email === email ? project : paths.home;
      const target = user ? destination : href(paths.login, { email, next: project });
      navigate(target, { replace: true });
    },
  });
}
