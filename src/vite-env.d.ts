/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL: string;
  readonly VITE_THEME_STORAGE_KEY: string;
  readonly VITE_SENTRY_DSN?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
}
