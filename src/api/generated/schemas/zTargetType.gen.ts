// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTargetType } from './zPinTargetType.gen';

/**
 * Kind of a thing that can be shared. A photo of a shared album needs no link of its own.
 */
export const zTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'album',
    'photo',
    'video',
    'cam'
]);

/**
 * Of what kind of thing.
 */
export const zTargetType2 = zPinTargetType;
