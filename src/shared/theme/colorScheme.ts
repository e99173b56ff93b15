import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Theme } from '@/api/generated/types.gen';

const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);
const toScheme = (theme: string | null): MantineColorScheme =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

/**
 * Keeps the theme in local storage as light, dark or system (specification, section 9); Mantine says auto
 * where the specification says system. `public/theme.js` reads the same key before the first paint.
 */
export function themeManager(key: string): MantineColorSchemeManager {
  let unsubscribe = () => {};
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Blocked storage: the system decides.
    }
  };
  return {
    get: () => toScheme(stored()),
    set: (scheme) => {
      try {
        localStorage.setItem(key, toTheme(scheme));
      } catch {
        // The choice then lasts until the page is left.
      }
    },
    subscribe: (onUpdate) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key) onUpdate(toScheme(event.newValue));
      };
      addEventListener('storage', listener);
      unsubscribe = () => removeEventListener('storage', listener);
    },
    unsubscribe: () => unsubscribe(),
    clear: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
