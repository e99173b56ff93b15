import type { ServerProcess } from '../support/server.ts';

/** The backend that answers the app's API calls. */
export interface Backend {
  /** Starts the server processes that stop together with the app. */
  start: () => ServerProcess[];
  /** Environment variables for the app's dev server; see vite.config.ts. */
  env: Record<string, string>;
  /** Message for the terminal. */
  announcement: string;
  /** Cleanup at the end. */
  end?: () => Promise<void>;
}
