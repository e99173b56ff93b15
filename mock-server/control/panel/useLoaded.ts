import { useEffect, useState } from 'react';

/**
 * Loads data each time the panel opens, because the mock server may have been restarted.
 * @param load must be the same function in each render
 */
export function useLoaded<T>(open: boolean, load: () => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!open) return;
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        setValue(loaded);
        setFailure(null);
      },
      (error: unknown) => {
        if (current) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      current = false;
    };
  }, [open, load]);

  return { value, setValue, failure };
}
