// Generated from openapi/ by `npm run contract`. Do not edit.

import { zPinTargetType } from './zPinTargetType.gen';

/**
 * Only those on this kind of thing.
 */
export const zTargetTypeFilter = zPinTargetType;
