import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';

/** Milliseconds without a keystroke before the search starts. */
const PAUSE = 200;
const SHOWN = 8;

/** A single letter matches nearly everything, but a single digit can be a record number. */
const isEnough = (query: string) => query.length > 1 || /\d/.test(query);

interface FoundRecords {
  records: readonly WorkItem[];
  total: number;
  searching: boolean;
  error: unknown;
  retry: () => void;
}

/** Finds records of the project by words or number. Never returns the results of a previous query. */
export function useFoundRecords(projectId: string, query: string): FoundRecords {
  const typed = query.trim();
  const [debounced] = useDebouncedValue(typed, PAUSE);
  const settled = debounced === typed;
  const isOffered = useOffers()('listWorkItems');
  const found = useQuery({
    ...listWorkItemsOptions({ path: { projectId }, query: { q: debounced, limit: SHOWN } }),
    enabled: isEnough(debounced) && isOffered,
  });
  if (!isOffered) return { records: [], total: 0, searching: false, error: null, retry: () => {} };
  const current = settled && isEnough(typed) ? found : undefined;
  return {
    records: current?.data?.data ?? [],
    total: current?.data?.total ?? 0,
    searching: isEnough(typed) && (!settled || found.isPending),
    error: current?.data ? null : (current?.error ?? null),
    retry: () => void found.refetch(),
  };
}
