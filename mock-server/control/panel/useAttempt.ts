import { useCallback, useEffect, useState } from 'react';

const NOTICE_MS = 6000;

/** Runs an action that may fail, and stores its confirmation or its failure. */
export type Attempt = (action: () => Promise<string>) => Promise<boolean>;

/**
 * Returns the last confirmation, for a few seconds, or the last failure, until the next attempt.
 */
export function useAttempt() {
  const [outcome, setOutcome] = useState<{ notice?: string; failure?: string }>({});

  useEffect(() => {
    if (!outcome.notice) return;
    const timer = setTimeout(() => setOutcome({}), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const attempt: Attempt = useCallback(async (action) => {
    try {
      setOutcome({ notice: await action() });
      return true;
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }, []);

  return { ...outcome, attempt };
}
