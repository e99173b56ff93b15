import { Button, Chip, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { optionLabel } from '../records/labels';
import { DueFilter } from './DueFilter';
import { FilterMenu } from './FilterMenu';
import classes from './Log.module.css';
import type { AnyLog } from './log';
import { filtersOf } from './query';
import { countFilters, type LogView, noFilters } from './useLogView';
import { useMembers } from './useMembers';

/** Milliseconds after the last letter until the server is asked. */
const TYPING_PAUSE = 250;

interface Props {
  log: AnyLog;
  view: LogView;
  onChange: (change: Partial<LogView>) => void;
  /** Records by status. */
  counts: Readonly<Record<string, number>> | undefined;
  userId: string;
  projectId: string;
  search: RefObject<HTMLInputElement | null>;
}

export function LogToolbar(props: Props) {
  const { log, view, onChange, counts, userId, projectId } = props;
  const members = useMembers(projectId);
  const setFilter = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = view.filters;
    onChange({ filters: values.length > 0 ? { ...others, [name]: values } : others });
  };
  const people = [...members.people, ...members.companies];
  const court = view.filters.ballInCourtId ?? [];
  const inMyCourt = court.length === 1 && court[0] === userId;

  return (
    <search className={classes.toolbar} aria-label={log.words.title}>
      <SearchField log={log} view={view} onChange={onChange} inputRef={props.search} />
      <Chip
        size="xs"
        checked={inMyCourt}
        onChange={(on) => setFilter('ballInCourtId', on ? [userId] : [])}
      >
        In my court
      </Chip>
      <Chip size="xs" checked={view.overdue} onChange={(overdue) => onChange({ overdue })}>
        Overdue
      </Chip>
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
          onChange={(chosen) => setFilter(name, chosen)}
        />
      ))}
      <FilterMenu
        label="Assignee"
        options={people}
        failure={members.failure}
        chosen={view.filters.assigneeId ?? []}
        onChange={(chosen) => setFilter('assigneeId', chosen)}
      />
      <FilterMenu
        label="Ball in court"
        options={people}
        failure={members.failure}
        chosen={inMyCourt ? [] : court}
        onChange={(chosen) => setFilter('ballInCourtId', chosen)}
      />
      <DueFilter view={view} onChange={onChange} />
      {countFilters(view) > 0 && (
        <Button variant="subtle" size="xs" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

function SearchField({
  log,
  view,
  onChange,
  inputRef,
}: Pick<Props, 'log' | 'view' | 'onChange'> & { inputRef: Props['search'] }) {
  const [text, setText] = useState(view.q);
  const apply = useDebouncedCallback((q: string) => onChange({ q: q.trim() }), TYPING_PAUSE);
  // Back and a cleared filter change the address, and the field with it.
  // What is in it already stays: a space at its end is only a pause.
  useEffect(() => setText((now) => (now.trim() === view.q ? now : view.q)), [view.q]);
  const type = (value: string) => {
    setText(value);
    apply(value);
  };
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      size="xs"
      type="search"
      aria-label={`Search ${log.recordType.many}`}
      placeholder="Search"
      maxLength={200}
      leftSection={<IconSearch size={15} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={
        text && <CloseButton size="xs" aria-label="Clear search" onClick={() => type('')} />
      }
    />
  );
}
