import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { asApiError } from '@/api/apiError';
import { forgotPasswordMutation } from '@/api/generated/auth/forgotPassword.gen';
import { loginMutation } from '@/api/generated/auth/login.gen';
import { resendVerificationMutation } from '@/api/generated/auth/resendVerification.gen';
import { resetPasswordMutation } from '@/api/generated/auth/resetPassword.gen';
import { signupMutation } from '@/api/generated/auth/signup.gen';
import { verifyEmailMutation } from '@/api/generated/auth/verifyEmail.gen';
import { session } from '@/platform/auth/session';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { href, paths } from '@/shared/routing/paths';

/** Milliseconds between a success and the page that it leads to (specification, section 9). */
const REDIRECT_DELAY = 100;
/** Milliseconds for which the success of sign-up and sign-in is shown (specification, section 8). */
const SUCCESS_DURATION = 5000;

export function useSignup() {
  const [, navigate] = useLocation();
  return useMutation({
    ...signupMutation(),
    onSuccess: (_, { body }) => {
      toast.success('Signup Successfully', { duration: SUCCESS_DURATION });
      navigate(href(paths.verifyPending, { email: body.email }));
    },
    onError: (error) => toast.error(failureText('signup', error)),
  });
}

/** @param next Where to go afterwards. */
export function useLogin(next: string) {
  const [, navigate] = useLocation();
  return useMutation({
    ...loginMutation(),
    onSuccess: ({ data }) => {
      toast.success('Login Successfully', { duration: SUCCESS_DURATION });
      // The session begins with the redirect: a signed-in user has no business on this page.
      setTimeout(() => {
        session.signIn(data);
        navigate(next, { replace: true });
      }, REDIRECT_DELAY);
    },
    onError: (error) => toast.error(failureText('login', error)),
  });
}

export function useResetPassword() {
  const [, navigate] = useLocation();
  return useMutation({
    ...resetPasswordMutation(),
    onSuccess: () => {
      toast.success('Password reset successfully.');
      setTimeout(() => {
        // The server has ended all sessions of the account, this browser's too.
        session.end();
        navigate(paths.login, { replace: true });
      }, REDIRECT_DELAY);
    },
    onError: (error) => toast.error(failureText('resetPassword', error)),
  });
}

export function useForgotPassword() {
  return useMutation({
    ...forgotPasswordMutation(),
    onError: (error) => toast.error(failureText('forgotPassword', error)),
  });
}

export function useResendVerification() {
  return useMutation({
    ...resendVerificationMutation(),
    onSuccess: () => toast.success('Email sent'),
    onError: (error) => toast.error(failureText('resendVerification', error)),
  });
}

/**
 * Confirms the address that the token was sent to. A token serves once: effects that run twice, and coming back
 * to the page, do not send it again.
 */
export function useVerifyEmail(token: string) {
  const client = useQueryClient();
  const mutationKey = ['verifyEmail', token];
  const { mutate } = useMutation({
    ...verifyEmailMutation(),
    mutationKey,
    gcTime: Number.POSITIVE_INFINITY,
    onError: (error) => toast.error(failureText('verifyEmail', error)),
  });
  const send = () => mutate({ body: { token } });
  useEffect(() => {
    const wasSent = client.getMutationCache().find({ mutationKey: ['verifyEmail', token] });
    if (!wasSent) mutate({ body: { token } });
  }, [client, token, mutate]);
  const state = useMutationState({ filters: { mutationKey } }).at(-1);
  return { send, status: state?.status, error: state?.error && asApiError(state.error) };
}
