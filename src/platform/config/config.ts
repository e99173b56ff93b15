/** The build configuration. `scripts/env.ts` validates the values and provides the defaults. */
const env = import.meta.env;

export const config = {
  apiUrl: env.VITE_API_URL,
  themeStorageKey: env.VITE_THEME_STORAGE_KEY,
  /** The project of a host that has no list of projects; empty if it is not set. */
  projectId: env.VITE_PROJECT_ID ?? '',
} as const;

/** Logs once which features are off because they are not configured. */
export function announceMissingFeatures(): void {
  if (!env.VITE_FIREBASE_API_KEY) {
    console.info('Push messages are off: VITE_FIREBASE_* is not set.');
  }
  if (!env.VITE_SENTRY_DSN) {
    console.info('Error reporting is off: VITE_SENTRY_DSN is not set.');
  }
}
