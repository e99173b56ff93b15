import { UnstyledButton } from '@mantine/core';
import { SpotlightActionsGroup } from '@mantine/spotlight';
import { useEffect, useRef } from 'react';
import type { Command, CommandGroup } from './commands';
import classes from './Palette.module.css';

interface Props {
  /** The id of the listbox, and the prefix of its options' ids. */
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onPoint: (command: Command) => void;
  onRun: (command: Command) => void;
}

/** Shows the options below the field. The focus stays in the field. */
export function PaletteList({ id, groups, active, onPoint, onRun }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    const option = activeId && list.current?.querySelector('[aria-selected="true"]');
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label="Results"
      className={`p-4 scroll-y line-above ${classes.list}`}
    >
      {groups.map(({ label, commands }) => (
        <SpotlightActionsGroup
          key={label}
          label={label}
          role="group"
          aria-label={label}
          className={`m-below-8 ${classes.group}`}
        >
          {commands.map((command) => {
            const { label: text, description, icon: Icon, current } = command;
            return (
              <UnstyledButton
                key={command.id}
                id={`${id}${command.id}`}
                role="option"
                aria-selected={command.id === activeId}
                tabIndex={-1}
                className={`row gap-12 p-8-12 rounded text-sm ${classes.option}`}
                // Keep the focus in the field. Select on pointer moves only, since a list that scrolls under a resting
                // pointer also fires enter events.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => command.id !== activeId && onPoint(command)}
                onClick={() => onRun(command)}
              >
                <Icon size={16} aria-hidden="true" className={classes.icon} />
                <span className="grow min-w-0">
                  <span className={`clip medium ${classes.label}`}>{text}</span>
                  {description && <span className="block quiet text-xs">{description}</span>}
                </span>
                {current && (
                  <span className={`rounded-pill sunken quiet text-xs medium ${classes.current}`}>
                    Current
                  </span>
                )}
              </UnstyledButton>
            );
          })}
        </SpotlightActionsGroup>
      ))}
    </div>
  );
}
