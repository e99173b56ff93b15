import { Button } from '@mantine/core';
import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { memo, type RefObject, useMemo } from 'react';
import { CollectionToolbar } from '@/shared/collection/CollectionToolbar';
import { DaysFilter } from '@/shared/collection/filter/DaysFilter';
import { FilterChip } from '@/shared/collection/filter/FilterChip';
import { FilterMenu } from '@/shared/collection/filter/FilterMenu';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { IfOffered } from '@/shared/IfOffered';
import { PartyFilter } from '../../people/PartyFilter';
import type { AnyLog } from '../log';
import { filtersOf, hiddenIn, viewOptionsOf } from '../query';
import { isInitial, type LogView } from '../useLogView';
import { viewStateOf } from '../viewState';
import { groupChoices } from './GroupMenu';
import { LevelFilter } from './LevelFilter';

const listAndBoard = [
  { value: 'list', label: 'List', icon: IconList },
  { value: 'board', label: 'Board', icon: IconLayoutKanban },
];

/** The orders that help on a phone. */
const sortLabels = {
  '-createdAt': 'Newest',
  dueDate: 'Due date',
  '-updatedAt': 'Last updated',
  priority: 'Priority',
  '-daysInCourt': 'Days in court',
  number: 'Number',
};

interface Props {
  log: AnyLog;
  view: LogView;
  onChange: (change: Partial<LogView>) => void;
  /** Cards have no column heads, so the order is a control of its own. */
  narrow: boolean | undefined;
  /** Records by status. */
  counts: Readonly<Record<string, number>> | undefined;
  userId: string;
  projectId: string;
  search: RefObject<HTMLInputElement | null>;
}

/** Memoized: the list renders again with each change by others. */
export const LogToolbar = memo(PlainToolbar);

function PlainToolbar(props: Props) {
  const { log, view, onChange, counts, userId, projectId, narrow } = props;
  const setFilter = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = view.filters;
    onChange({ filters: values.length > 0 ? { ...others, [name]: values } : others });
  };
  const viewOptions = useMemo(() => viewOptionsOf(log), [log]);
  const hidden = hiddenIn(log, view, counts);
  const court = view.filters.ballInCourtId ?? [];
  const inMyCourt = court.length === 1 && court[0] === userId;

  return (
    <CollectionToolbar
      many={log.recordType.many}
      state={viewStateOf(view, viewOptions, onChange)}
      searchRef={props.search}
      layouts={log.hasBoard ? listAndBoard : []}
      {...(narrow && !view.board && { sortLabels })}
      filters={
        <>
          <FilterChip
            label="In my court"
            checked={inMyCourt}
            onChange={(on) => setFilter('ballInCourtId', on ? [userId] : [])}
          />
          <FilterChip
            label="Overdue"
            checked={view.overdue}
            onChange={(overdue) => onChange({ overdue })}
          />
          {filtersOf(log).map(({ name, label, options }) => (
            <FilterMenu
              key={name}
              label={label}
              options={options.map((value) => ({
                value,
                label: optionLabel(value),
                count: name === 'status' ? counts?.[value] : undefined,
              }))}
              chosen={view.filters[name] ?? []}
              {...(isInitial(view, name, viewOptions) && { summary: 'Not closed' })}
              onChange={(chosen) => setFilter(name, chosen)}
            />
          ))}
          <IfOffered operation="listProjectLocations">
            <LevelFilter
              projectId={projectId}
              chosen={view.filters.projectLocationId ?? []}
              onChange={(chosen) => setFilter('projectLocationId', chosen)}
            />
          </IfOffered>
          <PartyFilter
            label="Assignee"
            projectId={projectId}
            chosen={view.filters.assigneeId ?? []}
            onChange={(chosen) => setFilter('assigneeId', chosen)}
          />
          <PartyFilter
            label="Ball in court"
            projectId={projectId}
            chosen={inMyCourt ? [] : court}
            onChange={(chosen) => setFilter('ballInCourtId', chosen)}
          />
          <DaysFilter
            label="Due"
            from={view.dueFrom}
            to={view.dueTo}
            onChange={(days) =>
              onChange('from' in days ? { dueFrom: days.from } : { dueTo: days.to })
            }
          />
          {narrow && !view.board && (
            <FilterSelect
              label="Group by"
              value={view.group}
              options={groupChoices.map(([value, label]) => ({
                value,
                label: value ? `Group: ${label}` : label,
              }))}
              onChange={(group) => onChange({ group })}
            />
          )}
          {hidden > 0 && (
            <Button variant="subtle" size="xs" onClick={() => setFilter('status', [])}>
              Show {formatNumber(hidden)} closed
            </Button>
          )}
        </>
      }
    />
  );
}
