// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocation } from './zLocation.gen';

/**
 * Location.
 */
export const zLocationFilter = z.array(zLocation).check(z.maxLength(3));
