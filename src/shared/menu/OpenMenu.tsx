import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState } from 'react';
import type { MenuTarget } from './MenuOnDemand';

/** Shows a menu that opens at once, in the place of the button that was clicked for it. */
export function OpenMenu({
  target,
  children,
  ...props
}: Pick<MenuProps, 'position' | 'width' | 'children'> & { target: MenuTarget }) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The menu returns the focus to where it was when it opened.
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu {...props} shadow="md" returnFocus opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
