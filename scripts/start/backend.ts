import type { ServerProcess } from '../support/server.ts';

/** What answers the app's calls. */
export interface Backend {
  /** Started with the app's server, and ended with it. */
  servers: ServerProcess[];
  /** For the app's server: see vite.config.ts. */
  env: Record<string, string>;
  /** What the person at the terminal is told. */
  announcement: string;
  /** Done in the end. */
  end?: () => Promise<void>;
}
