/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL: string;
  readonly VITE_THEME_STORAGE_KEY: string;
  readonly VITE_SENTRY_DSN?: string;
  /** With it, all of VITE_FIREBASE_* are there (scripts/env.ts). */
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_VAPID_KEY: string;
}

/** TypeScript does not describe Trusted Types yet. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: {
          createHTML(html: string, type: string, sink?: string): string;
          createScriptURL(address: string): string;
        },
      ): void;
    }
  | undefined;
