// Generated from openapi/ by `npm run contract`. Do not edit.

import { zTargetType } from './zTargetType.gen';

/**
 * Only those to this kind of thing.
 */
export const zShareTargetTypeFilter = zTargetType;
