import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';

/** Milliseconds without a keystroke after which is searched. */
const PAUSE = 200;
const SHOWN = 8;

/** A single letter finds nearly everything; a single digit can be a number. */
const isEnough = (query: string) => query.length > 1 || /\d/.test(query);

interface FoundRecords {
  records: readonly WorkItem[];
  total: number;
  searching: boolean;
  error: unknown;
  retry: () => void;
}

/** The records of the project that have the words or the number; never those of what was typed before. */
export function useFoundRecords(projectId: string, query: string): FoundRecords {
  const typed = query.trim();
  const [asked] = useDebouncedValue(typed, PAUSE);
  const settled = asked === typed;
  const found = useQuery({
    ...listWorkItemsOptions({ path: { projectId }, query: { q: asked, limit: SHOWN } }),
    enabled: isEnough(asked),
  });
  const known = settled && isEnough(typed) ? found : undefined;
  return {
    records: known?.data?.data ?? [],
    total: known?.data?.total ?? 0,
    searching: isEnough(typed) && (!settled || found.isPending),
    error: known?.data ? null : (known?.error ?? null),
    retry: () => void found.refetch(),
  };
}
