import { create } from 'zustand';
import { useSession } from './session';

/** Whether the account asks for a second factor that the person has not set up, so that no other call is answered. */
export const useProof = create(() => ({ isFactorMissing: false }));

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useProof.setState({ isFactorMissing: false });
});

let ask: (() => Promise<boolean>) | undefined;

/** Sets what asks the person to prove who they are. @returns a function that ends it */
export function provideStepUp(next: () => Promise<boolean>): () => void {
  ask = next;
  return () => {
    ask = undefined;
  };
}

/** What a refused call asks of the person. */
export const proof = {
  /** Asks once for all calls that were refused at the same time. @returns whether the call may be repeated */
  stepUp: async () => (await ask?.()) ?? false,
  secondFactorMissing: () => useProof.setState({ isFactorMissing: true }),
};
