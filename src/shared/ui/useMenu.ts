import { type KeyboardEvent, useState } from 'react';

/**
 * Returns a menu with items that load later. Until the first one, the focus stays on the button, because Mantine handles Escape
 * only inside the menu.
 */
export function useMenu() {
  const [opened, onChange] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange(false);
  };
  return { menu: { opened, onChange }, target: { onKeyDown } };
}
