import type { ServerProcess } from '../support/server.ts';

/** The backend that answers the app's API calls. */
export interface Backend {
  /** Server processes that start and stop together with the app. */
  servers: ServerProcess[];
  /** Environment variables for the app's dev server; see vite.config.ts. */
  env: Record<string, string>;
  /** Message for the terminal. */
  announcement: string;
  /** Cleanup at the end. */
  end?: () => Promise<void>;
}
