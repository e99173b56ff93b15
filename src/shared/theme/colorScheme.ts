import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Theme } from '@/api/generated/types.gen';
import { browserStorage } from '../storage';
import type { StorageName } from '../storagePlaces';

const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);
const toScheme = (theme: string | null): MantineColorScheme =>
  theme === 'light' || theme === 'dark' ? theme : 'auto';

/**
 * Saves the color scheme in local storage as light, dark or system (specification, section 9). Mantine's 'auto' is
 * 'system' there. `scripts/first-load/inline.js` reads the same key before the first paint.
 */
export function themeManager(key: string): MantineColorSchemeManager {
  let unsubscribe = () => {};
  // The build chooses the name. 'storagePlaces' has its default.
  const name = key as StorageName;
  return {
    get: () => toScheme(browserStorage.get(name)),
    set: (scheme) => void browserStorage.set(name, toTheme(scheme)),
    subscribe: (onUpdate) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key) onUpdate(toScheme(event.newValue));
      };
      addEventListener('storage', listener);
      unsubscribe = () => removeEventListener('storage', listener);
    },
    unsubscribe: () => unsubscribe(),
    clear: () => void browserStorage.remove(name),
  };
}
