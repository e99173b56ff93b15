import { useEffect, useEffectEvent } from 'react';

/** Text fields, menus and dialogs keep their keys. */
const busy =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** Keyboard shortcuts of a page. `actionsAt` returns the action of each key, given the element with the focus. */
export function useKeys(
  actionsAt: (focused: HTMLElement) => Readonly<Record<string, (() => void) | undefined>>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest(busy)) return;
    const actions = actionsAt(target);
    const act = Object.hasOwn(actions, event.key) && actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
