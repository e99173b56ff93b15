// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTargetType } from './zPinTargetType.gen';

/**
 * Kind of a thing that can be shared, pinned on and looked at.
 */
export const zTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'album',
    'video',
    'cam'
]);

/**
 * Of what kind of thing.
 */
export const zTargetType2 = zPinTargetType;
