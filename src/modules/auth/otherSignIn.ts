import type { LoginResult } from '@/api/generated/types.gen';
import type { OperationId } from '@/api/offers';
import { provideReasons } from '@/shared/errors/problemTexts';
import { passwordlessReasons } from '@/shared/errors/texts/passwordlessReasons';
import { useWrite } from '@/shared/feedback/useWrite';
import { readSignIn, SIGNED_IN, useEnter } from './mutations';

provideReasons(passwordlessReasons);

interface SignIn<Sent> {
  operation: OperationId;
  failure?: 'toast' | 'inline';
  /** The path to open after sign-in. */
  next: string;
  send: (sent: Sent) => Promise<{ data: LoginResult }>;
}

/** A sign-in without a password. Its host describes the person, so no address is needed. */
export function useSignIn<Sent>({ next, send, ...write }: SignIn<Sent>) {
  return useWrite({
    ...write,
    write: async (sent: Sent) => ({ data: await readSignIn(send(sent), '') }),
    stale: [],
    successToast: () => SIGNED_IN,
    onSuccess: useEnter(next),
  });
}
