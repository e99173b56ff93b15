import type { Handlers } from '../engine/types.ts';
import { authHandlers } from './auth.ts';
import { projectHandlers } from './projects.ts';
import { scanHandlers } from './scans.ts';

/** The handlers of all tags. An operation that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...projectHandlers,
  ...scanHandlers,
} satisfies Required<Handlers>;
