import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A button of the toolbar that does something at once. */
export interface ViewerCommand {
  id: string;
  /** Its name, and what the help says of its key. */
  label: string;
  icon: Icon;
  /** As in KeyboardEvent.key; a letter in upper case wants Shift. */
  key?: string;
  run: () => void;
  /** For what is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  /** Commands of one group stand together. */
  group: string;
}

/** A button of the toolbar that opens a panel beside what is shown. */
export interface ViewerPanel {
  id: string;
  label: string;
  icon: Icon;
  key?: string;
  /** How many things are in it; nothing is shown for none. */
  count?: number;
  content: ReactNode;
}

/** A key that is no button's, for the help: `['W A S D', 'Move']`. */
export type ViewerKey = readonly [keys: string, meaning: string];

/** The key as it stands on the keyboard. */
export function keyName(key: string): string {
  if (key === ' ') return 'Space';
  if (key.length > 1) return key;
  return key !== key.toLowerCase() ? `Shift ${key}` : key.toUpperCase();
}
