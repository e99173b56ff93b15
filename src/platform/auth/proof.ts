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

/**
 * Asks the person for what a refused call needs, once for all calls that were refused at the same time.
 * @returns whether the call may be repeated
 */
export async function afterForbidden(response: Response): Promise<boolean> {
  const { code } = await response.json();
  if (code === 'SECOND_FACTOR_MISSING') useProof.setState({ isFactorMissing: true });
  return code === 'STEP_UP_REQUIRED' && ((await ask?.()) ?? false);
}
