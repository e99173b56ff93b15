const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** What the key of shortcuts is called on this machine. */
export const modKey = isApple ? '⌘' : 'Ctrl';

/** Whether it is held, and no other key that would make it another shortcut. */
export const isWithMod = (event: KeyboardEvent): boolean =>
  (isApple ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
