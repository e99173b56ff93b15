import { formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { useParties } from '../../people/useParties';
import { useLocations } from '../form/useLocations';
import type { AnyLog } from '../log';
import type { LogQuery } from '../operationTypes';
import { filtersOf } from '../query';

interface Props {
  log: AnyLog;
  projectId: string;
  query: LogQuery;
}

/** Shows the search and the filters in words, so that a reader knows what the list leaves out. */
export function PrintedFilters({ log, projectId, query }: Props) {
  const { known } = useParties(projectId, {
    companies: true,
    chosen: [...new Set([...(query.assigneeId ?? []), ...(query.ballInCourtId ?? [])])],
  });
  const { options: places } = useLocations(projectId);
  const names = new Map([...known, ...places].map((o) => [o.value, o.label]));
  const labels = [
    ...filtersOf(log),
    { name: 'projectLocationId', label: 'Level' },
    { name: 'assigneeId', label: 'Assignee' },
    { name: 'ballInCourtId', label: 'Ball in court' },
  ];
  const chosen: Readonly<Record<string, unknown>> = { ...query };
  const filters = labels.flatMap(({ name, label }) => {
    const values = chosen[name];
    if (!Array.isArray(values) || values.length === 0) return [];
    const words = values.map((value: string) => names.get(value) ?? optionLabel(value));
    return [`${label}: ${words.join(', ')}`];
  });
  const { q, overdue, dueFrom, dueTo } = query;
  const texts = [
    ...(q ? [`Search: “${q}”`] : []),
    ...filters,
    ...(overdue ? ['Overdue'] : []),
    ...(dueFrom ? [`Due from ${formatCalendarDate(dueFrom)}`] : []),
    ...(dueTo ? [`Due until ${formatCalendarDate(dueTo)}`] : []),
  ];
  return texts.length > 0 && <p>{texts.join(' · ')}</p>;
}
