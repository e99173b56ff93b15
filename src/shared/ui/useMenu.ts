import { type KeyboardEvent, useState } from 'react';

/**
 * A menu whose items come later than itself: as long as there is none, the focus stays on its button, and Mantine
 * hears Escape in the menu alone.
 */
export function useMenu() {
  const [opened, onChange] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange(false);
  };
  return { menu: { opened, onChange }, target: { onKeyDown } };
}
