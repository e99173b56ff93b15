import type { KeyboardEvent } from 'react';

/**
 * Handles the keys of a viewer in the `onKeyDown` of its frame, so only while the focus is inside
 * it (WCAG 2.1.4).
 *
 * @param actions By KeyboardEvent.key.
 */
export function viewerKeys(actions: ReadonlyMap<string, () => void>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Fields, menus and dialogs handle their own keys.
    const controls = 'input, textarea, select, [contenteditable], [role="menu"], [role="slider"]';
    if (target.closest(`${controls}, [role="dialog"]`)) return;
    const act = actions.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
