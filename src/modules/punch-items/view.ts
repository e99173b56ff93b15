import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zLogSort } from '@/api/generated/schemas/zLogSort.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zPunchItemStatus } from '@/api/generated/schemas/zPunchItemStatus.gen';
import { zPunchType } from '@/api/generated/schemas/zPunchType.gen';
import type { ListPunchItemsData } from '@/api/generated/types.gen';
import type { LogView, LogViewOptions } from '@/shared/log/useLogView';

/** The option lists that a punch item has, in the order of their filters. */
export const optionFilters = {
  status: { label: 'Status', values: zPunchItemStatus.options },
  priority: { label: 'Priority', values: zPriority.options },
  punchType: { label: 'Type', values: zPunchType.options },
  discipline: { label: 'Discipline', values: zDiscipline.options },
  category: { label: 'Category', values: zCategory.options },
  location: { label: 'Location', values: zLocation.options },
} as const;

export const viewOptions: LogViewOptions = {
  filters: {
    ...Object.fromEntries(
      Object.entries(optionFilters).map(([name, { values }]) => [name, values as string[]]),
    ),
    assigneeId: null,
    ballInCourtId: null,
  },
  sorts: zLogSort._zod.def.innerType.options,
  defaultSort: '-createdAt',
};

/** The query that the server gets for a view. */
export function queryOf({ q, sort, overdue, filters }: LogView): ListPunchItemsData['query'] {
  return {
    ...(filters as ListPunchItemsData['query']),
    ...(q && { q }),
    ...(overdue && { overdue }),
    sort: sort as NonNullable<ListPunchItemsData['query']>['sort'],
    limit: 100,
  };
}
