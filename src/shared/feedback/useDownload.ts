import { useRef, useState } from 'react';
import { fetchWithDownloadProgress, type Progress, saveFile } from '@/api/transfer';
import { useWrite, type WriteOptions } from './useWrite';

interface DownloadOptions<Variables>
  extends Pick<WriteOptions<undefined, Variables>, 'operation' | 'successToast'> {
  /** Calls the API. Pass the options on to the generated function. */
  load: (
    variables: Variables,
    options: { signal: AbortSignal; fetch: typeof fetch },
  ) => Promise<{ data: Blob | File }>;
  fileName: (variables: Variables) => string;
}

/** Downloads a file and saves it. Reports progress and can be canceled. */
export function useDownload<Variables = void>(options: DownloadOptions<Variables>) {
  const { operation, load, fileName, successToast } = options;
  const [progress, setProgress] = useState<Progress | null>(null);
  const aborter = useRef<AbortController>(null);
  const write = useWrite({
    operation,
    write: async (variables: Variables) => {
      aborter.current = new AbortController();
      const { signal } = aborter.current;
      setProgress({ loaded: 0, total: null });
      try {
        const { data } = await load(variables, {
          signal,
          fetch: fetchWithDownloadProgress(setProgress),
        });
        saveFile(data, fileName(variables));
        return { data: undefined };
      } finally {
        setProgress(null);
      }
    },
    stale: [],
    ...(successToast && { successToast }),
  });
  return { ...write, progress, cancel: () => aborter.current?.abort() };
}
