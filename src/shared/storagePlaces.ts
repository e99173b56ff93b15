/**
 * What becomes of a place in the browser's storage when a session ends:
 * - `browser`: it tells nothing of a person, and stays;
 * - `unsent`: what a person typed and has not sent. It is sealed for them. Without a key, it stays until somebody else signs
 *   in. The name has the id of the person after the first colon;
 * - `owned`: like `unsent`, but nobody is asked before it is lost;
 * - `personal`: it is sealed, or removed without a key;
 * - `tab`: it is in the storage of the tab, which is emptied.
 */
type Kind = 'browser' | 'unsent' | 'owned' | 'personal' | 'tab';

/**
 * Every place that the portal writes to, by the part of its name before the first colon. `browserStorage` and `tabStorage` accept
 * no other name. What is in the storage and not listed is personal. The files of drafts have a database (draftFiles.ts). There is no cache of the portal in the
 * browser; those of Firebase's SDK go with its token (`src/platform/push`).
 */
export const storagePlaces = {
  /** The session (specification, section 3). It is emptied, not removed. */
  'auth-storage': 'browser',
  /** The key that opens what is sealed. It goes when all is sealed. */
  'storage-key': 'browser',
  sealed: 'browser',
  'host-offers': 'browser',
  density: 'browser',
  columns: 'browser',
  'messages-enter-sends': 'browser',
  /** The token of the browser. The next page without its person replaces it (`PushAssistant`). */
  'push-token': 'browser',
  /** The default name of the theme's place. A build can choose another one. */
  'vite-ui-theme': 'browser',
  /** What stands in for the browser's own memory, such as the push subscription of the developer panel. */
  browser: 'browser',
  draft: 'unsent',
  'page-unsent': 'unsent',
  outbox: 'unsent',
  'known-project': 'owned',
  'account-logo': 'personal',
  checklist: 'personal',
  'current-project': 'personal',
  'editor-tree': 'personal',
  'modules-off': 'personal',
  'push-asked': 'personal',
  'recent-projects': 'personal',
  'recent-records': 'personal',
  units: 'personal',
  upload: 'personal',
  'provider-login': 'tab',
  'see-as': 'tab',
  'see-as-view': 'tab',
} as const satisfies Record<string, Kind>;

export type StoragePlace = keyof typeof storagePlaces;

/** The name of an entry: a place, or a part of it. */
export type StorageName = StoragePlace | `${StoragePlace}:${string}`;

export const kindOf = (name: string): Kind =>
  (storagePlaces as Record<string, Kind>)[name.split(':')[0] ?? ''] ?? 'personal';
