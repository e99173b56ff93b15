import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { KeyMark } from './KeyMark';

/** Something that can be done with a record. */
export interface Action {
  title: string;
  icon: Icon;
  /** Whether the user may do it; omit for everybody. */
  permitted?: boolean;
  /** It marks an action that cannot be undone. */
  color?: string;
  /** The key that does it. */
  shortcut?: string;
  run: () => void;
}

interface Props {
  actions: readonly Action[];
}

/** Shows the actions that are permitted, as items of a menu. */
export const ActionItems = ({ actions }: Props) =>
  actions
    .filter(({ permitted }) => permitted !== false)
    .map(({ title, icon: Icon, color, shortcut, run }) => (
      <Menu.Item
        key={title}
        {...(color && { color })}
        leftSection={<Icon size={16} />}
        rightSection={shortcut && <KeyMark>{shortcut}</KeyMark>}
        onClick={run}
      >
        {title}
      </Menu.Item>
    ));
