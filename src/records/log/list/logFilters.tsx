import { days, type Filter, flag, someOf } from '@/shared/collection/filter/filters';
import { optionLabel } from '@/shared/format/labels';
import { PartyFilter } from '../../people/PartyFilter';
import type { AnyLog } from '../log';
import { filtersOf, viewOptionsOf } from '../query';
import { isInitial, type LogView } from '../useLogView';
import { LevelFilter } from './LevelFilter';

interface Options {
  log: AnyLog;
  view: LogView;
  onChange: (change: Partial<LogView>) => void;
  /** Records by status. */
  counts: Readonly<Record<string, number>> | undefined;
  userId: string;
  projectId: string;
  hasLocations: boolean;
}

/** The filters of a log: those for daily work first, which stay in the toolbar. */
export function logFilters(options: Options): readonly Filter[] {
  const { log, view, onChange, counts, userId, projectId, hasLocations } = options;
  const setFilter = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = view.filters;
    onChange({ filters: values.length > 0 ? { ...others, [name]: values } : others });
  };
  const court = view.filters.ballInCourtId ?? [];
  const inMyCourt = court.length === 1 && court[0] === userId;
  const byIds = (label: string, name: string, chosen: readonly string[]) => ({
    label,
    isSet: chosen.length > 0,
    clear: () => setFilter(name, []),
    control: (
      <PartyFilter
        label={label}
        projectId={projectId}
        chosen={chosen}
        onChange={(ids) => setFilter(name, ids)}
      />
    ),
  });
  const levels = view.filters.projectLocationId ?? [];
  return [
    flag({
      label: 'In my court',
      on: inMyCourt,
      onChange: (on) => setFilter('ballInCourtId', on ? [userId] : []),
      pinned: true,
    }),
    flag({
      label: 'Overdue',
      on: view.overdue,
      onChange: (overdue) => onChange({ overdue }),
      pinned: true,
    }),
    ...filtersOf(log).map(({ name, label, options: values }) =>
      someOf({
        label,
        options: values.map((value) => ({
          value,
          label: optionLabel(value),
          count: name === 'status' ? counts?.[value] : undefined,
        })),
        chosen: view.filters[name] ?? [],
        initial: isInitial(view, name, viewOptionsOf(log)) ? 'Not closed' : undefined,
        onChange: (chosen) => setFilter(name, chosen),
        pinned: name === 'status',
      }),
    ),
    ...(hasLocations
      ? [
          {
            label: 'Level',
            isSet: levels.length > 0,
            clear: () => setFilter('projectLocationId', []),
            control: (
              <LevelFilter
                projectId={projectId}
                chosen={levels}
                onChange={(chosen) => setFilter('projectLocationId', chosen)}
              />
            ),
          },
        ]
      : []),
    byIds('Assignee', 'assigneeId', view.filters.assigneeId ?? []),
    byIds('Ball in court', 'ballInCourtId', inMyCourt ? [] : court),
    days({
      label: 'Due',
      from: view.dueFrom,
      to: view.dueTo,
      onChange: ({ from = view.dueFrom, to = view.dueTo }) =>
        onChange({ dueFrom: from, dueTo: to }),
    }),
  ];
}
