const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The name of the modifier key on this platform. */
export const modKey = isApple ? '⌘' : 'Ctrl';

/** Tells whether the modifier key is held, and no other one. */
export const isWithMod = (event: KeyboardEvent): boolean =>
  (isApple ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
