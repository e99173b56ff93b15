// Generated from openapi/ by `npm run contract`. Do not edit.

import { zLogName } from './zLogName.gen';

/**
 * Of which log.
 */
export const zSavedViewLog = zLogName;
