import { useQuery } from '@tanstack/react-query';
import { listPunchItemsOptions } from '@/api/generated/punch-items.gen';
import { listRfisOptions } from '@/api/generated/rfis.gen';
import { listSubmittalsOptions } from '@/api/generated/submittals.gen';
import type { Discipline, WorkItemType } from '@/api/generated/types.gen';

/** What a live list shows. */
export interface ListFilter {
  type: WorkItemType;
  /** Leaves out drafts and what is closed. */
  isOpen: boolean;
  discipline: Discipline | null;
}

const ROWS = 50;

export const liveOperations = {
  punch_item: 'listPunchItems',
  rfi: 'listRfis',
  submittal: 'listSubmittals',
} as const;

/** The records of a filter. Events keep them up to date. */
export function useLiveRows(projectId: string, { type, isOpen, discipline }: ListFilter) {
  const path = { projectId };
  const common = { ...(discipline && { discipline: [discipline] }), limit: ROWS };
  const punch = useQuery({
    ...listPunchItemsOptions({
      path,
      query: { ...common, ...(isOpen && { status: ['open', 'pending_reins'] }) },
    }),
    enabled: type === 'punch_item',
  });
  const rfis = useQuery({
    ...listRfisOptions({ path, query: { ...common, ...(isOpen && { status: ['open'] }) } }),
    enabled: type === 'rfi',
  });
  const submittals = useQuery({
    ...listSubmittalsOptions({ path, query: { ...common, ...(isOpen && { status: ['open'] }) } }),
    enabled: type === 'submittal',
  });
  const { data, error, isPending, refetch } = {
    punch_item: punch,
    rfi: rfis,
    submittal: submittals,
  }[type];
  return { rows: data?.data, hasMore: data?.nextCursor != null, error, isPending, refetch };
}
