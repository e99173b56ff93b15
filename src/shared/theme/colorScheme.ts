import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Theme } from '@/api/generated/types.gen';

const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);
const toScheme = (theme: string | null): MantineColorScheme =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

/**
 * Saves the color scheme in local storage as light, dark or system (specification, section 9). Mantine's 'auto' is
 * 'system' there. `scripts/first-load/inline.js` reads the same key before the first paint.
 */
export function themeManager(key: string): MantineColorSchemeManager {
  let unsubscribe = () => {};
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked: use the system's color scheme.
    }
  };
  return {
    get: () => toScheme(stored()),
    set: (scheme) => {
      try {
        localStorage.setItem(key, toTheme(scheme));
      } catch {
        // Storage is blocked: the choice lasts until the page is closed.
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
        // Storage is blocked: there is nothing to remove.
      }
    },
  };
}
