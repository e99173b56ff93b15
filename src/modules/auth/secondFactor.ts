import { verifySecondFactor } from '@/api/generated/auth/verifySecondFactor.gen';
import type { VerifySecondFactorRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { readSignIn, SIGNED_IN, useEnter } from './mutations';

/** @param next The path to open after sign-in. */
export const useVerifySecondFactor = (next: string, email: string) =>
  useWrite({
    operation: 'verifySecondFactor',
    failure: 'inline',
    write: async (body: VerifySecondFactorRequest) => ({
      data: await readSignIn(verifySecondFactor({ body, throwOnError: true }), email),
    }),
    stale: [],
    successToast: () => SIGNED_IN,
    onSuccess: useEnter(next),
  });
