import { useCallback, useEffect, useState } from 'react';
import { type Fault, mockApi } from './mockApi.ts';

const SETTLE_MS = 150;

/**
 * Returns the queued answers and keeps them up to date: each call of the app uses one up. The
 * browser's resource timing reports such calls, so the panel neither polls nor patches the app's
 * fetch.
 */
export function useFaults(open: boolean) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      setFaults(await mockApi.faults());
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const follows = open || faults.some(({ times }) => times !== null);
  useEffect(() => {
    if (!follows) return;
    if (open) void refresh();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, SETTLE_MS);
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isCallOfApp)) soon();
    });
    observer.observe({ type: 'resource' });
    // Another tab may have used or added some.
    addEventListener('focus', soon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('focus', soon);
    };
  }, [follows, open, refresh]);

  return { faults, setFaults, failure };
}

function isCallOfApp(entry: PerformanceEntry): boolean {
  if (!(entry instanceof PerformanceResourceTiming)) return false;
  const byScript = entry.initiatorType === 'fetch' || entry.initiatorType === 'xmlhttprequest';
  return byScript && !new URL(entry.name).pathname.startsWith('/__mock/');
}
