import { useCallback, useEffect, useState } from 'react';

const NOTICE_MS = 6000;

/** Runs what may fail, and keeps a word about how it went. */
export type Attempt = (action: () => Promise<string>) => Promise<boolean>;

/** The last confirmation, for a while, or the last failure, until something else is tried. */
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
