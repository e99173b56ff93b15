import { useEffect, useRef, useState } from 'react';
import { guardLeaving, type Stays } from '../routing/leaveGuard';
import { useAddressQueryText } from '../routing/search';

interface Options {
  /** Which addresses keep the changes, for pages that change theirs. A constant function. */
  stays?: Stays | undefined;
  /** Whether the browser asks before the tab closes. Not needed if all is kept. */
  unload?: boolean;
}

/**
 * Holds what leads away while there are unsaved changes, to ask first.
 *
 * @returns what was held, once something was; and how to let go of it or of the changes.
 */
export function useLeaveGuard(isActive: boolean, { stays, unload = true }: Options = {}) {
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const release = useRef(() => {});
  const query = useAddressQueryText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard notes the address of the page
  useEffect(() => {
    if (!isActive) return;
    release.current = guardLeaving((go) => setHeld({ go }), { stays, unload });
    return () => release.current();
  }, [isActive, stays, unload, query]);
  return {
    held,
    stay: () => setHeld(null),
    /** Closes what has the changes, in the same way. */
    close: (go: () => void) => (isActive ? setHeld({ go }) : go()),
    /** Goes on to where the person wanted to go. Calls `before` in between. */
    goOn: (before: () => void = () => {}) => {
      release.current();
      before();
      setHeld(null);
      held?.go();
    },
    /** Ends the guard before the changes are given up in another way. */
    release: () => release.current(),
  };
}
