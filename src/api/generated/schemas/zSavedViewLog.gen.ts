// Generated from openapi/ by `npm run contract`. Do not edit.

import { zLogName } from './zLogName.gen';

/**
 * The log.
 */
export const zSavedViewLog = zLogName;
