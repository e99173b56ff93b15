import { ActionIcon, Tooltip } from '@mantine/core';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { keyName, type ViewerCommand, type ViewerPanel } from './commands';
import classes from './ViewerFrame.module.css';

interface Props {
  commands: readonly ViewerCommand[];
  panels: readonly ViewerPanel[];
  panel: string | null;
  onPanel: (id: string) => void;
}

type Item = Pick<
  ViewerCommand,
  'id' | 'label' | 'icon' | 'key' | 'disabled' | 'pressed' | 'run'
> & {
  expanded?: boolean;
  count?: number | undefined;
};

/**
 * One tab stop with arrow keys inside: the toolbar pattern of the ARIA Authoring Practices Guide.
 */
export function ViewerToolbar({ commands, panels, panel, onPanel }: Props) {
  const [stop, setStop] = useState<string | null>(null);
  const groups = new Map<string, Item[]>();
  const add = (group: string, item: Item) =>
    groups.set(group, [...(groups.get(group) ?? []), item]);
  const last = commands.filter(({ group }) => group === 'frame');
  for (const { group, ...item } of commands) if (group !== 'frame') add(group, item);
  for (const { id, content: _, ...item } of panels) {
    add('panels', { ...item, id, expanded: panel === id, run: () => onPanel(id) });
  }
  for (const { group, ...item } of last) add(group, item);
  const items = [...groups.values()].flat();
  const current = items.some(({ id }) => id === stop) ? stop : items[0]?.id;

  return (
    <div
      className={`flex column gap-4 p-8 scroll surface ${classes.toolbar}`}
      role="toolbar"
      aria-label="Tools"
      onKeyDown={moveFocus}
    >
      {[...groups].map(([group, members], index) => (
        <Fragment key={group}>
          {index > 0 && <span className={classes.gap} aria-hidden="true" />}
          {members.map((item) => (
            <Tool
              key={item.id}
              item={item}
              isStop={item.id === current}
              onFocus={() => setStop(item.id)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Tool({ item, isStop, onFocus }: { item: Item; isStop: boolean; onFocus: () => void }) {
  const { label, icon: Icon, key, pressed, expanded, count } = item;
  const on = pressed || expanded;
  return (
    <Tooltip
      label={key ? `${label} (${keyName(key)})` : label}
      position="right"
      openDelay={300}
      // Keeps menus inside the main landmark.
      portalProps={{ target: '#main' }}
    >
      <ActionIcon
        size="lg"
        variant={on ? 'filled' : 'subtle'}
        color={on ? 'blueprint' : 'gray'}
        aria-label={count ? `${label}, ${count}` : label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-keyshortcuts={key && keyName(key).replace(' ', '+')}
        data-disabled={item.disabled || undefined}
        aria-disabled={item.disabled || undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => !item.disabled && item.run()}
      >
        <Icon size={20} />
        {count ? (
          <span
            className={`absolute rounded text-xs strong text-center ${classes.count}`}
            aria-hidden="true"
          >
            {count}
          </span>
        ) : null}
      </ActionIcon>
    </Tooltip>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const index = tools.indexOf(event.target as HTMLButtonElement);
  const to = {
    ArrowDown: index + 1,
    ArrowRight: index + 1,
    ArrowUp: index - 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (to === undefined || index < 0) return;
  event.preventDefault();
  tools.at(to % tools.length)?.focus();
}
