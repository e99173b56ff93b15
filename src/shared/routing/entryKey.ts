/** Returns what tells the entry of the history from the others of the tab. Only the first one has none (guardedLocation.ts). */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? '';
