import type { KeyboardEvent } from 'react';

/**
 * Keys of a viewer, for the `onKeyDown` of its frame: they are heard only while the focus is in it (WCAG 2.1.4).
 *
 * @param actions By KeyboardEvent.key.
 */
export function viewerKeys(actions: ReadonlyMap<string, () => void>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target as HTMLElement;
    // Where one types, letters are letters; in a menu or a dialog, keys are its own.
    const own = 'input, textarea, select, [contenteditable], [role="menu"], [role="slider"]';
    if (at.closest(`${own}, [role="dialog"]`)) return;
    const act = actions.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
