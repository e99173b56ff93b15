// Generated from openapi/ by `npm run contract`. Do not edit.

import { zPinTargetType } from './zPinTargetType.gen';

/**
 * Only pins on this kind of target.
 */
export const zTargetTypeFilter = zPinTargetType;
