import { resendVerification } from '@/api/generated/auth/resendVerification.gen';
import type { EmailRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

/** @param failure `inline` in a form, `toast` for a standalone button. */
export const useResendVerification = (failure: 'toast' | 'inline') =>
  useWrite({
    operation: 'resendVerification',
    write: (body: EmailRequest) => resendVerification({ body, throwOnError: true }),
    stale: [],
    successToast: () => 'Email sent',
    failure,
  });
