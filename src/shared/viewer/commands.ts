import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperationId } from '@/api/offers';

/** A toolbar button that acts at once. */
export interface ViewerCommand {
  id: string;
  /** The label of the button, and of its key in the help. */
  label: string;
  icon: Icon;
  /** A KeyboardEvent.key. An uppercase letter needs Shift. */
  key?: string;
  run: () => void;
  /** Set for toggle buttons only. */
  pressed?: boolean;
  disabled?: boolean;
  /** Commands of the same group appear together. */
  group: string;
}

/** A toolbar button that opens a panel beside the scene. */
export interface ViewerPanel {
  id: string;
  label: string;
  icon: Icon;
  key?: string;
  /** The operation that the panel cannot do without. */
  needs?: OperationId;
  /** The number of items in the panel; 0 shows no badge. */
  count?: number;
  content: ReactNode;
}

/** A key without a button, for the help: `['W A S D', 'Move']`. */
export type ViewerKey = readonly [keys: string, meaning: string];

/** Returns the label of a key as it is printed on the keyboard. */
export function keyName(key: string): string {
  if (key === ' ') return 'Space';
  if (key.length > 1) return key;
  return key !== key.toLowerCase() ? `Shift ${key}` : key.toUpperCase();
}
