import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, SpotlightRoot, SpotlightSearch } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { recentRecords } from '@/records/common/recentRecords';
import { recordNumber, recordPath, recordTypes } from '@/records/common/recordTypes';
import { capitalized } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { leave } from '@/shared/routing/leaveGuard';
import { href } from '@/shared/routing/paths';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { type Command, type CommandGroup, matching } from './commands';
import classes from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { PaletteState } from './PaletteState';
import { useCommands } from './useCommands';
import { useFoundRecords } from './useFoundRecords';

const [store, spotlight] = createSpotlight();

interface Props {
  projectId: string;
  onClose: () => void;
}

/**
 * Finds screens, records and commands. Spotlight provides the dialog and the field. The active option is React state
 * here, because Spotlight keeps it in the DOM, where screen readers do not see it and options that load later would
 * move it.
 */
export default function Palette({ projectId, onClose }: Props) {
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const id = useId();
  const userId = useUser()?.id ?? '';
  useReturnFocus();
  useEffect(() => {
    spotlight.open();
    return spotlight.close;
  }, []);

  const { groups, isUsed, projectsError } = useCommands(projectId, query);
  const found = useFoundRecords(projectId, query);
  const records: CommandGroup = {
    label: 'Records',
    commands: found.records.map((record) => ({
      id: record.id,
      label: record.title,
      description: [
        record.number ?? capitalized(recordTypes[record.type].one),
        optionLabel(record.status),
        ...(record.overdue ? ['Overdue'] : []),
      ].join(' · '),
      icon: recordTypes[record.type].icon,
      run: () => leave(() => navigate(href(recordPath(record), { project: projectId }))),
    })),
  };
  const recent: CommandGroup = {
    label: 'Recent',
    commands: recentRecords(userId, projectId)
      .filter(isUsed)
      .map((record) => ({
        id: `recent-${record.id}`,
        label: record.title,
        description: recordNumber(record),
        icon: recordTypes[record.type].icon,
        run: () => leave(() => navigate(href(recordPath(record), { project: projectId }))),
      })),
  };
  const commands = matching(query.trim() ? groups : [recent, ...groups], query);
  const shown = [...commands, ...(records.commands.length > 0 ? [records] : [])];
  const options = shown.flatMap(({ commands }) => commands);
  const active = options.find((option) => option.id === activeId) ?? options[0];

  const run = (command: Command) => {
    spotlight.close();
    command.run();
  };
  const move = (step: 1 | -1) => {
    const index = (active ? options.indexOf(active) : -1) + step;
    setActiveId(options.at(index % options.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) run(active);
  };

  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={(words) => {
        setQuery(words);
        setActiveId(null);
      }}
      onSpotlightClose={onClose}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.6, blur: 0 }}
      attributes={{ content: { 'aria-label': 'Search or jump to anything' } }}
      classNames={{ content: classes.content }}
    >
      <SpotlightSearch
        placeholder="Search or jump to…"
        aria-label="Number, words or command"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}${active.id}` : undefined}
        autoComplete="off"
        maxLength={200}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={id}
        groups={shown}
        active={active}
        onPoint={({ id: pointed }) => setActiveId(pointed)}
        onRun={run}
      />
      <PaletteState
        query={query.trim()}
        count={options.length}
        found={found}
        projectsError={projectsError}
      />
      <p
        className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}
        data-for-keyboards
        aria-hidden="true"
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> Move
        </span>
        <span>
          <kbd>Enter</kbd> Open
        </span>
        <span>
          <kbd>Esc</kbd> Close
        </span>
      </p>
    </SpotlightRoot>
  );
}
